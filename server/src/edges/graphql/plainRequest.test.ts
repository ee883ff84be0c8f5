import { ApolloServer } from "@apollo/server";
import fc from "fast-check";
import { createSchema } from "../../schema";
import type { User } from "../../features/accounts/User";
import { type AnyOperation, anyOperation } from "../../testing/anyOperation";
import { buildComment, buildPost, buildProfile, buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";

const testApp = useTestApp();
const clientsAccept = "application/graphql-response+json,application/json;q=0.9";
let ada: User;
let postId: string;

beforeAll(async () => {
  const { db } = testApp();
  ada = await buildUser(db);
  await buildProfile(db, { userId: ada.id });
  postId = (await buildPost(db, { authorId: ada.id })).id;
  for (let n = 0; n < 3; n++) await buildComment(db, { postId });
});

type Payload = Record<string, unknown>;

/** The same types of content as `clientsAccept`, in an order that only Apollo Server reads. */
const apolloAccepts = "application/json;q=0.9, application/graphql-response+json";

/** The parts of an answer that both ways decide, and whether Apollo Server was used. */
async function send(payload: Payload, { accept, as = ada }: { accept?: string; as?: User | null } = {}) {
  const apollo = jest.spyOn(ApolloServer.prototype, "executeHTTPGraphQLRequest");
  const before = testApp().counter.statements.length;
  const { statusCode, headers, body } = await testApp().request(
    { method: "POST", url: "/graphql", payload, headers: accept ? { accept } : {} },
    as ? { as } : {},
  );
  const asksApollo = apollo.mock.calls.length > 0;
  apollo.mockRestore();
  return {
    asksApollo,
    statements: testApp().counter.statements.slice(before),
    remaining: Number(headers["ratelimit-remaining"]),
    answer: {
      status: statusCode,
      type: headers["content-type"],
      cache: headers["cache-control"],
      limit: headers["ratelimit-limit"],
      retryAfter: headers["retry-after"],
      body: body.replace(/"requestId":"[^"]+"/g, `"requestId":"…"`),
    },
  };
}

const fresh = (() => {
  let count = 0;
  /** The same document, as if it had never been sent. */
  return (query: string) => `${query} #${count++}`;
})();

const like = `mutation Like($id: ID!) { likePost(id: $id) { id likeCount likedByViewer } }`;
const unknownId = "0190a0a0-0000-7000-8000-000000000000";

describe("a plain request", () => {
  it("gets the answer that Apollo Server gives to all others", async () => {
    const schema = createSchema(testApp().services.events);
    const choices = {
      "Query.posts": ["first: 3"],
      "Query.profiles": ["first: 3"],
      "Query.user": [`id: "${ada.id}"`],
      "Query.profile": [`userId: "${ada.id}"`],
      "Query.post": [`id: "${postId}"`],
      "Post.comments": ["first: 2"],
      "Post.likes": ["first: 2"],
    };
    const operations = anyOperation(schema, ["posts", "post", "profiles", "profile", "user", "me"], choices);
    const isTheSame = async ({ query, variables }: AnyOperation, plainFirst: boolean) => {
      const asked = { query: fresh(query), variables };
      const accepts = plainFirst ? [clientsAccept, apolloAccepts] : [apolloAccepts, clientsAccept];
      const [first, second] = [await send(asked, { accept: accepts[0] }), await send(asked, { accept: accepts[1] })];
      expect([first.asksApollo, second.asksApollo]).toEqual([!plainFirst, plainFirst]);
      expect(second.answer).toEqual(first.answer);
      expect(first.answer.status).toBe(200);
      expect(first.remaining - second.remaining).toBeGreaterThan(0);
    };

    await fc.assert(fc.asyncProperty(operations, fc.boolean(), isTheSame), { numRuns: 30 });
  }, 120_000);

  it.each([undefined, "*/*", "application/json"])("gets JSON where it accepts %s", async (accept) => {
    const { asksApollo, answer } = await send({ query: "{ me { id } }" }, { accept });

    expect(asksApollo).toBe(false);
    expect(answer.type).toBe("application/json; charset=utf-8");
  });
});

describe("an operation that was executed before", () => {
  it("is not confused with another operation of the same document", async () => {
    const query = fresh(`query One { me { id } } query Two { me { name } }`);
    const bodies = [];
    for (const operationName of ["One", "Two", "One", "Two"])
      bodies.push((await send({ query, operationName })).answer.body);

    expect(bodies[0]).toBe(`{"data":{"me":{"id":"${ada.id}"}}}\n`);
    expect(bodies[1]).toBe(`{"data":{"me":{"name":"${ada.name}"}}}\n`);
    expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
  });

  it("belongs to the member who sends it now", async () => {
    const query = fresh(`{ me { id } }`);
    const eve = await buildUser(testApp().db);
    await send({ query });

    expect((await send({ query }, { as: eve })).answer.body).toContain(eve.id);
    expect((await send({ query }, { as: null })).answer.body).toBe(`{"data":{"me":null}}\n`);
  });

  it("changes what it should, once", async () => {
    const post = await buildPost(testApp().db);
    const query = fresh(like);
    const answers = [];
    for (const as of [ada, await buildUser(testApp().db), await buildUser(testApp().db)])
      answers.push(await send({ query, variables: { id: post.id } }, { as }));

    expect(answers.map(({ answer }) => JSON.parse(answer.body).data.likePost.likeCount)).toEqual([1, 2, 3]);
  });
});

describe("what the service records of an operation that was executed before", () => {
  it("a member who changed something is known to have written", async () => {
    const query = fresh(like);
    await send({ query, variables: { id: postId } });
    const noteWrite = jest.spyOn(testApp().services.db.access.reads, "noteWrite");

    await send({ query, variables: { id: postId } });

    expect(noteWrite.mock.calls).toEqual([[ada.id]]);
    noteWrite.mockRestore();
  });

  it("it is counted", async () => {
    const query = fresh(`query Counted { me { id } }`);
    for (let n = 0; n < 3; n++) await send({ query });

    const body = await testApp().app.metrics.registry.metrics();

    expect(body).toContain(`graphql_operation_duration_seconds_count{operation="Counted",type="query",outcome="ok"} 3`);
  });
});

describe("an operation that fails", () => {
  const failing: Record<string, Payload & { query: string }> = {
    "in one of its fields": { query: `query Q($id: ID!) { me { id } post(id: $id) { id } }`, variables: { id: "x" } },
    "as a whole": { query: like, variables: { id: unknownId } },
    "by its input": { query: `mutation { createPost(input: { text: " " }) { id } }` },
    "by a variable of the wrong type": { query: like, variables: { id: { not: "an id" } } },
    "by a variable that is missing": { query: like, variables: {} },
    "by its cost": {
      query: `query Q($n: Int!) { posts(first: $n) { nodes { comments(first: $n) { nodes { author { id } } } } } }`,
      variables: { n: 100 },
    },
    "by its syntax": { query: `{ me { ` },
    "by the schema": { query: `{ me { nothing } }` },
    "by a name that none of its operations has": { query: `query Q { me { id } }`, operationName: "R" },
  };

  it.each(Object.entries(failing))("%s: the first time, later and over Apollo Server alike", async (_case, payload) => {
    const asked = { ...payload, query: fresh(payload.query) };
    const [first, again, other] = [
      await send(asked, { accept: clientsAccept }),
      await send(asked, { accept: clientsAccept }),
      await send(asked, { accept: apolloAccepts }),
    ];

    expect([first.asksApollo, again.asksApollo, other.asksApollo]).toEqual([false, false, true]);
    expect(again.answer).toEqual(first.answer);
    expect(other.answer).toEqual(first.answer);
    expect(again.statements).toEqual(first.statements);
    expect(JSON.parse(first.answer.body).errors).not.toHaveLength(0);
  });

  it("does nothing twice, and counts as one request", async () => {
    const query = fresh(`mutation Add($id: ID!) { addComment(input: { postId: $id, text: "Once" }) { id } }`);
    await send({ query, variables: { id: postId } });

    const missing = await send({ query, variables: { id: unknownId } });
    const next = await send({ query, variables: { id: postId } });

    expect(missing.statements.filter((sql) => /insert into comments/i.test(sql))).toHaveLength(1);
    expect(missing.remaining - next.remaining).toBe(1);
  });
});

describe("a request that is not a plain one", () => {
  const query = fresh(`{ me { id } }`);

  it.each([
    ["of another answer", { query }, "text/html"],
    ["of several operations", [{ query }, { query }], undefined],
    ["with a name that is no text", { query, operationName: 5 }, undefined],
    ["with a document that is no text", { query: { kind: "Document" } }, undefined],
    ["with variables that are no object", { query, variables: "id" }, undefined],
    ["without a document", { query: "" }, undefined],
  ])("%s is Apollo Server's", async (_case, payload, accept) => {
    const { asksApollo, answer } = await send(payload as Payload, { accept });

    expect(asksApollo).toBe(true);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe("with few requests left", () => {
  const fewApp = useTestApp({ rateLimitFactor: 0.004 });

  it("an operation is refused, however often it was executed", async () => {
    const answers = [];
    for (let n = 0; n < 9; n++) answers.push(await fewApp().graphql("{ __typename }", {}, { ip: "192.0.2.7" }));

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(3);
    expect(refused[0]?.errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - refused.length);
  });
});

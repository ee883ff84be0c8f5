import { useTestApp } from "../../testing/app/harness";
import { postId, type Payload, send, fresh, usePlainRequests } from "../../testing/calls/plainRequests";

usePlainRequests();

const clientsAccept = "application/graphql-response+json,application/json;q=0.9";

/** The same types of content as `clientsAccept`, in an order that only Apollo Server reads. */
const apolloAccepts = "application/json;q=0.9, application/graphql-response+json";

const like = `mutation Like($id: ID!) { likePost(id: $id) { id likeCount likedByViewer } }`;

const unknownId = "0190a0a0-0000-7000-8000-000000000000";

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

import fc from "fast-check";
import { getSchema } from "../../schema";
import { type AnyOperation, anyOperation } from "../../testing/contract/anyOperation";
import { buildPost, buildUser } from "../../testing/app/factories";
import { testApp, ada, postId, send, fresh, usePlainRequests } from "../../testing/calls/plainRequests";

usePlainRequests();

const clientsAccept = "application/graphql-response+json,application/json;q=0.9";

/** The same types of content as `clientsAccept`, in an order that only Apollo Server reads. */
const apolloAccepts = "application/json;q=0.9, application/graphql-response+json";

const like = `mutation Like($id: ID!) { likePost(id: $id) { id likeCount likedByViewer } }`;

describe("a plain request", () => {
  it("gets the answer that Apollo Server gives to all others", async () => {
    const schema = getSchema();
    const choices = {
      "Query.posts": ["first: 3"],
      "Query.profiles": ["first: 3"],
      "Query.user": [`id: "${ada.id}"`],
      "Query.profile": [`userId: "${ada.id}"`],
      "Query.post": [`id: "${postId}"`],
      "Post.comments": ["first: 2"],
      "Post.likes": ["first: 2"],
      "User.buddies": ["first: 2"],
      "User.buddyRequests": ["first: 2"],
    };
    const operations = anyOperation(schema, ["posts", "post", "profiles", "profile", "user", "me"], choices);
    const isTheSame = async ({ query, variables }: AnyOperation, plainFirst: boolean) => {
      const asked = { query: fresh(query), variables };
      const accepts = plainFirst ? [clientsAccept, apolloAccepts] : [apolloAccepts, clientsAccept];
      const [first, second] = [await send(asked, { accept: accepts[0] }), await send(asked, { accept: accepts[1] })];
      expect([first.asksApollo, second.asksApollo]).toEqual([!plainFirst, plainFirst]);
      expect(second.answer).toEqual(first.answer);
      // Some operations ask for more than is allowed, and are refused alike.
      if (first.answer.body.includes("graphql.tooExpensive")) return;
      expect(first.answer.status).toBe(200);
      expect(first.remaining - second.remaining).toBeGreaterThan(0);
    };

    await fc.assert(fc.asyncProperty(operations, fc.boolean(), isTheSame), { numRuns: 30 });
  });

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
  it("it is counted", async () => {
    const query = fresh(`query Counted { me { id } }`);
    for (let n = 0; n < 3; n++) await send({ query });

    const body = await testApp().app.metrics.registry.metrics();

    expect(body).toContain(`graphql_operation_duration_seconds_count{operation="Counted",type="query",outcome="ok"} 3`);
  });
});

import type { User } from "../../../features/accounts/users/User";
import type { AppContext } from "../../../platform/context";
import { getOpenSchema, getSchema } from "../../../schema";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { LiveClient, listen } from "../../../testing/live/LiveClient";
import { OperationStore } from "./OperationStore";
import { steps } from "./pipeline";

const testApp = useTestApp();

let ada: User;

let postId: string;

let client: LiveClient;

beforeAll(async () => {
  const { db } = testApp();
  ada = await buildUser(db);
  postId = (await buildPost(db, { authorId: ada.id })).id;
  client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
});

afterAll(() => client.leave());

afterEach(() => vi.restoreAllMocks());

/** The names of the steps that are taken from now on. */
function watchSteps(): string[] {
  const taken: string[] = [];
  for (const step of steps) {
    const { take } = step;
    vi.spyOn(step, "take").mockImplementation((run) => {
      taken.push(step.name);
      return take(run);
    });
  }
  return taken;
}

const allSteps = [
  "count the request",
  "parse and validate",
  "check the transport",
  "count root fields and writes",
  "read the variables",
  "check the cost",
  "execute",
  "present",
  "measure",
];

describe("the steps of an operation", () => {
  it("are the same over HTTP the first and the thousandth time", async () => {
    const taken = watchSteps();
    const query = "query Steps($first: Int!) { posts(first: $first) { nodes { id } } }";

    for (let time = 1; time <= 1_000; time++) {
      taken.length = 0;
      const { errors } = await testApp().graphql(query, { first: 2 }, { as: ada });
      if (time === 1 || time === 1_000) expect([errors, taken]).toEqual([undefined, allSteps]);
    }
  });

  it("are the same where Apollo Server reads the request", async () => {
    const taken = watchSteps();
    const url = `/graphql?query=${encodeURIComponent("{ me { id } }")}`;

    for (let time = 0; time < 3; time++) {
      taken.length = 0;
      const answer = await testApp().request(
        { method: "GET", url, headers: { "apollo-require-preflight": "1" } },
        { as: ada },
      );
      expect([answer.statusCode, taken]).toEqual([200, allSteps]);
    }
  });

  it("are the same over a socket", async () => {
    const taken = watchSteps();
    const like = `mutation ($id: ID!) { likePost(id: $id) { id } }`;
    const unlike = `mutation ($id: ID!) { unlikePost(id: $id) { id } }`;

    for (let time = 0; time < 3; time++) {
      taken.length = 0;
      const subscription = client.subscribe(`subscription ($id: ID!) { likesChanged(postId: $id) { id } }`, {
        id: postId,
      });
      for (let tries = 0; tries < 500 && taken.length < allSteps.length; tries++)
        await new Promise((resolve) => setTimeout(resolve, 10));
      expect(taken).toEqual(allSteps);
      await testApp().graphql(time % 2 ? unlike : like, { id: postId }, { as: ada });
      expect(await subscription.until(1)).toEqual([{ likesChanged: { id: postId } }]);
      subscription.stop();
    }
  });

  it("are measured for queries, subscriptions and what is refused", async () => {
    await testApp().graphql("query Measured { me { id } }", {}, { as: ada });
    await testApp().graphql("query Measured { me { id } } query Other { nothing }", {}, { as: ada });
    await client.subscribe(`subscription Measured { likesChanged(postId: "7") { id } }`).untilRefused();

    const text = await testApp().app.metrics.registry.metrics();

    for (const labels of [
      `operation="Measured",type="query",outcome="ok"`,
      `operation="anonymous",type="none",outcome="GRAPHQL_VALIDATION_FAILED"`,
      `operation="Measured",type="subscription",outcome="BAD_USER_INPUT"`,
    ])
      expect(text).toContain(`graphql_operation_duration_seconds_count{${labels}}`);
  });

  it("end with the one that refuses, but for those that answer", async () => {
    const taken = watchSteps();

    await testApp().graphql("{ nothing }", {}, { as: ada });

    expect(taken).toEqual(["count the request", "parse and validate", "present", "measure"]);
  });
});

it("stores what parsing, validation and compilation gave", () => {
  const operations = new OperationStore(getSchema(), { introspection: true });
  const query = "query A { me { id } } query B { me { name } }";
  const [first, again] = [1, 2].map(() => operations.prepare({ query, operationName: "A" }));

  expect(again).toBe(first);
  expect(again?.executeFor(contextOf(null))).toBe(first?.executeFor(contextOf(null)));
  expect(operations.prepare({ query, operationName: "B" })).not.toBe(first);
  operations.prepare({ query: "#b\nquery A { me { id } }", operationName: "A" });
  for (const [operationName, text] of [
    ["", query],
    ["A\n#b", "query A { me { id } }"],
    ["A\0#b", "query A { me { id } }"],
  ])
    expect(() => operations.prepare({ query: text ?? "", operationName })).toThrow("no operation of that name");
});

it("runs the queries of viewers without blocks with the schema that has no guards, and all mutations with the other", () => {
  const isFor = ({ viewer }: AppContext) => viewer?.hasBlocks === false;
  const shortcut = { schema: getOpenSchema(), isFor };
  const operations = new OperationStore(getSchema(), { introspection: true, shortcut });
  const [query, mutation] = ["query { me { id } }", "mutation { signOutOtherDevices { id } }"].map((text) =>
    operations.prepare({ query: text }),
  );

  expect(query?.executeFor(contextOf(false))).not.toBe(query?.executeFor(contextOf(true)));
  expect(mutation?.executeFor(contextOf(false))).toBe(mutation?.executeFor(contextOf(true)));
});

const contextOf = (hasBlocks: boolean | null) =>
  ({ viewer: hasBlocks === null ? null : { id: "ada", tokenId: "t", hasBlocks } }) as AppContext;

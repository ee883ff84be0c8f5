import type { User } from "../../../features/accounts/User";
import { createSchema } from "../../../schema";
import { buildPost, buildUser } from "../../../testing/factories";
import { useTestApp } from "../../../testing/harness";
import { LiveClient, listen } from "../../../testing/LiveClient";
import { OperationStore } from "./OperationStore";
import type { PresentedError } from "./presentError";
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
afterEach(() => jest.restoreAllMocks());

/** The names of the steps that are taken from now on. */
function watchSteps(): string[] {
  const taken: string[] = [];
  for (const step of steps) {
    const { take } = step;
    jest.spyOn(step, "take").mockImplementation((run) => {
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
  const operations = new OperationStore(createSchema(testApp().services.events), { introspection: true });
  const query = "query A { me { id } } query B { me { name } }";
  const [first, again] = [1, 2].map(() => operations.prepare({ query, operationName: "A" }));

  expect(again).toBe(first);
  expect(again?.execute).toBe(first?.execute);
  expect(operations.prepare({ query, operationName: "B" })).not.toBe(first);
  operations.prepare({ query: "#b\nquery A { me { id } }", operationName: "A" });
  for (const [operationName, text] of [
    ["", query],
    ["A\n#b", "query A { me { id } }"],
    ["A\0#b", "query A { me { id } }"],
  ])
    expect(() => operations.prepare({ query: text ?? "", operationName })).toThrow("no operation of that name");
});

type Kind = { open: string; field: string };
const overHttp = (): Kind => ({ open: "query", field: `post(id: "${postId}")` });
const overSocket: Kind = { open: "subscription", field: "postAdded" };
const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(" ");
const deep = `${"author { profile { user { ".repeat(4)} id ${"} } }".repeat(4)}`;

type Bad = [
  what: string,
  document: (kind: Kind) => string,
  variables: Record<string, unknown>,
  key: string | undefined,
];

const refused: Bad[] = [
  ["a syntax error", ({ open, field }) => `${open} { ${field} {`, {}, undefined],
  ["an unknown field", ({ open, field }) => `${open} { ${field} { nothing } }`, {}, undefined],
  [
    "a literal of the wrong type",
    ({ open, field }) => `${open} { ${field} { comments(first: "x") { totalCount } } }`,
    {},
    undefined,
  ],
  [
    "more than 1,000 tokens",
    ({ open, field }) => `${open} { ${field} { ${times(1_001, () => "id")} } }`,
    {},
    "graphql.tooLong",
  ],
  ["more than 10 levels", ({ open, field }) => `${open} { ${field} { ${deep} } }`, {}, "graphql.tooDeep"],
  [
    "more than 15 aliases",
    ({ open, field }) => `${open} { ${field} { ${times(16, (n) => `a${n}: id`)} } }`,
    {},
    "graphql.tooManyAliases",
  ],
  [
    "more than 5 directives",
    ({ open, field }) => `${open} { ${field} { ${times(6, () => "id @include(if: true)")} } }`,
    {},
    "graphql.tooManyDirectives",
  ],
  [
    "more than 1,000 fields in fragments",
    ({ open, field }) =>
      `${open} { ${field} { ...F0 } } ${times(11, (n) => `fragment F${n} on Post { ...F${n + 1} ...F${n + 1} }`)} fragment F11 on Post { id }`,
    {},
    "graphql.tooManyFields",
  ],
  [
    "more objects than it may fetch",
    ({ open, field }) =>
      `${open} ($n: Int!) { ${field} { comments(first: $n) { nodes { post { likes(first: $n) { nodes { id } } } } } } }`,
    { n: 100 },
    "graphql.tooExpensive",
  ],
  [
    "a variable of the wrong type",
    ({ open, field }) => `${open} ($n: Int!) { ${field} { comments(first: $n) { totalCount } } }`,
    { n: "x" },
    undefined,
  ],
  [
    "a variable that is null where none may be",
    ({ open, field }) => `${open} ($n: Int = 3) { ${field} { comments(first: $n) { totalCount } } }`,
    { n: null },
    undefined,
  ],
  [
    "variables that are too large",
    ({ open, field }) => `${open} ($n: Int!) { ${field} { comments(first: $n) { totalCount } } }`,
    { n: Array(101).fill(1) },
    undefined,
  ],
];

describe("what is refused", () => {
  const [plain, viaApollo] = ["application/json", "application/json;q=0.9"];
  const about = (error?: PresentedError) => {
    const { requestId, ...rest } = error?.extensions ?? {};
    expect(requestId).toEqual(expect.any(String));
    return { message: error?.message, ...rest };
  };

  it.each(refused)("has the same code and key on every way: %s", async (_what, document, variables, key) => {
    const payload = { query: document(overHttp()), variables };
    const errors: PresentedError[] = [];
    for (const accept of [plain, viaApollo, plain]) {
      const answer = await testApp().request(
        { method: "POST", url: "/graphql", payload, headers: { accept } },
        { as: ada },
      );
      errors.push(answer.json<{ errors: PresentedError[] }>().errors[0] as PresentedError);
    }
    const [live] = await client.subscribe(document(overSocket), variables).untilRefused();

    const [first, ...others] = [...errors, live as PresentedError].map(about);
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ code: expect.any(String) as string });
    expect(first?.key).toBe(key);
  });

  it("has a key where each transport has a rule of its own", async () => {
    const { errors } = await testApp().graphql("subscription { postAdded { id } }", {}, { as: ada });
    const [live] = await client.subscribe("{ me { id } }").untilRefused();
    const { errors: roots } = await testApp().graphql(`{ ${times(11, (n) => `a${n}: __typename`)} }`, {}, { as: ada });

    expect(about(errors?.[0] as PresentedError)).toMatchObject({
      code: "BAD_REQUEST",
      key: "graphql.subscriptionOverHttp",
    });
    expect(about(live as PresentedError)).toMatchObject({ code: "BAD_REQUEST", key: "graphql.onlySubscriptions" });
    expect(about(roots?.[0] as PresentedError)).toMatchObject({
      code: "GRAPHQL_VALIDATION_FAILED",
      key: "graphql.tooManyRootFields",
      parameters: { max: 10 },
    });
  });
});

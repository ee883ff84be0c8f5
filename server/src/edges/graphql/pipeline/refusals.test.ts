import type { User } from "../../../features/accounts/users/User";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { LiveClient, listen } from "../../../testing/live/LiveClient";
import type { PresentedError } from "./presentError";

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

import { v7 as newId } from "uuid";
import type { User } from "../../features/accounts/users/User";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  testApp().graphql(query, variables, { as: ada });

/** The same mistake, as an operation with a variable of any name, as one with a literal, and as a rule sees it. */
const mistakes: [string, string, () => Promise<Awaited<ReturnType<typeof ask>>>][] = [
  ["first", "a variable", () => ask(`query ($n: Int!) { posts(first: $n) { totalCount } }`, { n: "many" })],
  ["first", "a literal", () => ask(`{ posts(first: "many") { totalCount } }`)],
  ["first", "a null for a default", () => ask(`query ($n: Int = 3) { posts(first: $n) { totalCount } }`, { n: null })],
  ["first", "a rule", () => ask(`query ($n: Int!) { posts(first: $n) { totalCount } }`, { n: 0 })],
  ["id", "a variable left out", () => ask(`query ($post: ID!) { post(id: $post) { id } }`)],
  ["id", "an argument left out", () => ask(`{ post { id } }`)],
  ["id", "a rule", () => ask(`query ($post: ID!) { post(id: $post) { id } }`, { post: "abc" })],
  [
    "interests[1]",
    "a variable",
    () => ask(`query ($likes: [Interest!]) { profiles(interests: $likes) { totalCount } }`, { likes: ["ART", "FOO"] }),
  ],
  [
    "interests[1]",
    "a variable inside a literal",
    () => ask(`query ($x: Interest!) { profiles(interests: [ART, $x]) { totalCount } }`, { x: "FOO" }),
  ],
  ["interests[1]", "a literal", () => ask(`{ profiles(interests: [ART, FOO]) { totalCount } }`)],
  [
    "input.text",
    "a variable",
    () => ask(`mutation ($post: CreatePostInput!) { createPost(input: $post) { id } }`, { post: { text: 7 } }),
  ],
  [
    "input.text",
    "a variable inside a literal",
    () => ask(`mutation ($said: String!) { createPost(input: { text: $said }) { id } }`, { said: 7 }),
  ],
  [
    "input.text",
    "a field left out of a variable",
    () => ask(`mutation ($post: CreatePostInput!) { createPost(input: $post) { id } }`, { post: {} }),
  ],
  ["input.text", "a field left out of a literal", () => ask(`mutation { createPost(input: {}) { id } }`)],
  [
    "input.likes",
    "an unknown field of a variable",
    () =>
      ask(`mutation ($post: CreatePostInput!) { createPost(input: $post) { id } }`, { post: { text: "a", likes: 9 } }),
  ],
  [
    "input.likes",
    "an unknown field of a literal",
    () => ask(`mutation { createPost(input: { text: "a", likes: 9 }) { id } }`),
  ],
  ["input.text", "a literal", () => ask(`mutation { createPost(input: { text: 7 }) { id } }`)],
  ["input.text", "a rule, of a literal", () => ask(`mutation { createPost(input: { text: " " }) { id } }`)],
  [
    "input.text",
    "a rule, of a variable",
    () => ask(`mutation ($post: CreatePostInput!) { createPost(input: $post) { id } }`, { post: { text: "\u0000" } }),
  ],
  [
    "input.postId",
    "the service's own rule",
    () => ask(`mutation { addComment(input: { text: "Hi", postId: "abc" }) { id } }`),
  ],
  [
    "input.social.twitter",
    "a rule, deeper",
    () =>
      ask(`mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, {
        input: { status: "LEARNING", skills: ["Go"], social: { twitter: "javascript:1" } },
      }),
  ],
  [
    "input.skills[1]",
    "a rule, in a list",
    () =>
      ask(`mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, {
        input: { status: "LEARNING", skills: ["Go", "a\u0000b"] },
      }),
  ],
];

describe("M29 a wrong value", () => {
  it.each(mistakes)("of %s is named by the argument's path when %s is wrong", async (path, _how, send) => {
    const first = await send();
    const again = await send();

    for (const answer of [first, again]) {
      expect(codeOf(answer)).toBe("BAD_USER_INPUT");
      expect(fieldsOf(answer)).toEqual([path]);
    }
  });

  it("is named in a fragment too, where the operation that sends it is not the only one", async () => {
    const answer = await testApp().request(
      {
        method: "POST",
        url: "/graphql",
        payload: {
          query: `query Other { __typename } query Mine($n: Int!) { ...Part } fragment Part on Query { posts(first: $n) { totalCount } }`,
          operationName: "Mine",
          variables: { n: "x" },
        },
      },
      { as: ada },
    );

    expect(fieldsOf(answer.json())).toEqual(["first"]);
  });
});

describe("M29 the code of a refusal", () => {
  it.each([
    ["a text that is not GraphQL", () => ask(`{ posts(`), "GRAPHQL_PARSE_FAILED"],
    ["a field that does not exist", () => ask(`{ nothing }`), "GRAPHQL_VALIDATION_FAILED"],
    ["an argument that does not exist", () => ask(`{ posts(many: 3) { totalCount } }`), "GRAPHQL_VALIDATION_FAILED"],
    [
      "an operation that costs too much",
      () => ask(`{ posts(first: 100) { nodes { comments(first: 100) { nodes { author { id } } } } } }`),
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["a subscription over HTTP", () => ask(`subscription { postAdded { id } }`), "BAD_REQUEST"],
    [
      "a document without an operation",
      () => ask(`fragment Part on Query { __typename }`),
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a wrong password",
      () => ask(`mutation { login(input: { email: "nobody@example.com", password: "wrong pass" }) { token } }`),
      "INVALID_CREDENTIALS",
    ],
    ["what is not there", () => ask(`mutation { likePost(id: "${newId()}") { id } }`), "NOT_FOUND"],
  ])("gives %s a code of its own", async (_what, send, code) => {
    const answer = await send();

    expect(codeOf(answer)).toBe(code);
    expect(answer.errors?.[0]?.extensions.requestId).toEqual(expect.any(String));
  });

  it("is BAD_REQUEST for a batch, for no query and for an operation of another name", async () => {
    const payloads = [
      [{ query: "{ __typename }" }],
      {},
      { query: "query Mine { __typename }", operationName: "Yours" },
    ];

    for (const payload of payloads) {
      const answer = await testApp().request({ method: "POST", url: "/graphql", payload }, { as: ada });
      expect(answer.statusCode).toBe(400);
      expect(codeOf(answer.json())).toBe("BAD_REQUEST");
    }
  });
});

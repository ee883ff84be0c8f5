import { getIntrospectionQuery } from "graphql";
import { codeOf, messageOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const nameFields = "fragment T on __Type { fields { name } }";

describe("introspection", () => {
  it("works, whole, as the playground asks for it", async () => {
    const query = getIntrospectionQuery({
      descriptions: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
      schemaDescription: true,
      specifiedByUrl: true,
    });

    const answer = await testApp().graphql(query);

    expect(answer.errors).toBeUndefined();
    expect(answer.data.__schema.types.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["User", "Profile", "Post", "Comment"]),
    );
  });

  it.each([
    ["of several types", `{ a: __type(name: "User") { ...T } b: __type(name: "Post") { ...T } } ${nameFields}`],
    ["of the root types", `{ __schema { queryType { ...T } mutationType { ...T } } } ${nameFields}`],
  ])("%s is answered", async (_case, query) => {
    expect((await testApp().graphql(query)).errors).toBeUndefined();
  });

  it.each([
    ["the schema twice", `{ a: __schema { types { name } } b: __schema { types { name } } }`, /more than 0 aliases/],
    ["its types twice", `{ __schema { a: types { ...T } b: types { ...T } } } ${nameFields}`, /more than 0 aliases/],
    [
      "the fields of types of fields",
      `{ __schema { types { fields { type { ...T } } } } } ${nameFields}`,
      /more than 1 levels deep/,
    ],
    [
      "the fields of possible types, through fragments",
      `{ ...Q } fragment Q on Query { __type(name: "User") { possibleTypes { ...T } } } ${nameFields}`,
      /more than 1 levels deep/,
    ],
  ])("that would read %s is refused", async (_case, query, reason) => {
    const answer = await testApp().graphql(query);

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(messageOf(answer)).toMatch(reason);
  });

  it("helps with misspelt names", async () => {
    expect(messageOf(await testApp().graphql(`{ me { nmae } }`))).toMatch(/Did you mean "name"/);
  });
});

describe("introspection switched off", () => {
  const closedApp = useTestApp({ config: { introspection: false } });

  it.each([
    `{ __schema { types { name } } }`,
    `{ __type(name: "User") { name } }`,
    `{ ...F } fragment F on Query { __schema { queryType { name } } }`,
  ])("refuses %s", async (query) => {
    const answer = await closedApp().graphql(query);

    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(answer.data).toBeUndefined();
  });

  it.each([
    ["field", `{ me { nmae } }`, {}],
    ["argument", `{ user(idd: "x") { id } }`, {}],
    ["enum value", `{ profiles(interests: [CODIN]) { totalCount } }`, {}],
    [
      "enum value in a variable",
      `query ($i: [Interest!]) { profiles(interests: $i) { totalCount } }`,
      { i: ["CODIN"] },
    ],
    [
      "input field in a variable",
      `mutation ($i: LoginInput!) { login(input: $i) { token } }`,
      { i: { email: "a@example.com", password: "x", passwrd: "x" } },
    ],
    ["type", `{ me { ... on Usr { id } } }`, {}],
  ])("does not guess what a misspelt %s was to be", async (_case, query, variables) => {
    const answer = await closedApp().graphql(query, variables);

    expect(codeOf(answer)).toMatch(/^(GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT)$/);
    expect(JSON.stringify(answer.errors)).not.toMatch(/did you mean|CODING/i);
  });
});

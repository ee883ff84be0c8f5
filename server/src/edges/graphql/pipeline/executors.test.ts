import { buildSchema, graphql, type GraphQLFieldResolver, isObjectType } from "graphql";
import type { AppContext } from "../../../platform/context";
import { getOpenSchema, getSchema } from "../../../schema";
import { executeOnce } from "./execute";
import { OperationStore } from "./OperationStore";
import { coerceVariables } from "./variables";

const schema = buildSchema(`
  input Job { title: String, place: String = "here" }
  type Query { a(n: Int): Query, b: Query, seen: [String!]!, twice(n: Int = 7): Int, job(of: Job): String }
`);

const resolvers: Record<string, GraphQLFieldResolver<unknown, unknown, { n: number; of: object }>> = {
  // What a resolver that looks ahead is shown.
  a: (_source, _args, _context, { fieldNodes }) => ({
    seen: fieldNodes.flatMap(({ selectionSet }) =>
      selectionSet?.selections.map((node) => "name" in node && node.name?.value),
    ),
  }),
  b: () => ({ seen: ["b"] }),
  twice: (_source, { n }) => n * 2,
  job: (_source, { of }) => JSON.stringify(of),
};

for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type) || type.name !== "Query") continue;
  for (const [name, resolve] of Object.entries(resolvers)) type.getFields()[name]!.resolve = resolve as never;
}

const operations = new OperationStore(schema, { introspection: true });

async function run(query: string, given: Record<string, unknown> = {}) {
  const operation = operations.prepare({ query });
  const variables = coerceVariables(operation.variables, given);
  return JSON.stringify(await executeOnce({ ctx: {} as AppContext, operation, variables }));
}

const flag = { x: true };

describe("N1 an operation is executed as graphql-js does", () => {
  it.each([
    [
      "a fragment that is left out first",
      `query ($x: Boolean!) { ...F @skip(if: $x) ...F } fragment F on Query { twice }`,
      flag,
    ],
    [
      "a fragment that is left out in one place",
      `query ($x: Boolean!) { a { ...F @skip(if: $x) } b { ...F } } fragment F on Query { twice }`,
      flag,
    ],
    ["a field that is left out once", `query ($x: Boolean!) { twice @skip(if: $x) twice b { seen } }`, flag],
    [
      "an alias with the names of two levels",
      `{ a_b: a(n: 1) { seen } b { a(n: 2) { twice seen } } b_a: a(n: 3) { b { seen } seen } }`,
      {},
    ],
    ["a directive with an unsent variable", `query ($x: Boolean = false) { twice @include(if: $x) b { seen } }`, {}],
    ["a literal with a variable in it", `query ($p: String) { job(of: { title: "x", place: $p }) }`, {}],
    ["a fragment of any name", `{ ...constructor } fragment constructor on Query { twice }`, {}],
    ["an operation of any name", `query __proto__ { twice }`, {}],
  ])("%s", async (_case, source, variableValues) => {
    const expected = JSON.stringify(await graphql({ schema, source, variableValues }));

    expect(await run(source, variableValues)).toBe(expected);
    expect(expected).toMatch(/"data":\{"/);
  });
});

const inherited = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];

describe("N27 a name that every object of JavaScript has", () => {
  it.each(inherited)("is an alias like others: %s", async (name) => {
    const answer = await run(`{ ${name}: twice b { ${name}: a { ${name}: seen } } }`);

    expect(answer).toBe(`{"data":{"${name}":14,"b":{"${name}":{"${name}":["seen"]}}}}`);
  });

  it.each(inherited)("is a variable like others: %s", async (name) => {
    const query = `query ($${name}: Int, $safe_${name}: String) { twice(n: $${name}) job(of: { place: $safe_${name} }) }`;

    expect(await run(query, JSON.parse(`{ "${name}": 4 }`) as object as never)).toBe(
      `{"data":{"twice":8,"job":"{\\"place\\":\\"here\\"}"}}`,
    );
    expect(await run(`query ($${name}: String) { twice job(of: { title: $${name}, place: $${name} }) }`)).toBe(
      `{"data":{"twice":14,"job":"{\\"place\\":\\"here\\"}"}}`,
    );
  });
});

it("N1 checks both schemas before the first request", () => {
  for (const made of [getSchema(), getOpenSchema()]) expect(made.toConfig().assumeValid).toBe(true);
});

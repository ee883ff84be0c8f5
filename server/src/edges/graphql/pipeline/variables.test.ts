import {
  buildSchema,
  getOperationAST,
  GraphQLError,
  type GraphQLScalarType,
  type OperationDefinitionNode,
  parse,
} from "graphql";
import { AppError } from "../../../errors";
import { graphql as limits } from "../../../platform/limits/limits";
import { coerceVariables, variablesOf } from "./variables";

const schema = buildSchema(`
  scalar Odd
  enum Interest { ART CODING }
  input Job { title: String!, current: Boolean! = false, tags: [String!]! = ["new"] }
  type Query {
    read(odd: [Odd!], more: [Odd!]): Int
    posts(first: Int! = 20): Int
    profiles(interests: [Interest!]): Int
    add(job: Job): Int
  }
`);

function variablesIn(query: string) {
  const document = parse(query);
  return variablesOf(schema, document, getOperationAST(document) as OperationDefinitionNode);
}

describe("the variables of an operation", () => {
  it.each([
    ["a default of their own", "query ($n: Int! = 3) { posts(first: $n) }", {}, { n: 3 }],
    ["nothing where they are left out", "query ($n: Int) { posts(first: $n) }", {}, {}],
    [
      "a list of one for a single value",
      "query ($i: [Interest!]) { profiles(interests: $i) }",
      { i: "ART" },
      { i: ["ART"] },
    ],
    [
      "the defaults of an input's fields",
      "query ($j: Job!) { add(job: $j) }",
      { j: { title: "Teacher" } },
      { j: { title: "Teacher", current: false, tags: ["new"] } },
    ],
    [
      "the defaults inside their own default",
      `query ($j: Job = { title: "Teacher" }) { add(job: $j) }`,
      {},
      { j: { title: "Teacher", current: false, tags: ["new"] } },
    ],
    [
      "no value of the same name that every object has",
      "query ($constructor: Int) { posts(first: $constructor) }",
      {},
      {},
    ],
  ])("get %s", (_what, query, given, values) => {
    expect(coerceVariables(variablesIn(query), given)).toEqual(values);
  });

  it("have no default in common with the request before", () => {
    const variables = variablesIn(`query ($i: [Interest!] = [ART]) { profiles(interests: $i) }`);
    const [first, second] = [coerceVariables(variables, {}), coerceVariables(variables, {})];

    expect(first.i).toEqual(second.i);
    expect(first.i).not.toBe(second.i);
  });
});

describe("M8 variables with many wrong values", () => {
  it("are read only until there are as many errors as an answer names", () => {
    const odd = schema.getType("Odd") as GraphQLScalarType;
    odd.parseValue = vi.fn(() => {
      throw new GraphQLError("It is odd.");
    });
    const variables = variablesIn("query ($odd: [Odd!], $more: [Odd!]) { read(odd: $odd, more: $more) }");
    const given = { odd: Array(90).fill(1), more: Array(90).fill(1) };

    const refusal = refusalOf(() => coerceVariables(variables, given));

    expect(refusal.fields).toEqual(
      Array(limits.errors).fill(
        expect.objectContaining({
          message: expect.objectContaining({ english: expect.any(String) as string }) as object,
        }),
      ),
    );
    expect(odd.parseValue).toHaveBeenCalledTimes(limits.errors);
  });
});

function refusalOf(act: () => unknown): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

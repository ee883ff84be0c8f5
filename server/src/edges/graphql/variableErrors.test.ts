import { buildSchema, getOperationAST, GraphQLError, type GraphQLScalarType, parse } from "graphql";
import { graphql as limits } from "../../platform/limits/limits";
import { variablePlaces } from "./argumentPaths";
import { findVariableErrors } from "./variableErrors";

const schema = buildSchema("scalar Odd\ntype Query { read(odd: [Odd!], more: [Odd!]): Int }");
const document = parse("query ($odd: [Odd!], $more: [Odd!]) { read(odd: $odd, more: $more) }");
const operation = getOperationAST(document);

describe("M8 variables with many wrong values", () => {
  it("are read only until there are as many errors as an answer names", () => {
    const odd = schema.getType("Odd") as GraphQLScalarType;
    odd.parseValue = jest.fn(() => {
      throw new GraphQLError("It is odd.");
    });
    if (!operation) throw new Error("there is no operation");
    const variables = { odd: Array(90).fill(1), more: Array(90).fill(1) };

    const error = findVariableErrors({ schema, operation, places: variablePlaces(document, operation) }, variables);

    expect(error?.originalError).toMatchObject({
      fields: Array(limits.errors).fill({ message: expect.objectContaining({ english: expect.any(String) }) }),
    });
    expect(odd.parseValue).toHaveBeenCalledTimes(limits.errors);
  });
});

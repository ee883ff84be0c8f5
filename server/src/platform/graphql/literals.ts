import { GraphQLError, type ValueNode, valueFromASTUntyped } from "graphql";

/** For `parseLiteral` of a scalar. The errors have the place in the document, which those of GraphQL's default lack. */
export const literalParser =
  <T>(parseValue: (value: unknown) => T) =>
  (node: ValueNode): T => {
    try {
      return parseValue(valueFromASTUntyped(node));
    } catch (error) {
      throw new GraphQLError((error as Error).message, { nodes: node });
    }
  };

import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  ValidationContext,
} from "graphql";
import { type AppError, badInput } from "../../errors";
import { toArgumentPath, type VariablePlaces } from "./argumentPaths";
import { fieldMessages } from "../../platform/messages";

/**
 * The variables that may be left out but must not be null: those of a nullable type in a place that takes no null and has
 * a default. GraphQL allows them there and fails only when the field is executed.
 */
export function requiredVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly string[] {
  const nullable = (operation.variableDefinitions ?? [])
    .filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE)
    .map(({ variable }) => variable.name.value);
  if (nullable.length === 0) return [];
  const usages = new ValidationContext(schema, document, new TypeInfo(schema), () => undefined)
    .getRecursiveVariableUsages(operation)
    .filter(({ type }) => isNonNullType(type))
    .map(({ node }) => node.name.value);
  return nullable.filter((name) => usages.includes(name));
}

/** The error for variables of these that are null; null when none is. */
export function findNulls(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  places: VariablePlaces,
): AppError | null {
  const nulls = names.filter((name) => values[name] === null);
  if (nulls.length === 0) return null;
  const fields = nulls.map((name) => toArgumentPath(places, name));
  return badInput(...fields.map((field) => ({ field, message: fieldMessages.isNull({ field }) })));
}

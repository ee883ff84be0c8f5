import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  getNullableType,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { badInput, type FieldError } from "../errors";
import { graphql as limits } from "../shared/limits";
import { withoutSuggestions, withoutValues } from "./withoutValues";

/** What is wrong with the variables of an operation, field by field and without repeating the values; null if nothing. */
export function findVariableFaults(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Record<string, unknown>,
): GraphQLError | null {
  const faults = (operation.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as never);
    if (!isInputType(type) || (values[name] === undefined && definition.defaultValue)) return [];
    return variableFaults(name, type, values[name]);
  });
  if (faults.length === 0) return null;
  const originalError = badInput(...faults.slice(0, limits.errors));
  return new GraphQLError(originalError.message, { originalError });
}

function variableFaults(name: string, type: GraphQLInputType, value: unknown): FieldError[] {
  const faults: FieldError[] = [];
  const isObject = isInputObjectType(getNullableType(type));
  coerceInputValue(value ?? null, type, (path, _value, error) => {
    const field = [...(isObject && path.length > 0 ? [] : [name]), ...path].join(".");
    faults.push({ field, message: `${field}: ${withoutSuggestions(withoutValues(error.message)).replace(/\.$/, "")}` });
  });
  return faults;
}

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
  return faults.length > 0 ? new GraphQLError(faults[0]?.message ?? "", { originalError: badInput(...faults) }) : null;
}

function variableFaults(name: string, type: GraphQLInputType, value: unknown): FieldError[] {
  const faults: FieldError[] = [];
  const isObject = isInputObjectType(getNullableType(type));
  coerceInputValue(value ?? null, type, (path, _value, error) => {
    const field = [...(isObject && path.length > 0 ? [] : [name]), ...path].join(".");
    faults.push({ field, message: `${field}: ${withoutValue(error.message)}` });
  });
  return faults;
}

/** graphql-js ends these messages with the value itself, which may be a password. */
function withoutValue(message: string): string {
  return message.replace(/: [^:]*$/, "").replace(/^Value ".*" does not exist/s, "The value does not exist");
}

import {
  astFromValue,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from "graphql";

type Values = Record<string, unknown>;

/** The variables with all defaults written in: graphql-jit forgets those of what must not be null. */
export function withDefaults(schema: GraphQLSchema, operation: OperationDefinitionNode, given: Values): Values {
  const values = { ...given };
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    if (values[name] === undefined && defaultValue) values[name] = valueFromASTUntyped(defaultValue);
    const type = typeFromAST(schema, node as never);
    if (isInputType(type) && values[name] !== undefined) values[name] = fill(type, values[name]);
  }
  return values;
}

function fill(type: GraphQLInputType, value: unknown): unknown {
  const inner: GraphQLInputType = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) return value.map((item) => fill(inner.ofType, item));
  if (isListType(inner)) return fill(inner.ofType, value);
  if (!isInputObjectType(inner) || typeof value !== "object" || value === null) return value;
  const given = value as Values;
  const filled = Object.values(inner.getFields()).map((field) => [field.name, fieldValue(field, given[field.name])]);
  return { ...given, ...Object.fromEntries(filled.filter(([, item]) => item !== undefined)) };
}

function fieldValue(field: GraphQLInputField, given: unknown): unknown {
  if (given !== undefined) return fill(field.type, given);
  const literal = field.defaultValue === undefined ? null : astFromValue(field.defaultValue, field.type);
  return literal ? valueFromASTUntyped(literal) : undefined;
}

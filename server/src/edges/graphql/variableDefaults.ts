import {
  astFromValue,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
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

/** Writes the defaults into what was given; null where there is none to write. */
type Fill = ((value: unknown) => unknown) | null;

export type Complete = (given: Values) => Values;

/** Gives an operation's variables with all defaults written in: graphql-jit forgets those of what must not be null. */
export function defaultsOf(schema: GraphQLSchema, operation: OperationDefinitionNode): Complete {
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node as never);
    return { name: variable.name.value, defaultValue, fill: isInputType(type) ? fillOf(type) : null };
  });
  return (given) => {
    const values = { ...given };
    for (const { name, defaultValue, fill } of variables) {
      if (values[name] === undefined && defaultValue) values[name] = valueFromASTUntyped(defaultValue);
      if (fill && values[name] !== undefined) values[name] = fill(values[name]);
    }
    return values;
  };
}

function fillOf(type: GraphQLInputType): Fill {
  const inner: GraphQLInputType = getNullableType(type);
  if (isInputObjectType(inner)) return fillOfObject(inner);
  const fill = isListType(inner) ? fillOf(inner.ofType) : null;
  return fill && ((value) => (Array.isArray(value) ? value.map(fill) : fill(value)));
}

function fillOfObject(type: GraphQLInputObjectType): Fill {
  const fields = Object.values(type.getFields())
    .map((field) => ({ name: field.name, literal: literalOf(field), fill: fillOf(field.type) }))
    .filter(({ literal, fill }) => literal ?? fill);
  if (fields.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const values: Values = { ...value };
    for (const { name, literal, fill } of fields) {
      if (values[name] === undefined && literal) values[name] = valueFromASTUntyped(literal);
      else if (fill && values[name] !== undefined) values[name] = fill(values[name]);
    }
    return values;
  };
}

const literalOf = ({ defaultValue, type }: GraphQLInputField) =>
  defaultValue === undefined ? null : astFromValue(defaultValue, type);

import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { badInput, type FieldError } from "../errors";
import { graphql as limits } from "../shared/limits";
import { plain, toArgumentPath, type VariablePlaces } from "./argumentPaths";

interface Operation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  places: VariablePlaces;
}

/** What is wrong with the variables of an operation, by argument and without repeating the values; null if nothing. */
export function findVariableFaults(
  { schema, operation, places }: Operation,
  values: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const faults = (operation.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as never);
    if (!isInputType(type) || (values[name] === undefined && definition.defaultValue)) return [];
    return variableFaults(toArgumentPath(places, name), type, values[name]);
  });
  if (faults.length === 0) return null;
  const originalError = badInput(...faults.slice(0, limits.errors));
  return new GraphQLError(originalError.message, { originalError });
}

function variableFaults(argument: string, type: GraphQLInputType, value: unknown): FieldError[] {
  const faults: FieldError[] = [];
  coerceInputValue(value ?? null, type, (path, _value, { message }) => {
    const [, missing] = /^Field "(\w+)" of required type /.exec(message) ?? [];
    const [, unknown] = /^Field "(\w+)" is not defined by type /.exec(message) ?? [];
    const child = missing ?? unknown;
    const place = path.reduce<string>(
      (to, key) => (typeof key === "number" ? `${to}[${key}]` : `${to}.${key}`),
      argument,
    );
    const field = child ? `${place}.${child}` : place;
    faults.push({ field, message: missing ? `${field} is required` : `${field}: ${plain(message)}` });
  });
  return faults;
}

import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { badInput, type FieldError } from "../../errors";
import { graphql as limits } from "../../platform/limits/limits";
import { toArgumentPath, type VariablePlaces, wrongValue } from "./argumentPaths";
import { fieldMessages } from "../../platform/messages";
import { asGraphQLError } from "./presentError";

interface Operation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  places: VariablePlaces;
}

/** Stops a coercion after the errors that are reported: each more would cost a search for similar names. */
class EnoughErrors extends Error {}

/** The first errors in the variables of an operation, by argument and without repeating the values; null if there are none. */
export function findVariableErrors(
  { schema, operation, places }: Operation,
  values: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const errors: FieldError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as never);
    if (!isInputType(type) || (values[name] === undefined && definition.defaultValue)) continue;
    try {
      collectErrors(errors, { argument: toArgumentPath(places, name), type, value: values[name] });
    } catch (error) {
      if (error instanceof EnoughErrors) break;
      throw error;
    }
  }
  if (errors.length === 0) return null;
  return asGraphQLError(badInput(...errors));
}

interface Given {
  argument: string;
  type: GraphQLInputType;
  value: unknown;
}

function collectErrors(errors: FieldError[], { argument, type, value }: Given): void {
  coerceInputValue(value ?? null, type, (path, _value, { message }) => {
    const [, missing] = /^Field "(\w+)" of required type /.exec(message) ?? [];
    const [, unknown] = /^Field "(\w+)" is not defined by type /.exec(message) ?? [];
    const child = missing ?? unknown;
    const place = path.reduce<string>(
      (to, key) => (typeof key === "number" ? `${to}[${key}]` : `${to}.${key}`),
      argument,
    );
    const field = child ? `${place}.${child}` : place;
    errors.push({ field, message: missing ? fieldMessages.required({ field }) : wrongValue(field, message) });
    if (errors.length >= limits.errors) throw new EnoughErrors();
  });
}

import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  ValidationContext,
  type ValueNode,
  valueFromAST,
} from "graphql";
import { badInput, type FieldError } from "../../../errors";
import { graphql as limits } from "../../../platform/limits/limits";
import { fieldMessages } from "../../../platform/messages";
import { findExcess } from "../../../platform/validation/jsonShape";
import { variablePaths } from "./argumentPaths";
import { wrongValue } from "./withoutValues";

export type Values = Readonly<Record<string, unknown>>;

/** A variable that an operation declares. */
export interface Variable {
  name: string;
  /** The argument path of its first use. */
  path: string;
  type: GraphQLInputType;
  defaultValue?: ValueNode;
  /**
   * It may be undefined but not null: its type is nullable, the argument is non-null with a default. GraphQL allows that, and
   * fails only when the field is executed.
   */
  mustNotBeNull: boolean;
}

/** The variables of a valid operation. */
export function variablesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly Variable[] {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0) return [];
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => undefined);
  const paths = variablePaths([operation, ...context.getRecursivelyReferencedFragments(operation)]);
  const required = context
    .getRecursiveVariableUsages(operation)
    .filter((usage) => isNonNullType(usage.type))
    .map((usage) => usage.node.name.value);
  return definitions.flatMap(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never);
    if (!isInputType(type)) return [];
    const mustNotBeNull = !isNonNullType(type) && required.includes(name);
    return { name, path: paths.get(name) ?? name, type, defaultValue, mustNotBeNull };
  });
}

/**
 * Rejects variables that exceed the limits, before they are coerced: every wrong value creates an error, and 40,000 errors
 * would block the event loop for seconds. Throws BAD_USER_INPUT.
 */
export function checkVariables(variables: readonly Variable[], given: Values): void {
  const excess = findExcess(given, limits.variables);
  if (!excess) return;
  const pathOf = (name: string) => variables.find((variable) => variable.name === name)?.path ?? name;
  const field = excess.path ? excess.path.replace(/^[^.[]+/, pathOf) : "variables";
  throw badInput({ field, message: excess.say(field) });
}

/** The values for resolvers. Throws BAD_USER_INPUT with the first errors, which do not contain the values. */
export function coerceVariables(variables: readonly Variable[], given: Values): Values {
  // Without a prototype, because `constructor` is a valid name of a variable.
  const values = Object.create(null) as Record<string, unknown>;
  const errors: FieldError[] = [];
  for (const variable of variables) {
    const { name, type, defaultValue } = variable;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value !== undefined || (isNonNullType(type) && !defaultValue)) values[name] = coerce(variable, value, errors);
    else if (defaultValue) values[name] = valueFromAST(defaultValue, type);
  }
  if (errors.length > 0) throw badInput(...errors);
  return values;
}

function coerce({ path: argument, type, mustNotBeNull }: Variable, value: unknown, errors: FieldError[]): unknown {
  const fail = (error: FieldError) => {
    errors.push(error);
    // graphql-js searches for similar names for each error, which is slow.
    if (errors.length >= limits.errors) throw badInput(...errors);
  };
  if (value === null && mustNotBeNull) fail({ field: argument, message: fieldMessages.isNull({ field: argument }) });
  return coerceInputValue(value ?? null, type, (path, _value, { message }) => {
    const [, missing] = /^Field "(\w+)" of required type /.exec(message) ?? [];
    const [, unknown] = /^Field "(\w+)" is not defined by type /.exec(message) ?? [];
    const keys = [...path, missing ?? unknown ?? []].flat();
    const field = keys.reduce<string>(
      (to, key) => (typeof key === "number" ? `${to}[${key}]` : `${to}.${key}`),
      argument,
    );
    fail({ field, message: missing ? fieldMessages.required({ field }) : wrongValue(field, message) });
  });
}

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
import { variablePlaces } from "./argumentPaths";
import { wrongValue } from "./withoutValues";

export type Values = Readonly<Record<string, unknown>>;

/** A variable that an operation declares. */
export interface Variable {
  name: string;
  /** The path of the argument that it is first used for. */
  place: string;
  type: GraphQLInputType;
  defaultValue?: ValueNode;
  /**
   * It may be left out but must not be null: its type is nullable, its place is not and has a default. GraphQL allows
   * that, and fails only when the field is executed.
   */
  isRequiredInPlace: boolean;
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
  const places = variablePlaces([operation, ...context.getRecursivelyReferencedFragments(operation)]);
  const required = context
    .getRecursiveVariableUsages(operation)
    .filter((usage) => isNonNullType(usage.type))
    .map((usage) => usage.node.name.value);
  return definitions.flatMap(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never);
    if (!isInputType(type)) return [];
    const isRequiredInPlace = !isNonNullType(type) && required.includes(name);
    return { name, place: places.get(name) ?? name, type, defaultValue, isRequiredInPlace };
  });
}

/**
 * Refuses variables that are larger than any operation needs, before anything coerces them: every wrong value becomes an
 * error there, and 40,000 of them would hold the event loop for seconds. Throws BAD_USER_INPUT.
 */
export function checkVariables(variables: readonly Variable[], given: Values): void {
  const excess = findExcess(given, limits.variables);
  if (!excess) return;
  const placeOf = (name: string) => variables.find((variable) => variable.name === name)?.place ?? name;
  const field = excess.path ? excess.path.replace(/^[^.[]+/, placeOf) : "variables";
  throw badInput({ field, message: excess.say(field) });
}

/** The values as resolvers read them. Throws BAD_USER_INPUT with the first errors, without repeating a value. */
export function coerceVariables(variables: readonly Variable[], given: Values): Values {
  // Without the names that every object has: `constructor` is a name for a variable.
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

function coerce({ place, type, isRequiredInPlace }: Variable, value: unknown, errors: FieldError[]): unknown {
  const fail = (error: FieldError) => {
    errors.push(error);
    // Each more would cost a search for similar names.
    if (errors.length >= limits.errors) throw badInput(...errors);
  };
  if (value === null && isRequiredInPlace) fail({ field: place, message: fieldMessages.isNull({ field: place }) });
  return coerceInputValue(value ?? null, type, (path, _value, { message }) => {
    const [, missing] = /^Field "(\w+)" of required type /.exec(message) ?? [];
    const [, unknown] = /^Field "(\w+)" is not defined by type /.exec(message) ?? [];
    const keys = [...path, missing ?? unknown ?? []].flat();
    const field = keys.reduce<string>((to, key) => (typeof key === "number" ? `${to}[${key}]` : `${to}.${key}`), place);
    fail({ field, message: missing ? fieldMessages.required({ field }) : wrongValue(field, message) });
  });
}

import {
  BREAK,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNamedType,
  type GraphQLSchema,
  GraphQLScalarType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
  type VariableNode,
  visit,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import { InvalidDocument } from "./documentErrors";
import type { Values } from "./variables";

/** Executes an operation with coerced variables. */
export type Execute = (root: object, context: object, variables: Values) => ExecutionResult | Promise<ExecutionResult>;

/** A valid operation in the form that is executed. */
export interface Executable {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | undefined;
  /** The coerced variables under the names that they have in this document. */
  valuesOf: (variables: Values) => Values;
}

/** A type that accepts any value unchanged. */
const coerced = new GraphQLScalarType({ name: "Coerced" });

/**
 * The pipeline has already coerced the variables. So that they are not coerced twice, they are declared with the type
 * `Coerced`.
 */
export function executableOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Executable {
  const declare = (definition: VariableDefinitionNode): VariableDefinitionNode => {
    const type = typeFromAST(schema, definition.type as never);
    if (type && isSpecifiedScalarType(getNamedType(type))) return definition;
    const name = { kind: Kind.NAME, value: coerced.name } as const;
    return { ...definition, type: { kind: Kind.NAMED_TYPE, name }, defaultValue: undefined };
  };
  const variableDefinitions = operation.variableDefinitions?.map(declare);
  const definitions = document.definitions.map((node) =>
    node === operation ? { ...operation, variableDefinitions } : node,
  );
  return {
    schema: withCoerced(schema),
    ...withSafeNames({ ...document, definitions }, operation),
    operationName: operation.name?.value,
  };
}

/**
 * graphql-js finds a value for a variable `constructor` or `toString` that was not sent, and never one for `__proto__`, because
 * its variables have a prototype. Such variables get another name.
 */
function withSafeNames(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Pick<Executable, "document" | "valuesOf"> {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  const unsafe = names.filter(isInherited);
  if (unsafe.length === 0) return { document, valuesOf: (variables) => variables };
  let prefix = "safe_";
  while (names.some((name) => name.startsWith(prefix))) prefix += "_";
  const safeName = (name: string) => (unsafe.includes(name) ? prefix + name : name);
  const rename = (node: VariableNode) => ({ ...node, name: { ...node.name, value: safeName(node.name.value) } });
  return {
    document: visit(document, { Variable: rename }),
    valuesOf: (variables) =>
      Object.fromEntries(Object.entries(variables).map(([name, value]) => [safeName(name), value])),
  };
}

const isInherited = (name: string): boolean => name in Object.prototype;

/** With graphql-jit, which is much faster, what it executes right; everything else with graphql-js. */
export function compile(executable: Executable): Execute {
  const run = isSimple(executable.document) ? compileWithJit(executable) : executeWithGraphqlJs(executable);
  return (root, context, variables) => run(root, context, executable.valuesOf(variables));
}

function executeWithGraphqlJs({ schema, document, operationName }: Executable): Execute {
  return (rootValue, contextValue, variableValues) =>
    execute({ schema, document, operationName, rootValue, contextValue, variableValues });
}

function compileWithJit({ schema, document, operationName }: Executable): Execute {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) throw new InvalidDocument(compiled.errors ?? []);
  return compiled.query;
}

/**
 * Whether graphql-jit executes a document as graphql-js does. It has other results for:
 * - a variable inside a list or an object: one that is not sent is null, also where the schema has a default
 * - fragments with directives: where one is left out, it is left out in all other places, too
 * - names of Object.prototype, such as an alias `__proto__`: the value is lost
 * - an alias with `_`: in `{ a { b } a_b: c }`, one resolver gets the selection of the other
 */
function isSimple(document: DocumentNode): boolean {
  let simple = true;
  const stop = () => {
    simple = false;
    return BREAK;
  };
  const stopAtVariable = { Variable: stop };
  visit(document, {
    Directive: stop,
    Name: ({ value }) => (isInherited(value) ? stop() : undefined),
    Field: ({ alias }) => (alias?.value.includes("_") ? stop() : undefined),
    ListValue: (node) => void visit(node, stopAtVariable),
    ObjectValue: (node) => void visit(node, stopAtVariable),
  });
  return simple;
}

/** One for each schema, because graphql-js checks each schema once. */
const schemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

function withCoerced(schema: GraphQLSchema): GraphQLSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = Object.create(schema, {
    getType: { value: (name: string) => (name === coerced.name ? coerced : schema.getType(name)) },
  }) as GraphQLSchema;
  schemas.set(schema, made);
  return made;
}

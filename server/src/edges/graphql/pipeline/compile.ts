import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  GraphQLScalarType,
  Kind,
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { InvalidDocument } from "./documentErrors";

export type Execute = CompiledQuery["query"];

/** A type that accepts any value unchanged. */
const coerced = new GraphQLScalarType({ name: "Coerced" });

/**
 * Compiles with graphql-jit. The pipeline has already coerced the variables, because graphql-jit ignores the defaults of
 * non-null types. So that they are not coerced twice, they are declared with the type `Coerced`.
 */
export function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Execute {
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
  const compiled = compileQuery(withCoerced(schema), { ...document, definitions }, operation.name?.value);
  if (!isCompiledQuery(compiled)) throw new InvalidDocument(compiled.errors ?? []);
  return compiled.query;
}

const withCoerced = (schema: GraphQLSchema): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === coerced.name ? coerced : schema.getType(name)) },
  }) as GraphQLSchema;

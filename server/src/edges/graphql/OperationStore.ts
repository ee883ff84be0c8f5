import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { type OperationCost, costOf } from "./operationCost";
import { requiredVariables } from "./requiredVariables";
import { variablePlaces, type VariablePlaces } from "./argumentPaths";
import { type Complete, defaultsOf } from "./variableDefaults";

/** An operation that was found valid, ready to be executed any number of times. */
export interface KnownOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  cost: OperationCost;
  places: VariablePlaces;
  complete: Complete;
  /** Variables that must not be null although their type allows it. */
  required: readonly string[];
  compiled: CompiledQuery["query"];
}

/** A document's text and the name of the operation to run. */
export interface OperationRequest {
  query: string;
  operationName?: string | null;
}

const mostOperations = 500;
const mostCharacters = 5_000_000;

/** The operations that clients sent lately, compiled. */
export class OperationStore {
  private readonly known = new LRUCache<string, KnownOperation>({
    max: mostOperations,
    maxSize: mostCharacters,
    sizeCalculation: (_operation, key) => key.length,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  find(request: OperationRequest): KnownOperation | undefined {
    return this.known.get(keyOf(request));
  }

  /** Compiles a valid document's operation and keeps it; gives the errors of one that cannot be compiled. */
  add(
    request: OperationRequest,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ): KnownOperation | readonly GraphQLError[] {
    const compiled = compileQuery(this.schema, document, operation.name?.value);
    if (!isCompiledQuery(compiled)) return (compiled as ExecutionResult).errors ?? [];
    const known = {
      schema: this.schema,
      operation,
      cost: costOf(this.schema, document, operation),
      complete: defaultsOf(this.schema, operation),
      places: variablePlaces(document, operation),
      required: requiredVariables(this.schema, document, operation),
      compiled: compiled.query,
    };
    this.known.set(keyOf(request), known);
    return known;
  }
}

const keyOf = ({ query, operationName }: OperationRequest) => `${operationName ?? ""}\n${query}`;

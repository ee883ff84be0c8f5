import type { GatewayExecutor, GatewayGraphQLRequestContext, GatewayInterface } from "@apollo/server-gateway-interface";
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { unavailable } from "../errors";
import { graphql as limits } from "../shared/limits";
import { withDefaults } from "./variableDefaults";
import { findVariableFaults } from "./variableFaults";

const compiledOperations = 500;

/** Lets Apollo Server execute with graphql-jit: a gateway that is nothing but an executor for our own schema. */
export function jitGateway(schema: GraphQLSchema): GatewayInterface {
  return {
    load: async () => ({ executor: jitExecutor(schema) }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

function jitExecutor(schema: GraphQLSchema): GatewayExecutor {
  const compiled = new LRUCache<string, CompiledQuery | ExecutionResult>({ max: compiledOperations });
  return async (request) => {
    const key = `${request.queryHash}:${request.operationName ?? ""}`;
    const query = compiled.get(key) ?? compileQuery(schema, request.document, request.operationName ?? undefined);
    compiled.set(key, query);
    if (!isCompiledQuery(query)) return query as Awaited<ReturnType<GatewayExecutor>>;
    const variables = withDefaults(schema, request.operation, request.request.variables ?? {});
    const result = await withinTime(Promise.resolve(query.query({}, request.context, variables)));
    return repair(result, schema, request) as Awaited<ReturnType<GatewayExecutor>>;
  };
}

/** An operation that takes too long is answered; what it still waits for is ended by the database's own limit. */
async function withinTime<T>(execution: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), limits.executionMs);
  });
  try {
    return await Promise.race([execution, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** graphql-jit's own errors lack `extensions`, and its words about variables differ: both are put right here. */
function repair(
  result: ExecutionResult,
  schema: GraphQLSchema,
  request: GatewayGraphQLRequestContext,
): ExecutionResult {
  if (!result.errors) return result;
  if (!("data" in result)) {
    const faults = findVariableFaults(schema, request.operation, request.request.variables ?? {});
    if (faults) return { errors: [faults] };
  }
  return { ...result, errors: result.errors.map(toStandardError) };
}

function toStandardError(error: GraphQLError): GraphQLError {
  const standard = new GraphQLError(error.message, {
    path: error.path,
    originalError: error.originalError,
    extensions: error.extensions ?? {},
  });
  if (error.locations) Object.defineProperty(standard, "locations", { value: error.locations, enumerable: true });
  return standard;
}

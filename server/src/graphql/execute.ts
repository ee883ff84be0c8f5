import { type ExecutionResult, GraphQLError } from "graphql";
import type { AppContext } from "../context";
import { unavailable } from "../errors";
import { graphql as limits } from "../shared/limits";
import type { KnownOperation } from "./OperationStore";
import { findNulls } from "./requiredVariables";
import { findVariableFaults } from "./variableFaults";

/** Executes an operation; rejects when that takes too long. What it still waits for is ended by the database's limit. */
export async function execute(
  { schema, operation, complete, required, compiled }: KnownOperation,
  context: AppContext,
  given: Record<string, unknown>,
): Promise<ExecutionResult> {
  const nulls = findNulls(required, given);
  if (nulls) return { errors: [new GraphQLError(nulls.message, { originalError: nulls })] };
  const result = await withinTime(compiled({}, context, complete(given)));
  if (!result.errors) return result;
  const faults = "data" in result ? null : findVariableFaults(schema, operation, given);
  if (faults) return { errors: [faults] };
  return { ...result, errors: result.errors.map(toStandardError) };
}

function withinTime<T>(execution: T | Promise<T>): T | Promise<T> {
  if (!(execution instanceof Promise)) return execution;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), limits.executionMs);
    execution.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** graphql-jit's own errors lack `extensions`. */
function toStandardError(error: GraphQLError): GraphQLError {
  const standard = new GraphQLError(error.message, {
    path: error.path,
    originalError: error.originalError,
    extensions: error.extensions ?? {},
  });
  if (error.locations) Object.defineProperty(standard, "locations", { value: error.locations, enumerable: true });
  return standard;
}

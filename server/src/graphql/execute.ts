import { type ExecutionResult, GraphQLError } from "graphql";
import type { AppContext } from "../context";
import { unavailable } from "../errors";
import { graphql as limits } from "../shared/limits";
import type { KnownOperation } from "./OperationStore";
import { withDefaults } from "./variableDefaults";
import { findVariableFaults } from "./variableFaults";

/** Executes an operation; rejects when that takes too long. What it still waits for is ended by the database's limit. */
export async function execute(
  { schema, operation, compiled }: KnownOperation,
  context: AppContext,
  given: Record<string, unknown>,
): Promise<ExecutionResult> {
  const variables = withDefaults(schema, operation, given);
  const result = await withinTime(Promise.resolve(compiled({}, context, variables)));
  if (!result.errors) return result;
  const faults = "data" in result ? null : findVariableFaults(schema, operation, given);
  if (faults) return { errors: [faults] };
  return { ...result, errors: result.errors.map(toStandardError) };
}

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

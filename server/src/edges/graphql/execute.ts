import { type ExecutionResult, GraphQLError } from "graphql";
import { type AppContext, restartReading } from "../../platform/context";
import { GoneError } from "../../errors";
import { withinTime } from "../../platform/limits/withinTime";
import { graphql as limits } from "../../platform/limits/limits";
import { findExcessiveSize } from "./answerSize";
import type { KnownOperation } from "./OperationStore";
import { findNulls } from "./requiredVariables";
import { findVariableErrors } from "./variableErrors";
import { asGraphQLError } from "./presentError";

/** Two statements of one query are two moments; a query that keeps falling between deletions is answered as it is. */
const readings = 3;

/** Executes an operation; rejects with UNAVAILABLE when it takes too long. */
export async function execute(
  known: KnownOperation,
  context: AppContext,
  given: Record<string, unknown>,
): Promise<ExecutionResult> {
  return withinTime(executeConsistently(known, context, given));
}

/**
 * Runs a query again when the parent of a row was deleted meanwhile: the answer then has neither the row nor an error.
 */
async function executeConsistently(
  known: KnownOperation,
  context: AppContext,
  given: Record<string, unknown>,
): Promise<ExecutionResult> {
  let result = await executeOnce(known, context, given);
  const isQuery = known.operation.operation === "query";
  for (let reading = 1; isQuery && reading < readings && result.errors?.some(isGone); reading++) {
    result = await executeOnce(known, restartReading(context), given);
  }
  return result;
}

export const isGone = ({ originalError }: GraphQLError): boolean => originalError instanceof GoneError;

async function executeOnce(
  known: KnownOperation,
  context: AppContext,
  given: Record<string, unknown>,
): Promise<ExecutionResult> {
  const { complete, required, places, compiled } = known;
  const nulls = findNulls(required, given, places);
  if (nulls) return { errors: [asGraphQLError(nulls)] };
  const result = await compiled({}, context, complete(given));
  if (!result.errors) return checkSize(known, given, result);
  const variableError = "data" in result ? null : findVariableErrors(known, given);
  if (variableError) return { errors: [variableError] };
  return { ...result, errors: result.errors.map(toStandardError) };
}

/** Only for queries: an error must not hide what a mutation has changed. */
function checkSize({ operation, cost }: KnownOperation, given: Record<string, unknown>, result: ExecutionResult) {
  if (operation.operation !== "query") return result;
  if (!cost.hasWholeLists && cost.objects(given) <= limits.measuredObjects) return result;
  const excess = findExcessiveSize(result.data);
  return excess ? { errors: [excess] } : result;
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

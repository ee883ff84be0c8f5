import type { ExecutionResult, GraphQLError } from "graphql";
import { GoneError } from "../../../errors";
import { type AppContext, endWork, isOver, restartReading } from "../../../platform/context";
import { graphql as limits, times } from "../../../platform/limits/limits";
import { withinTime } from "../../../platform/limits/withinTime";
import { findExcessiveSize } from "./answerSize";
import type { PreparedOperation } from "./OperationStore";
import type { Values } from "./variables";

interface Execution {
  ctx: AppContext;
  operation: PreparedOperation;
  variables: Values;
}

/** How often a query is executed while concurrent deletions make its rows inconsistent. */
const maxReads = 5;

/** Executes a query or a mutation; rejects with UNAVAILABLE when it takes too long. */
export function executeOperation(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  const { ctx, operation } = execution;
  const result = operation.type === "query" ? query(execution) : executeOnce(execution);
  return withinTime(result, times.answerMs, () => endWork(ctx));
}

/** Executes the query again when the parent of a row was deleted concurrently. The row is missing then, without an error. */
function query(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  const first = executeOnce(execution);
  return first instanceof Promise ? retryIfGone(execution, first) : checkSize(execution, first);
}

async function retryIfGone(execution: Execution, first: Promise<ExecutionResult>): Promise<ExecutionResult> {
  let result = await first;
  for (let read = 1; read < maxReads && !isOver(execution.ctx) && result.errors?.some(isGone); read++) {
    result = await executeOnce({ ...execution, ctx: restartReading(execution.ctx) });
  }
  return checkSize(execution, result);
}

/** Only for queries: an error must not hide the result of a mutation. */
function checkSize({ operation: { cost }, variables }: Execution, result: ExecutionResult): ExecutionResult {
  if (cost.objects(variables) <= limits.measuredObjects) return result;
  const excess = findExcessiveSize(result.data);
  // First, because the client sees only the first errors.
  return excess ? { errors: [excess, ...(result.errors ?? [])] } : result;
}

/** For subscriptions the root is the event. */
export function executeOnce(
  { ctx, operation, variables }: Execution,
  root: object = {},
): ExecutionResult | Promise<ExecutionResult> {
  return operation.executeFor(ctx)(root, ctx, variables);
}

export const isGone = ({ originalError }: GraphQLError): boolean => originalError instanceof GoneError;

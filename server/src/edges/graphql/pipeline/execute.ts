import type { ExecutionResult, GraphQLError } from "graphql";
import { GoneError } from "../../../errors";
import { announceWrites, type AppContext, readLatest, restartReading } from "../../../platform/context";
import { graphql as limits } from "../../../platform/limits/limits";
import { withinTime } from "../../../platform/limits/withinTime";
import { findExcessiveSize } from "./answerSize";
import type { PreparedOperation } from "./OperationStore";
import type { Values } from "./variables";

interface Execution {
  ctx: AppContext;
  operation: PreparedOperation;
  variables: Values;
}

/** Two statements of one query are two moments; a query that keeps falling between deletions is answered as it is. */
const readings = 5;

/** Executes a query or a mutation; rejects with UNAVAILABLE when it takes too long. */
export function executeOperation(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  return execution.operation.type === "query" ? withinTime(read(execution)) : change(execution);
}

async function change(execution: Execution): Promise<ExecutionResult> {
  const { ctx } = execution;
  readLatest(ctx);
  try {
    return await withinTime(executeOnce(execution));
  } finally {
    // Before the answer is sent, so that the member's next read sees what was written.
    await announceWrites(ctx);
  }
}

/** Reads again when the parent of a row was deleted meanwhile: the answer then has neither the row nor an error. */
function read(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  const first = executeOnce(execution);
  return first instanceof Promise ? readOn(execution, first) : checkSize(execution, first);
}

async function readOn(execution: Execution, first: Promise<ExecutionResult>): Promise<ExecutionResult> {
  let result = await first;
  for (let reading = 1; reading < readings && result.errors?.some(isGone); reading++) {
    result = await executeOnce({ ...execution, ctx: restartReading(execution.ctx) });
  }
  return checkSize(execution, result);
}

/** Only for queries: an error must not hide what a mutation has changed. An answer with errors may be as large as any. */
function checkSize({ operation: { cost }, variables }: Execution, result: ExecutionResult): ExecutionResult {
  if (!cost.hasWholeLists && cost.objects(variables) <= limits.measuredObjects) return result;
  const excess = findExcessiveSize(result.data);
  // First, so that it is among the errors that the client sees: it says why there is no data.
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

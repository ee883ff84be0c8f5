import type { OperationDefinitionNode } from "graphql";
import type { AppContext } from "../../platform/context";
import { rateHeaders, type RateState } from "../../platform/limits/rateLimits";
import { countRequests, countWrites } from "../../platform/limits/requestRates";
import type { VariablePlaces } from "./argumentPaths";
import { checkCost, type OperationCost } from "./operationCost";
import { checkVariables } from "./variableLimits";

/** What a client asks for, before it is executed. */
export interface Request {
  operation: OperationDefinitionNode;
  cost: OperationCost;
  places: VariablePlaces;
  variables: Readonly<Record<string, unknown>>;
  /** What was left of the caller's rate after the HTTP request was counted, as one root field. */
  counted: RateState;
}

/**
 * What holds for every operation over HTTP before it is executed: its share of the caller's rates, the size of its
 * variables, its cost. A refused operation counts too. Throws BAD_USER_INPUT,
 * GRAPHQL_VALIDATION_FAILED and RATE_LIMITED.
 */
export async function admit(ctx: AppContext, request: Request): Promise<RateState> {
  const { operation, cost, places, variables } = request;
  ctx.readsLatest = isMutation(operation);
  const rate = await countOperation(ctx, request);
  checkVariables(variables, places);
  checkCost(cost.objects(variables), ctx.viewer !== null);
  return rate;
}

/** Every root field counts as one request; the first one was counted before the body was read. */
async function countOperation(ctx: AppContext, { operation, cost, counted }: Request): Promise<RateState> {
  if (isMutation(operation)) await countWrites(ctx, cost.rootFields);
  return cost.rootFields > 1 ? countRequests(ctx, cost.rootFields - 1) : counted;
}

/** Records a write before the answer is sent, so that the member's next read sees it. */
export async function afterExecution(ctx: AppContext, operation: OperationDefinitionNode | undefined): Promise<void> {
  if (isMutation(operation)) await ctx.reads.noteWrite(ctx.viewer?.id ?? null);
}

export const answerHeaders = (rate: RateState): Record<string, string> => ({
  "cache-control": "no-store",
  ...rateHeaders(rate),
});

const isMutation = (operation: OperationDefinitionNode | undefined) => operation?.operation === "mutation";

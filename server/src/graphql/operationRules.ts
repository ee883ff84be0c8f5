import type { OperationDefinitionNode } from "graphql";
import type { AppContext } from "../context";
import { rateHeaders, type RateState } from "../shared/rateLimits";
import { countRequests } from "../shared/requestRates";
import { checkCost, type Demand } from "./operationCost";

/** What is asked, before it is executed. */
export interface Request {
  operation: OperationDefinitionNode;
  demand: Demand;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * What holds for every operation over HTTP before it is executed: its cost, and its share of the caller's rates, of which
 * every root field takes one request. Throws BAD_USER_INPUT and RATE_LIMITED.
 */
export async function admit(ctx: AppContext, { operation, demand, variables }: Request): Promise<RateState> {
  const isWrite = isMutation(operation);
  ctx.readsLatest = isWrite;
  checkCost(demand.cost(variables), ctx.viewer !== null);
  return countRequests(ctx, { points: demand.rootFields, isWrite });
}

/** Before the answer leaves. */
export async function settle(ctx: AppContext, operation: OperationDefinitionNode | undefined): Promise<void> {
  if (isMutation(operation)) await ctx.reads.noteWrite(ctx.viewer?.id ?? null);
}

export const answerHeaders = (rate: RateState | null): Record<string, string> => ({
  "cache-control": "no-store",
  ...(rate ? rateHeaders(rate) : {}),
});

const isMutation = (operation: OperationDefinitionNode | undefined) => operation?.operation === "mutation";

import type { ExecutionResult } from "graphql";
import type { AppContext } from "../../platform/context";
import type { RateState } from "../../platform/limits/rateLimits";

/** An operation that was begun and did not plainly succeed: Apollo Server ends it. */
export type BegunOperation = {
  /** By the clock of `performance`, in ms. */
  start: number;
} & ({ refusal: unknown } | { rate: RateState; execution: Promise<ExecutionResult> });

export type GraphqlContext = AppContext & {
  /** What was left of the caller's rate after this request was counted. */
  counted: RateState;
  begun?: BegunOperation;
};

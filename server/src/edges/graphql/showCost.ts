import type { FastifyRequest } from "fastify";
import { costLimit } from "./pipeline/operationCost";
import { hasMembersLimit } from "./pipeline/pipeline";
import type { PresentedResult } from "./pipeline/presentError";
import type { Run } from "./pipeline/Run";

/** Sent by those who want to see what their operations cost: `true`. */
const showCostHeader = "x-show-cost";

/** The answer; for who asks, with the cost that was counted and its limit, also where it was refused for it. */
export function withCost(run: Run, { headers }: FastifyRequest): PresentedResult {
  if (headers[showCostHeader] !== "true" || run.cost === null) return run.answer;
  return { ...run.answer, extensions: { cost: { requested: run.cost, limit: costLimit(hasMembersLimit(run)) } } };
}

import type { ExecutionResult } from "graphql";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../platform/context";
import type { ObserveOperation } from "../../platform/observability/operationMetrics";
import type { RateState } from "../../platform/limits/rateLimits";
import { execute } from "./execute";
import type { BegunOperation, GraphqlContext } from "./GraphqlContext";
import type { OperationRequest, KnownOperation, OperationStore } from "./OperationStore";
import { admit, answerHeaders, afterExecution } from "./operationRules";

declare module "fastify" {
  interface FastifyRequest {
    begunOperation: BegunOperation | null;
    countedRate: RateState | null;
  }
}

/** The content type of the answer by the `accept` header, as Apollo Server would choose it. */
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, "application/json; charset=utf-8"],
  ["*/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
]);

/**
 * Answers what Apollo Server executed before without asking it again: an operation that is known to be valid need not be
 * hashed, looked up and led through its hooks, which took as long as all the rest. null: it is Apollo Server's turn, from
 * the beginning or, where `begunOperation` is set, from what came out of the execution.
 */
export function directPath(operations: OperationStore, observe: ObserveOperation) {
  return async (ctx: GraphqlContext, request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const start = performance.now();
    const contentType = contentTypes.get(request.headers.accept);
    const body = readBody(request);
    const known = contentType && body && operations.find(body);
    if (!known) return null;
    const { variables } = body;
    const refuse = (refusal: unknown) => void (request.begunOperation = { start, refusal });
    const rate = await admit(ctx, { ...known, variables, counted: ctx.counted }).catch(refuse);
    if (!rate) return null;
    const data = await run(known, ctx, variables, (execution) => {
      request.begunOperation = { start, rate, execution };
    });
    if (!data) return null;
    await afterExecution(ctx, known.operation);
    observe({ operation: known.operation, outcome: "ok", seconds: (performance.now() - start) / 1_000 });
    void reply.headers({ "content-type": contentType, ...answerHeaders(rate) });
    return `${JSON.stringify({ data })}\n`;
  };
}

async function run(
  known: KnownOperation,
  ctx: AppContext,
  variables: Record<string, unknown>,
  leave: (execution: Promise<ExecutionResult>) => void,
): Promise<ExecutionResult["data"] | null> {
  const execution = execute(known, ctx, variables);
  const result = await execution.catch(() => null);
  if (result?.data && !result.errors) return result.data;
  leave(execution);
  return null;
}

/** An ordinary request: one operation as JSON. */
function readBody({
  method,
  body,
}: FastifyRequest): (OperationRequest & { variables: Record<string, unknown> }) | null {
  if (method !== "POST" || !isRecord(body)) return null;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== "string" || (operationName != null && typeof operationName !== "string")) return null;
  // No operation has an empty name, though an unnamed one is stored under it.
  if (operationName === "") return null;
  if (variables != null && !isRecord(variables)) return null;
  if (extensions != null && (!isRecord(extensions) || "persistedQuery" in extensions)) return null;
  return { query, operationName, variables: variables ?? {} };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

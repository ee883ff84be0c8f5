import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode, toAppError } from "../../errors";
import { foreign } from "../../messages";
import { rateHeaders } from "../../platform/limits/rateLimits";

export const statuses: Readonly<Record<ErrorCode, number>> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

interface HttpError {
  known: AppError;
  status: number;
}

/**
 * An error as an answer: its status, and in the reply's headers when to try again. Unknown ones are logged. Each edge
 * words the rest, and gives the code that stands for what Fastify refuses by itself (a body too large, a broken transfer).
 */
export function toHttpError(
  error: unknown,
  { request, reply, refused }: { request: FastifyRequest; reply: FastifyReply; refused: ErrorCode },
): HttpError {
  const { statusCode = 0, message } = error as { statusCode?: number; message: string };
  const isRefused = statusCode >= 400 && statusCode < 500;
  const known = isRefused ? new AppError(refused, foreign(message)) : toAppError(error);
  if (known.code === "INTERNAL") {
    request.log.error({ event: "request.failed", requestId: request.id, err: error }, "request.failed");
  }
  addWait(reply, known);
  return { known, status: isRefused ? statusCode : statuses[known.code] };
}

function addWait(reply: FastifyReply, { details: { retryAfter, limit } }: AppError): void {
  if (retryAfter === undefined) return;
  if (limit !== undefined) reply.headers(rateHeaders({ limit, remaining: 0, reset: retryAfter }));
  reply.header("retry-after", retryAfter);
}

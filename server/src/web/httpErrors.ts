import type { AppError, ErrorCode } from "../errors";

export const statuses: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** The status of an answer: Fastify's own (a body too large, a wrong content type) or the one of our code. */
export function statusOf(error: unknown, known: AppError): number {
  const { statusCode } = error as { statusCode?: number };
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : statuses[known.code];
}

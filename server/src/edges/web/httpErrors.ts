import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode, toAppError } from "../../errors";
import { foreign, type Message } from "../../messages";
import { rateHeaders } from "../../platform/limits/rateLimits";
import { webMessages } from "./messages";

export const statuses: Readonly<Record<ErrorCode, number>> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 400,
  SUSPENDED: 403,
  LEAVING: 403,
  FORBIDDEN: 403,
  CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  GROUP_FULL: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

export interface HttpError {
  error: AppError;
  status: number;
  request: FastifyRequest;
}

/** The body of an answer, in the form of its edge. */
type Present = (error: HttpError) => object;

/**
 * Answers the errors of these routes, whatever threw them: their status, in the headers when to try again, and the body
 * that the edge gives them. Unknown ones are masked, and logged with the request's id.
 */
export function answerErrors(app: FastifyInstance, present: Present, headers: Record<string, string> = {}): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = refusalOfFastify(thrown) ?? toAppError(thrown);
    if (error.code === "INTERNAL") {
      request.log.error({ event: "request.failed", requestId: request.id, err: thrown }, "request.failed");
    }
    const status = error.details.status ?? statusOfRoute(error, request) ?? statuses[error.code];
    addWait(reply, error);
    return reply.status(status).headers(headers).send(present({ error, status, request }));
  });
}

/** What Fastify refuses by itself (a body too large, a broken transfer), in our words where its own name its parts. */
function refusalOfFastify(thrown: unknown): AppError | null {
  const { statusCode: status = 0, message } = thrown as { statusCode?: number; message: string };
  if (status < 400 || status >= 500) return null;
  return new AppError("BAD_REQUEST", refusals[status] ?? foreign(message), { status });
}

const refusals: Readonly<Record<number, Message>> = {
  404: webMessages.nothingHere(),
  413: webMessages.tooLarge(),
  415: webMessages.unknownContentType(),
};

/** Where a contract's status differs from the one of the code. A reused idempotency key is newer than the contract. */
function statusOfRoute({ code, fields }: AppError, request: FastifyRequest): number | undefined {
  if (code === "CONFLICT" && fields.some(({ field }) => field === "idempotencyKey")) return undefined;
  return request.routeOptions.config?.statuses?.[code];
}

function addWait(reply: FastifyReply, { details: { retryAfter, limit } }: AppError): void {
  if (retryAfter === undefined) return;
  if (limit !== undefined) reply.headers(rateHeaders({ limit, remaining: 0, reset: retryAfter }));
  reply.header("retry-after", retryAfter);
}

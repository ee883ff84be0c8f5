import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode, toAppError } from "../../errors";
import { foreign, type Message } from "../../messages";
import { rateHeaders } from "../../platform/limits/rateLimits";
import { reportUnavailable } from "../../platform/observability/unavailability";
import { isOnlyReads } from "../../platform/settings/readOnly";
import { webMessages } from "./messages";

export const statuses: Readonly<Record<ErrorCode, number>> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  TOO_LARGE: 413,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 400,
  SUSPENDED: 403,
  LEAVING: 403,
  FORBIDDEN: 403,
  SCOPE_MISSING: 403,
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

/** Formats the body of an error response. */
type Present = (error: HttpError) => object;

type HeadersOf = (error: HttpError) => Record<string, string>;

/**
 * Handles all errors of these routes: sets the status and `retry-after`, and formats the body. Unknown errors are masked, and
 * logged with the request id.
 */
export function answerErrors(app: FastifyInstance, present: Present, headersOf: HeadersOf = () => ({})): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toClientError(thrown) ?? toAppError(thrown);
    if (error.code === "INTERNAL" && !isOfClientThatLeft(thrown, reply)) {
      request.log.error({ event: "request.failed", requestId: request.id, err: thrown }, "request.failed");
    }
    if (error.code === "UNAVAILABLE") reportUnavailable(request.log, thrown, request.id);
    const status = error.details.status ?? statusOfRoute(error, request) ?? statuses[error.code];
    request.isRefusedAsReadOnly = isOnlyReads(error);
    addWait(reply, error);
    if (status === 401) reply.header("www-authenticate", challenge(request));
    return reply
      .status(status)
      .headers(headersOf({ error, status, request }))
      .send(present({ error, status, request }));
  });
}

/** The stream of an answer ends early when its client leaves: no failure of ours. */
const isOfClientThatLeft = (thrown: unknown, { raw }: FastifyReply): boolean =>
  (thrown as { code?: unknown }).code === "ERR_STREAM_PREMATURE_CLOSE" && raw.destroyed;

/** https://www.rfc-editor.org/rfc/rfc6750#section-3: a token that was sent and refused is named as the reason. */
const challenge = ({ foundContext }: FastifyRequest): string =>
  foundContext?.hasInvalidToken ? 'Bearer error="invalid_token"' : "Bearer";

/** Fastify's own client errors, such as a body that is too large; some with a message of ours. */
function toClientError(thrown: unknown): AppError | null {
  const { statusCode: status = 0, message } = thrown as { statusCode?: number; message: string };
  if (status < 400 || status >= 500) return null;
  return new AppError(status === 413 ? "TOO_LARGE" : "BAD_REQUEST", messages[status] ?? foreign(message), { status });
}

const messages: Readonly<Record<number, Message>> = {
  404: webMessages.nothingHere(),
  413: webMessages.tooLarge(),
  415: webMessages.unknownContentType(),
};

/** The contract's status for a code, if it differs. Not for reused idempotency keys, which are newer than the contract. */
function statusOfRoute({ code, fields }: AppError, request: FastifyRequest): number | undefined {
  if (code === "CONFLICT" && fields.some(({ field }) => field === "idempotencyKey")) return undefined;
  return request.routeOptions.config?.statuses?.[code];
}

/** Sets `retry-after`, and the headers of the rate that was exceeded. Nothing for an error that waiting does not fix. */
export function addWait(reply: FastifyReply, { details: { retryAfter, limit } }: AppError): void {
  if (retryAfter === undefined) return;
  if (limit !== undefined) reply.headers(rateHeaders({ limit, remaining: 0, reset: retryAfter }));
  reply.header("retry-after", retryAfter);
}

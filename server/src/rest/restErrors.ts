import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode, type FieldError, notFound, toAppError } from "../errors";
import { statusOf } from "../web/httpErrors";
import { rateHeaders } from "./admission";
import { ContractError } from "./ContractError";

export const anyOrigin = "*";

/** Every error under /api has one of the contract's two shapes: E `{"errors":[…]}` or M `{"msg"}`. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async () => {
    throw notFound("There is no such route");
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    reply.header("access-control-allow-origin", anyOrigin);
    if (error instanceof ContractError)
      return reply.status(error.status).send({ msg: error.message, ...codeOf(error.status) });
    const known = toKnown(error);
    if (known.code === "INTERNAL") {
      request.log.error({ event: "request.failed", requestId: request.id, err: error }, "request.failed");
    }
    const status = ownStatus(request, known) ?? statusOf(error, known);
    const body = { ...toBody(known, status, request), ...codeOf(status, known.code) };
    return addWait(reply, known).status(status).send(body);
  });
}

/** Where the contract's status differs from the one of the code. A reused idempotency key is newer than the contract. */
function ownStatus(request: FastifyRequest, { code, fields }: AppError): number | undefined {
  if (code === "CONFLICT" && fields.some(({ field }) => field === "idempotencyKey")) return undefined;
  return request.routeOptions.config?.statuses?.[code];
}

/** Fastify's own refusals (a body too large, a broken transfer) are the sender's to know. */
function toKnown(error: FastifyError): AppError {
  const isSenders = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isSenders ? new AppError("BAD_USER_INPUT", error.message) : toAppError(error);
}

function addWait(reply: FastifyReply, { code, retryAfter, limit }: AppError): FastifyReply {
  if (retryAfter === undefined) return reply;
  if (code === "RATE_LIMITED" && limit !== undefined) {
    reply.headers(rateHeaders({ limit, remaining: 0, reset: retryAfter }));
  }
  return reply.header("retry-after", retryAfter);
}

/** What the contract answers as a list of errors. */
const listed: ReadonlySet<ErrorCode> = new Set(["BAD_USER_INPUT", "INVALID_CREDENTIALS", "CONFLICT"]);
const codes: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "TOO_LARGE",
};

/** For programs. Bodies of 400 are as old as the contract and stay as they are; their `param` names what is wrong. */
function codeOf(status: number, code?: ErrorCode): { code?: string } {
  const own = code === "FORBIDDEN" ? code : (codes[status] ?? code);
  return status === 400 || own === undefined ? {} : { code: own };
}

/** Refusals of a kind that older clients know only as `errors` carry both. */
function toBody(error: AppError, status: number, request: FastifyRequest) {
  const { code, message: msg } = error;
  if (status === 400 && listed.has(code)) return { errors: toItems(error, request) };
  return [400, 401, 403, 404].includes(status) ? { msg } : { msg, errors: [{ msg }] };
}

function toItems({ code, message, fields }: AppError, request: FastifyRequest) {
  if (code === "CONFLICT" || fields.length === 0) return [{ msg: message }];
  return fields.map((error) => toItem(error, bodiless.has(request.method) ? "query" : "body"));
}

/** What these refuse is in their address. */
const bodiless: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE"]);

/** Our fields under the contract's names. */
const contractNames: Readonly<Record<string, string>> = {
  goal: "query",
  after: "cursor",
  fieldOfStudy: "fieldofstudy",
  interest: "interests",
  idempotencyKey: "Idempotency-Key",
};

function toItem({ field, message }: FieldError, place: string) {
  const param = contractNames[field] ?? field.replace(/^social\.|\[\d+\]/g, "");
  const msg = message.startsWith(`${field} `) ? param + message.slice(field.length) : message;
  return { msg, param, location: field === "idempotencyKey" ? "headers" : place };
}

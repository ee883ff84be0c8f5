import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { type AppError, type ErrorCode, type FieldError, notFound } from "../../errors";
import { inEnglish } from "../../messages";
import { toHttpError } from "../web/httpErrors";
import { ContractError } from "../../platform/rest/ContractError";
import { restMessages } from "../../platform/rest/messages";

export const anyOrigin = "*";

/** Every error under /api has one of the contract's two shapes: E `{"errors":[…]}` or M `{"msg"}`. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async () => {
    throw notFound(restMessages.noRoute());
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    reply.header("access-control-allow-origin", anyOrigin);
    if (error instanceof ContractError)
      return reply.status(error.status).send({ msg: error.message, ...codeOf(error.status) });
    const { known, status: usual } = toHttpError(error, { request, reply, refused: "BAD_USER_INPUT" });
    const status = ownStatus(request, known) ?? usual;
    return reply.status(status).send({ ...toBody(known, status, request), ...codeOf(status, known.code) });
  });
}

/** Where the contract's status differs from the one of the code. A reused idempotency key is newer than the contract. */
function ownStatus(request: FastifyRequest, { code, fields }: AppError): number | undefined {
  if (code === "CONFLICT" && fields.some(({ field }) => field === "idempotencyKey")) return undefined;
  return request.routeOptions.config?.statuses?.[code];
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
  const { parameters } = message;
  const renamed = parameters.field === field ? { ...message, parameters: { ...parameters, field: param } } : message;
  return { msg: inEnglish(renamed), param, location: field === "idempotencyKey" ? "headers" : place };
}

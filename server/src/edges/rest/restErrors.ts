import type { AppError, ErrorCode, FieldError } from "../../errors";
import { inEnglish } from "../../messages";
import { isUnreadBody } from "../../platform/rest/jsonBody";
import { RefusedLogin } from "../../platform/rest/RefusedLogin";
import { contractName } from "../../platform/rest/contractNames";
import type { HttpError } from "../web/httpErrors";

/** Every error under /api has one of the contract's two shapes: E `{"errors":[…]}` or M `{"msg"}`. */
export function presentError({ error, status, request }: HttpError): object {
  const { code, message: msg } = error;
  if (status === 400) return listed.has(code) ? { errors: toItems(error, request) } : { msg };
  const shape = onlyMessage.has(status) ? { msg } : { msg, errors: [{ msg }] };
  return { ...shape, code: exact.has(code) ? code : (codes[status] ?? code) };
}

/**
 * What programs read of an error, beside the bodies that the contract fixes: its code, and the message keys of what is wrong in the
 * order of the body. A body of another type counts as empty; then a hint says so.
 */
export function errorHeaders({ error, status, request }: HttpError): Record<string, string> {
  const { code, text, fields, details } = error;
  const keys = (fields.length > 0 ? fields.map(({ message }) => message.key) : [text?.key]).filter(Boolean);
  return {
    "access-control-allow-origin": "*",
    "x-error-code": error instanceof RefusedLogin ? error.reason : exact.has(code) ? code : (codes[status] ?? code),
    ...(keys.length > 0 ? { "x-error-keys": keys.join(", ") } : {}),
    ...(status === 400 && isUnreadBody(request) ? { "x-error-hint": "Send the body as application/json" } : {}),
    ...(details.limitedToken ? { "x-limited-token": details.limitedToken } : {}),
    ...(code === "SCOPE_MISSING" ? { "www-authenticate": insufficientScope(details.scope) } : {}),
  };
}

/** https://www.rfc-editor.org/rfc/rfc6750#section-3.1 */
const insufficientScope = (scope: string | undefined) =>
  `Bearer error="insufficient_scope"${scope ? `, scope="${scope}"` : ""}`;

/** The codes for which the contract has a list of errors. */
const listed: ReadonlySet<ErrorCode> = new Set(["BAD_REQUEST", "BAD_USER_INPUT", "INVALID_CREDENTIALS", "CONFLICT"]);

/** Older clients read `msg` for these statuses and `errors` for all others, which have both. */
const onlyMessage: ReadonlySet<number> = new Set([401, 403, 404, 405]);

/** Codes that are more specific than their status. */
const exact: ReadonlySet<ErrorCode> = new Set(["FORBIDDEN", "SCOPE_MISSING", "CONFIRMATION_REQUIRED", "GROUP_FULL"]);

/** The codes of the other statuses. Bodies of 400 have none: the contract fixes them. */
const codes: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_CHARSET",
};

/** These errors name no field. */
const unnamed: ReadonlySet<ErrorCode> = new Set(["CONFLICT", "INVALID_CREDENTIALS"]);

/** Methods without a body: their errors are about the query. */
const bodiless: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE"]);

function toItems({ code, message, fields }: AppError, request: HttpError["request"]) {
  if (unnamed.has(code) || fields.length === 0) return [{ msg: message }];
  return fields.map((error) => toItem(error, request));
}

function toItem({ field, message, isAsSent }: FieldError, { method, params, headers }: HttpError["request"]) {
  const param = isAsSent ? field : contractName(field.replace(/^social\.|\[\d+\]/g, ""));
  const { parameters } = message;
  const renamed = parameters.field === field ? { ...message, parameters: { ...parameters, field: param } } : message;
  const given = bodiless.has(method) ? "query" : "body";
  if (isAsSent) {
    const ofGet = Object.hasOwn(headers, field.toLowerCase()) ? "headers" : "query";
    return { msg: inEnglish(message), param, location: method === "GET" ? ofGet : "body" };
  }
  const location = Object.hasOwn(params ?? {}, param) ? "params" : given;
  return { msg: inEnglish(renamed), param, location: field === "idempotencyKey" ? "headers" : location };
}

import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inEnglish, type Message } from "../../messages";
import { pagePolicy, policyText } from "../../platform/web/contentSecurityPolicy";
import { answerErrors } from "./httpErrors";
import { webMessages } from "./messages";

/** The body of an error outside the two APIs, in the format of the REST API. */
export function presentFailure(msg: string, requestId: string) {
  return { msg, errors: [{ msg }], requestId };
}

/** Errors of a connection that sends no request which can be read, by the codes of Node.js. */
const connectionErrors: Readonly<Record<string, readonly [status: number, code: string, message: Message]>> = {
  HPE_HEADER_OVERFLOW: [431, "HEADERS_TOO_LARGE", webMessages.headersTooLarge()],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "REQUEST_TIMEOUT", webMessages.tooSlow()],
};

/**
 * No hook and no route sees such a request, so the whole response is written here, for every origin. Its address may be
 * unknown: the body has the shapes of both APIs.
 */
export function answerConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const known = connectionErrors[error.code ?? ""];
  const [status, code, message] = known ?? [400, "BAD_REQUEST", webMessages.malformedRequest()];
  const msg = inEnglish(message);
  const extensions = { code: status === 431 ? "TOO_LARGE" : "BAD_REQUEST" };
  const body = JSON.stringify({ msg, errors: [{ msg, message: msg, extensions }], code });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n"));
}

/** Handles errors that no edge has handled. */
export const addFailures = (app: FastifyInstance): void =>
  answerErrors(app, ({ error, request }) => presentFailure(error.message, request.id));

/** A malformed URL reaches no route and no hook, so this response sets all headers itself. */
export function answerMalformedAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  body: object = {
    ...presentFailure(inEnglish(webMessages.malformedAddress()), request.id),
    code: "BAD_REQUEST",
  },
): void {
  if (/^\/api(\/|$)/.test(request.url)) reply.header("access-control-allow-origin", "*");
  void reply
    .status(400)
    .headers({
      "x-request-id": request.id,
      "content-security-policy": policyText(pagePolicy({ scriptSrc: [], styleSrc: [] })),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-store",
    })
    .send(body);
}

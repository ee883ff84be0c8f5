import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inEnglish } from "../../messages";
import { pagePolicy, policyText } from "../../platform/web/contentSecurityPolicy";
import { answerErrors } from "./httpErrors";
import { webMessages } from "./messages";

/** The body of an error outside the two APIs, in the format of the REST API. */
export function presentFailure(msg: string, requestId: string) {
  return { msg, errors: [{ msg }], requestId };
}

/** Handles errors that no edge has handled. */
export const addFailures = (app: FastifyInstance): void =>
  answerErrors(app, ({ error, request }) => presentFailure(error.message, request.id));

/** A malformed URL reaches no route and no hook, so this response sets all headers itself. */
export function answerMalformedAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  body: object = presentFailure(inEnglish(webMessages.malformedAddress()), request.id),
): void {
  if (/^\/api\//.test(request.url)) reply.header("access-control-allow-origin", "*");
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

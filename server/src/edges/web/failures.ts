import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inEnglish } from "../../messages";
import { pagePolicy, policyText } from "../../platform/web/contentSecurityPolicy";
import { answerErrors } from "./httpErrors";
import { webMessages } from "./messages";

/** What a failure says outside the two APIs, in the form of the REST one; an edge may answer in its own form. */
export function presentFailure(msg: string, requestId: string) {
  return { msg, errors: [{ msg }], requestId };
}

/** Answers errors that no edge has handled. */
export const addFailures = (app: FastifyInstance): void =>
  answerErrors(app, ({ error, request }) => presentFailure(error.message, request.id));

/** An address that cannot be decoded never reaches a route or a hook, so this answer brings its own headers. */
export function answerMalformedAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
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
    .send(presentFailure(inEnglish(webMessages.malformedAddress()), request.id));
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inEnglish, type Message } from "../../messages";
import { pagePolicy, policyText } from "../../platform/web/contentSecurityPolicy";
import { toHttpError } from "./httpErrors";
import { webMessages } from "./messages";

/** What a failure says outside the two APIs, in the form of the REST one; an edge may answer in its own form. */
export function presentFailure(msg: string, requestId: string) {
  return { msg, errors: [{ msg }], requestId };
}

/** Answers errors that no edge has handled: known ones with their message, others masked, with the request's id. */
export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { known, status } = toHttpError(error, { request, reply, refused: "BAD_REQUEST" });
    const message = known.code === "BAD_REQUEST" ? inEnglish(refusalOf(status)) : known.message;
    await reply.status(status).send(presentFailure(message, request.id));
  });
}

/** Fastify's own refusals, without the names of its parts. */
function refusalOf(status: number): Message {
  if (status === 413) return webMessages.tooLarge();
  if (status === 415) return webMessages.unknownContentType();
  if (status === 404) return webMessages.nothingHere();
  return webMessages.notUnderstood();
}

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

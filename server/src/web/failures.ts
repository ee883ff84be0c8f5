import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toAppError } from "../errors";
import { pagePolicy, policyText } from "./contentSecurityPolicy";
import { statusOf } from "./httpErrors";

/** What a failure says outside the two APIs, in the form of the REST one; an edge may answer in its own form. */
export function presentFailure(msg: string, requestId: string) {
  return { msg, errors: [{ msg }], requestId };
}

/** Answers errors that no edge has handled: known ones with their message, others masked, with the request's id. */
export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = toAppError(error);
    const status = statusOf(error, known);
    if (status === 500)
      request.log.error({ event: "request.failed", requestId: request.id, err: error }, "request.failed");
    if (known.retryAfter !== undefined) reply.header("retry-after", known.retryAfter);
    const message = known.code === "INTERNAL" && status < 500 ? textOf(status) : known.message;
    await reply.status(status).send(presentFailure(message, request.id));
  });
}

/** Fastify's own refusals, without the names of its parts. */
function textOf(status: number): string {
  if (status === 413) return "The request is too large.";
  if (status === 415) return "This type of content is not understood.";
  if (status === 404) return "There is nothing here.";
  return "The request is not understood.";
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
    .send(presentFailure("The address is malformed.", request.id));
}

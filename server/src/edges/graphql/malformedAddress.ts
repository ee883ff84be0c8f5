import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../errors";
import { corsHeaders } from "../web/cors";
import { answerMalformedAddress } from "../web/failures";
import { webMessages } from "../web/messages";
import { presentExtensions } from "./pipeline/presentError";

/** Below `/graphql`, a malformed address has the shape of GraphQL's errors; no route and no hook sees the request. */
export const malformedAddress =
  (corsOrigins: readonly string[]) =>
  (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (!/^\/graphql([/?%]|$)/.test(request.url)) return answerMalformedAddress(thrown, request, reply);
    const error = new AppError("BAD_REQUEST", webMessages.malformedAddress());
    const extensions = { ...presentExtensions(error), requestId: request.id };
    void reply.headers(corsHeaders(corsOrigins, request.headers.origin));
    answerMalformedAddress(thrown, request, reply, { errors: [{ message: error.message, extensions }] });
  };

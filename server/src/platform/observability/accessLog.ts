import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Rejections have event names of their own, so that they can be counted. */
const events: Readonly<Record<number, string>> = {
  401: "request.unauthenticated",
  403: "request.forbidden",
  429: "request.limited",
};

/**
 * Logs one line for each request after its response: who, what, the status and the duration. The response has the id of the
 * request in a header.
 */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook("onRequest", ({ id }, reply, done) => {
    reply.header("x-request-id", id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const event = events[reply.statusCode] ?? "request";
    request.log.info(describe(event, request, reply), event);
    done();
  });
}

/** Paths that contain a secret: only their prefix is logged. */
const secretPath = /^(\/(?:calendar|join)\/).+/;

function pathOf(url: string): string {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const before = secretPath.exec(path)?.[1];
  return before === undefined ? path : `${before}…`;
}

function describe(event: string, request: FastifyRequest, reply: FastifyReply) {
  return {
    event,
    requestId: request.id,
    method: request.method,
    // Without the query string, which may contain an operation or a token.
    path: pathOf(request.url),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    ip: request.ip,
    // The member who sent it; null for visitors, and when the member is not known.
    userId: request.foundContext?.viewer?.id ?? null,
  };
}

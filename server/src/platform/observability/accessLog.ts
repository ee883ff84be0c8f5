import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Refusals have a name of their own, so that they can be counted and watched. */
const events: Readonly<Record<number, string>> = {
  401: "request.unauthenticated",
  403: "request.forbidden",
  429: "request.limited",
};

/**
 * One line for each request once it is answered: who, what, how it ended and how long it took. The answer carries the
 * id under which it is found.
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

/** Paths that are a right in themselves: what stands behind these is in no log. */
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
    // Without what stands behind the question mark: an operation or a token may be in it.
    path: pathOf(request.url),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    ip: request.ip,
    // The member who sent it; null for visitors, and when the member is not known.
    userId: request.foundContext?.viewer?.id ?? null,
  };
}

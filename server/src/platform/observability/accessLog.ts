import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isHealthProbe } from "./health";
import { loggedPath } from "./loggedPath";

declare module "fastify" {
  interface FastifyRequest {
    /** What a GraphQL client calls its operation; null before it is known, and for other requests. */
    operationName: string | null;
  }
}

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
  app.decorateRequest("operationName", null);
  app.addHook("onRequest", ({ id }, reply, done) => {
    reply.header("x-request-id", id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const event = events[reply.statusCode] ?? "request";
    // Load balancers and monitors ask every few seconds.
    const level = isHealthProbe(request.url) ? "debug" : "info";
    request.log[level](describe(event, request, reply), event);
    done();
  });
}

function describe(event: string, request: FastifyRequest, reply: FastifyReply) {
  return {
    event,
    requestId: request.id,
    method: request.method,
    path: loggedPath(request.url),
    ...(request.operationName !== null && { operation: loggedName(request.operationName) }),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 10) / 10,
    ip: request.ip,
    // The member who sent it; null for visitors, and when the member is not known.
    userId: request.foundContext?.viewer?.id ?? null,
  };
}

/** Clients choose these names, so that anything may be in one: only those of plain letters are written. */
const loggedName = (name: string): string => (/^[a-z]{1,60}$/i.test(name) ? name : "other");

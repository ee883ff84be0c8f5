import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { readToken } from "./requestContext";
import { type InlineHashes, pagePolicy } from "./contentSecurityPolicy";

const halfAYear = 180 * 24 * 60 * 60;

/** What browsers are told with every answer, whoever gives it: pages, both APIs, refusals and faults. */
export function addSecurityHeaders(app: FastifyInstance, inline: InlineHashes): void {
  const headers = headersForAll(inline);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (request.protocol === "https") {
      reply.header("strict-transport-security", `max-age=${halfAYear}; includeSubDomains`);
    }
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const isPersonal = readToken(request.headers) !== null;
    if (isPersonal || !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}

/** helmet's headers are the same for every answer: worked out once, on an answer that nobody gets. */
function headersForAll(inline: InlineHashes): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const decide = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(inline) },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // Told above, because only what came by TLS may ask for TLS.
    strictTransportSecurity: false,
  });
  decide(request, response, (error) => {
    if (error) throw error as Error;
  });
  return { ...response.getHeaders() };
}

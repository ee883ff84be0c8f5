import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { readToken } from "./requestContext";
import { type InlineHashes, pagePolicy } from "./contentSecurityPolicy";

const halfAYear = 180 * 24 * 60 * 60;

/** What browsers are told with every answer, whoever gives it: pages, both APIs, refusals and faults. */
export async function addSecurityHeaders(app: FastifyInstance, inline: InlineHashes): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(inline) },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // Told below, because only what came by TLS may ask for TLS.
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.protocol === "https") {
      reply.header("strict-transport-security", `max-age=${halfAYear}; includeSubDomains`);
    }
  });
  app.addHook("onSend", async (request, reply) => {
    const isPersonal = readToken(request.headers) !== null;
    if (isPersonal || !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import { dataPolicy, type InlineHashes, pagePolicy, type Policy } from "../../platform/web/contentSecurityPolicy";
import { readToken } from "./requestContext";

const halfAYear = 180 * 24 * 60 * 60;

/** Paths of the APIs. */
const data = /^\/(api|graphql)(\/|\?|$)/;

/** Adds the security headers to every response: pages, both APIs, rejections and errors. */
export function addSecurityHeaders(app: FastifyInstance, inline: InlineHashes): void {
  const forPages = headersOf({ policy: pagePolicy(inline) });
  const forData = headersOf({ policy: dataPolicy, without: onlyForPages });
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(data.test(request.url) ? forData : forPages);
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

/** Headers about windows, scripts and resources of pages, which API responses do not need. */
const onlyForPages = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** The headers of helmet are the same for every response: computed once, on a dummy response. */
function headersOf({ policy, without }: { policy: Policy; without?: typeof onlyForPages }): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const decide = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    // Set above, only for responses over TLS.
    strictTransportSecurity: false,
    ...without,
  });
  decide(request, response, (error) => {
    if (error) throw error as Error;
  });
  return { ...response.getHeaders() };
}

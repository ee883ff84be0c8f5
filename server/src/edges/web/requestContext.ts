import type { FastifyInstance, FastifyRequest } from "fastify";
import { baseUrlFor } from "./baseUrl";
import { type AppContext, createContext, type Services } from "../../platform/context";

declare module "fastify" {
  interface FastifyRequest {
    /** The context of the request, created on first use. */
    getContext(): Promise<AppContext>;
    contextPromise: Promise<AppContext> | null;
    /** The context, once `getContext` has resolved. */
    foundContext: AppContext | null;
  }
  interface FastifyContextConfig {
    /** The route only reads although its method is POST, or detects writes itself. */
    onlyReads?: boolean;
  }
}

interface Options {
  services: Services;
  publicUrl: string | null;
}

export function addRequestContext(app: FastifyInstance, { services, publicUrl }: Options): void {
  app.decorateRequest("contextPromise", null);
  app.decorateRequest("foundContext", null);
  app.decorateRequest("getContext", function getContext(this: FastifyRequest) {
    return (this.contextPromise ??= buildContext(services, publicUrl, this));
  });
}

async function buildContext(
  services: Services,
  publicUrl: string | null,
  request: FastifyRequest,
): Promise<AppContext> {
  const token = readToken(request.headers);
  const viewer = token === null ? null : await services.sessions.find(token, request.headers["user-agent"]);
  request.foundContext = createContext(services, {
    viewer,
    hasInvalidToken: token !== null && viewer === null,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers["user-agent"],
    baseUrl: baseUrlFor(request, publicUrl),
    log: request.log,
  });
  return request.foundContext;
}

export const onlyReads = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === "GET" || method === "HEAD" || routeOptions.config?.onlyReads === true;

/** The token of `x-auth-token` or `Authorization: Bearer`; null when there is none. */
export function readToken(headers: FastifyRequest["headers"]): string | null {
  const own = headers["x-auth-token"];
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? "")?.[1];
  const token = (Array.isArray(own) ? own.join(",") : own) || bearer;
  return token ? token.trim() || null : null;
}

import Fastify, { type FastifyInstance, type FastifyBaseLogger } from "fastify";
import { v7 as newId } from "uuid";
import type { Config } from "./config";
import type { Services } from "./context";
import { unavailable } from "./errors";
import { createApolloServer } from "./graphql/apolloServer";
import { graphqlRoute } from "./graphql/graphqlRoute";
import { type LiveServer, startLiveServer } from "./graphql/liveServer";
import { healthRoutes } from "./operations/health";
import { restRoutes } from "./rest/restRoutes";
import { createSchema } from "./schema";
import { sizes, times } from "./shared/limits";
import { addRequestContext } from "./web/requestContext";

export interface AppDeps {
  config: Config;
  services: Services;
  /** Until then the APIs answer that the service is unavailable; pages and health checks are served. */
  isReady?: () => boolean;
  /** null: nothing is logged. */
  logger?: FastifyBaseLogger | null;
}

export interface App {
  http: FastifyInstance;
  live: LiveServer;
}

/** The whole server, in the order in which a request meets it. Nothing listens yet. */
export async function createApp({ config, services, isReady = () => true, logger = null }: AppDeps): Promise<App> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => newId(),
    bodyLimit: sizes.jsonBytes,
    requestTimeout: times.requestMs,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });
  addRequestContext(app, { services, publicUrl: config.publicUrl });
  app.addHook("onRequest", async ({ url }) => {
    if (!isReady() && /^\/(api|graphql)/.test(url)) throw unavailable();
  });

  const schema = createSchema(services.events);
  const apollo = await createApolloServer({ schema, introspection: config.introspection, log: app.log });
  await app.register(graphqlRoute, { apollo, corsOrigins: config.corsOrigins });
  await app.register(restRoutes, { listLimit: config.restListLimit });
  await app.register(healthRoutes, { db: services.db });

  const { corsOrigins } = config;
  const live = startLiveServer(app.server, { schema, services, log: app.log, corsOrigins });
  app.addHook("preClose", () => live.close());
  app.addHook("onClose", () => apollo.stop());
  return { http: app, live };
}

import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { v7 as newId } from "uuid";
import type { Config } from "./config";
import type { Services } from "./context";
import { createApolloServer } from "./graphql/apolloServer";
import { graphqlRoute } from "./graphql/graphqlRoute";
import { type LiveServer, startLiveServer } from "./graphql/liveServer";
import { healthRoutes } from "./operations/health";
import { createSchema } from "./schema";
import { sizes, times } from "./shared/limits";
import { addRequestContext } from "./web/requestContext";

export interface AppDeps {
  config: Config;
  services: Services;
  logger?: FastifyServerOptions["logger"];
}

export interface App {
  http: FastifyInstance;
  live: LiveServer;
}

/** The whole server, in the order in which a request meets it. Nothing listens yet. */
export async function createApp({ config, services, logger = false }: AppDeps): Promise<App> {
  const app = Fastify({
    logger,
    genReqId: () => newId(),
    bodyLimit: sizes.jsonBytes,
    requestTimeout: times.requestMs,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });
  addRequestContext(app, { services, publicUrl: config.publicUrl });

  const schema = createSchema(services.events);
  const apollo = await createApolloServer({ schema, introspection: config.introspection, log: app.log });
  await app.register(graphqlRoute, { apollo, corsOrigins: config.corsOrigins });
  await app.register(healthRoutes, { db: services.db });

  const { corsOrigins } = config;
  const live = startLiveServer(app.server, { schema, services, log: app.log, corsOrigins });
  app.addHook("preClose", () => live.close());
  app.addHook("onClose", () => apollo.stop());
  return { http: app, live };
}

import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import "./features";
import type { Config } from "./start/config";
import type { AppContext, Services } from "./platform/context";
import { createApolloServer } from "./edges/graphql/apolloServer";
import { graphqlRoute } from "./edges/graphql/graphqlRoute";
import { malformedAddress } from "./edges/graphql/malformedAddress";
import { type LiveServer, startLiveServer } from "./edges/live/liveServer";
import { OperationStore } from "./edges/graphql/pipeline/OperationStore";
import { mailRoutes } from "./platform/mail/mailRoutes";
import { addAccessLog } from "./platform/observability/accessLog";
import { checkDatabase } from "./platform/observability/checkDatabase";
import { addAdmissionControl, healthRoutes } from "./platform/observability/health";
import { Metrics } from "./platform/observability/Metrics";
import { measureRequests } from "./platform/observability/measureRequests";
import { operationObserver } from "./platform/observability/operationMetrics";
import { parts } from "./platform/parts";
import { Readiness } from "./platform/observability/Readiness";
import { restRoutes } from "./edges/rest/restRoutes";
import { getOpenSchema, getSchema } from "./schema";
import { sizes, times } from "./platform/limits/limits";
import { addClientFiles } from "./edges/web/clientFiles";
import { builtClient, readInlineHashes } from "./edges/web/clientFolder";
import { addCompression } from "./edges/web/compression";
import { addEntityTags } from "./platform/web/entityTags";
import { addFailures, answerConnectionError } from "./edges/web/failures";
import { readStrictly } from "./edges/web/encodings";
import { developerPages } from "./edges/web/developerPages";
import { addRequestContext } from "./edges/web/requestContext";
import { addSecurityHeaders } from "./edges/web/securityHeaders";

export interface AppDeps {
  config: Config;
  services: Services;
  /** Before this is true, the APIs respond 503; pages and health checks are served. */
  isReady?: () => boolean;
  /** null: nothing is logged. */
  logger?: FastifyBaseLogger | null;
  /** The folder of the client's build. */
  clientFolder?: string;
}

export interface App {
  http: FastifyInstance;
  live: LiveServer;
  readiness: Readiness;
  metrics: Metrics;
  /** Every route that Fastify knows. */
  routes: readonly RegisteredRoute[];
}

interface RegisteredRoute {
  methods: readonly string[];
  url: string;
}

/** Creates the whole server, in the order in which a request passes through it. It does not listen yet. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, services, isReady = () => true, logger = null, clientFolder = builtClient } = deps;
  const app = createFastify(config, logger);
  const routes: RegisteredRoute[] = [];
  app.addHook("onRoute", ({ method, url }) => void routes.push({ methods: [method].flat(), url }));
  const readiness = new Readiness({ checkDatabase: () => checkDatabase(services), hasStarted: isReady });
  const metrics = new Metrics({
    db: services.db.access.primary,
    countLiveSockets: () => live.sockets.size,
    countLiveListeners: () => services.events.listenerCount,
  });
  addRequestContext(app, { services, publicUrl: config.publicUrl });
  addEntityTags(app);
  addSecurityHeaders(app, readInlineHashes(clientFolder));
  await addCompression(app);
  addAccessLog(app);
  measureRequests(app, metrics, services.counts);
  addFailures(app);
  readStrictly(app);
  addAdmissionControl(app, readiness);

  const schema = getSchema();
  const { corsOrigins, introspection } = config;
  const shortcut = {
    schema: getOpenSchema(),
    isFor: (ctx: AppContext) => !parts().viewerFilters.some(({ isFor }) => isFor(ctx)),
  };
  const operations = new OperationStore(schema, { introspection, shortcut });
  const pipeline = { operations, observe: operationObserver(metrics), introspection };
  const apollo = await createApolloServer(schema, app.log);
  await app.register(graphqlRoute, { apollo, pipeline, corsOrigins });
  const { restListLimit: listLimit, playground: hasPlayground } = config;
  await app.register(restRoutes, { prefix: "/api", listLimit });
  for (const routes of parts().webRoutes) await app.register(routes, { services });
  const { folder, hasViewer } = config.mail;
  if (folder && hasViewer) await app.register(mailRoutes, { folder });
  await app.register(healthRoutes, { readiness });
  await addClientFiles(app, { clientFolder });
  await app.register(developerPages, { clientFolder, hasPlayground, showsSchema: introspection });

  const live = startLiveServer(app.server, {
    pipeline,
    services,
    log: app.log,
    corsOrigins,
    trustedProxies: config.trustedProxies,
    hasOthers: config.databaseUrl !== null,
    publicUrl: config.publicUrl,
  });
  app.addHook("preClose", () => {
    readiness.close();
    return live.close();
  });
  app.addHook("onClose", async () => {
    metrics.close();
    await apollo.stop();
  });
  return { http: app, live, readiness, metrics, routes };
}

function createFastify(config: Config, logger: FastifyBaseLogger | null): FastifyInstance {
  return Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines contain the request id themselves, for HTTP and sockets alike.
    childLoggerFactory: (log) => log,
    genReqId: () => randomUUID(),
    frameworkErrors: malformedAddress(config.corsOrigins),
    clientErrorHandler: answerConnectionError,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: 1_000, maxHeaderSize: sizes.headerBytes },
    bodyLimit: sizes.jsonBytes,
    requestTimeout: times.receiveMs,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // So that the route itself rejects an id of any length.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: sizes.headerBytes },
    forceCloseConnections: "idle",
    // Rejected by addAdmissionControl, with our own body and headers.
    return503OnClosing: false,
  });
}

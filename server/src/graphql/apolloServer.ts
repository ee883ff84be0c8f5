import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { FastifyBaseLogger } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { AppContext } from "../context";
import { graphql as limits } from "../shared/limits";
import { jitGateway } from "./jitExecutor";
import { presentError } from "./presentError";
import { queryLimits } from "./queryLimits";
import { requestRules } from "./requestRules";

interface Options {
  schema: GraphQLSchema;
  introspection: boolean;
  log: FastifyBaseLogger;
  plugins: ApolloServerPlugin<AppContext>[];
}

/** Apollo Server with our executor, our limits and our errors; its own extras are off. */
export async function createApolloServer({
  schema,
  introspection,
  log,
  plugins,
}: Options): Promise<ApolloServer<AppContext>> {
  const server = new ApolloServer<AppContext>({
    gateway: jitGateway(schema) as never,
    introspection,
    // Whoever hides the schema hides the "Did you mean" of misspelt names too.
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [queryLimits],
    formatError: presentError,
    plugins: [
      ...plugins,
      requestRules(),
      // Its field hook would slow down every field that graphql-jit compiles.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: { debug: () => undefined, info: () => undefined, warn: log.warn.bind(log), error: log.error.bind(log) },
    stopOnTerminationSignals: false,
  });
  await server.start();
  return server;
}

import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { FastifyBaseLogger } from "fastify";
import type { GraphQLSchema } from "graphql";
import { graphql as limits } from "../../platform/limits/limits";
import { noteLiterals } from "./argumentPaths";
import type { GraphqlContext } from "./GraphqlContext";
import { jitGateway } from "./jitExecutor";
import type { OperationStore } from "./OperationStore";
import { presentError } from "./presentError";
import { queryLimits } from "./queryLimits";
import { requestRules } from "./requestRules";

interface Options {
  schema: GraphQLSchema;
  operations: OperationStore;
  introspection: boolean;
  log: FastifyBaseLogger;
  plugins: ApolloServerPlugin<GraphqlContext>[];
}

/** Apollo Server with our executor, our limits and our errors; its own extras are off. */
export async function createApolloServer({
  schema,
  operations,
  introspection,
  log,
  plugins,
}: Options): Promise<ApolloServer<GraphqlContext>> {
  const server = new ApolloServer<GraphqlContext>({
    gateway: jitGateway(schema, operations),
    introspection,
    // A hidden schema also hides the "Did you mean" of misspelt names.
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [queryLimits, noteLiterals],
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

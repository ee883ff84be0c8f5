import { ApolloServer, type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { FastifyBaseLogger } from "fastify";
import type { FormattedExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { AppError, toAppError } from "../../errors";
import { foreign } from "../../messages";
import { graphql as limits } from "../../platform/limits/limits";
import { parseFailure } from "./pipeline/documentErrors";
import { presentExtensions } from "./pipeline/presentError";
import type { OperationRequest } from "./pipeline/Run";

export interface HttpAnswer {
  status: number;
  result: FormattedExecutionResult;
}

/** Apollo Server hands each operation that it has read from a request to the pipeline. */
export interface ApolloContext {
  answer: (request: OperationRequest) => Promise<HttpAnswer>;
}

/**
 * Apollo Server for its knowledge of HTTP: GET, protection against CSRF, content negotiation, malformed requests.
 * Validation and execution are the pipeline's; its own extras are off.
 */
export async function createApolloServer(
  schema: GraphQLSchema,
  log: FastifyBaseLogger,
): Promise<ApolloServer<ApolloContext>> {
  const server = new ApolloServer<ApolloContext>({
    schema,
    dangerouslyDisableValidation: true, // The pipeline validates.
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    // It parses once more, because a GET must not carry a mutation.
    parseOptions: { maxTokens: limits.tokens },
    formatError: presentRefusal,
    plugins: [toPipeline, ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled()],
    logger: { debug: () => undefined, info: () => undefined, warn: log.warn.bind(log), error: log.error.bind(log) },
    stopOnTerminationSignals: false,
  });
  await server.start();
  return server;
}

const toPipeline: ApolloServerPlugin<ApolloContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ source, request: { operationName, variables }, contextValue }) => {
      const { status, result } = await contextValue.answer({ query: source, operationName, variables });
      return { http: { status, headers: new HeaderMap() }, body: { kind: "single", singleResult: result } };
    },
  }),
};

/** What Apollo Server refuses by itself, in the form that the pipeline gives its errors. */
function presentRefusal(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const known = toKnown(formatted, error);
  const { locations } = formatted;
  return { message: known.message, ...(locations ? { locations } : {}), extensions: presentExtensions(known) };
}

/** By Apollo Server's own codes. Any other is an error of ours. */
function toKnown({ message, extensions }: GraphQLFormattedError, error: unknown): AppError {
  if (extensions?.code === "GRAPHQL_PARSE_FAILED") return parseFailure(message);
  const isRefused = extensions?.code === "BAD_REQUEST" || extensions?.code === "PERSISTED_QUERY_NOT_SUPPORTED";
  return isRefused ? new AppError("BAD_REQUEST", foreign(message)) : toAppError(error);
}

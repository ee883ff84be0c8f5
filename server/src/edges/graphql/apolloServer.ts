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

/** Apollo Server passes each operation of a request to the pipeline. */
export interface ApolloContext {
  answer: (request: OperationRequest) => Promise<HttpAnswer>;
}

/**
 * Apollo Server handles HTTP: GET, protection against CSRF, content negotiation, malformed requests. The pipeline validates
 * and executes.
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
    // Apollo Server parses too, to reject mutations over GET.
    parseOptions: { maxLexicalTokens: limits.tokens },
    formatError: presentApolloError,
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

/** Formats the errors of Apollo Server like those of the pipeline. */
function presentApolloError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const known = toPublicError(formatted, error);
  const { locations } = formatted;
  return { message: known.message, ...(locations ? { locations } : {}), extensions: presentExtensions(known) };
}

/** Maps the codes of Apollo Server. Any other error is ours. */
function toPublicError({ message, extensions }: GraphQLFormattedError, error: unknown): AppError {
  if (extensions?.code === "GRAPHQL_PARSE_FAILED") return parseFailure(message);
  const isBadRequest = extensions?.code === "BAD_REQUEST" || extensions?.code === "PERSISTED_QUERY_NOT_SUPPORTED";
  return isBadRequest ? new AppError("BAD_REQUEST", foreign(message)) : toAppError(error);
}

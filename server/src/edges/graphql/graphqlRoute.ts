import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from "fastify";
import { AppError, toAppError } from "../../errors";
import { rateHeaders, type RateState } from "../../platform/limits/rateLimits";
import { countRequests } from "../../platform/limits/requestRates";
import { isOnlyReads } from "../../platform/settings/readOnly";
import { readJsonText } from "../../platform/web/jsonText";
import { corsHeaders, exposedHeaders } from "../web/cors";
import { addWait, answerErrors, type HttpError, statuses } from "../web/httpErrors";
import type { ApolloContext, HttpAnswer } from "./apolloServer";
import { graphqlMessages } from "./messages";
import { readPlainRequest } from "./plainRequest";
import { withCost } from "./showCost";
import { answer } from "./pipeline/pipeline";
import { viewAs, viewAsHeader } from "./viewAs";
import { type PresentedError, presentExtensions, type PresentedResult } from "./pipeline/presentError";
import { type OperationRequest, type Pipeline, Run } from "./pipeline/Run";

declare module "fastify" {
  interface FastifyRequest {
    rateState: RateState | null;
  }
}

interface Options {
  apollo: ApolloServer<ApolloContext>;
  pipeline: Pipeline;
  corsOrigins: readonly string[];
}

/**
 * `/graphql` over HTTP. Pages of every origin may call it, or only those that are listed. Plain JSON requests, which nearly all clients send,
 * are read here; Apollo Server handles all others.
 */
export async function graphqlRoute(app: FastifyInstance, { apollo, pipeline, corsOrigins }: Options): Promise<void> {
  await app.register(cors, {
    origin: corsOrigins.length > 0 ? [...corsOrigins] : "*",
    methods: ["GET", "POST"],
    exposedHeaders,
    maxAge: 600,
    // Also answers OPTIONS without the headers of a preflight.
    strictPreflight: false,
  });
  const viaApollo = fastifyApolloHandler(apollo, {
    context: async (request, reply) => ({
      answer: (operation) => answerRequest(pipeline, operation, { request, reply }),
    }),
  });
  app.decorateRequest("rateState", null);
  answerErrors(app, presentFailure);
  app.addHook("preParsing", count);
  readJsonBodies(app);
  app.addHook("onSend", addRequestId);
  // Refusals before the hook of the plugin, such as 503.
  app.addHook("onSend", async ({ headers: { origin } }, reply) => {
    if (!reply.hasHeader("access-control-allow-origin")) reply.headers(corsHeaders(corsOrigins, origin));
  });
  app.route({
    method: ["PUT", "PATCH", "DELETE"],
    url: "/graphql",
    config: { onlyReads: true },
    async handler(_request, reply) {
      reply.header("allow", "GET, HEAD, POST, OPTIONS");
      throw new AppError("BAD_REQUEST", graphqlMessages.otherMethod(), { status: 405 });
    },
  });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    // Mutations are detected when they have been parsed.
    config: { onlyReads: true },
    async handler(request, reply) {
      const plain = readPlainRequest(request);
      if (!plain) return viaApollo.call(this, request, reply);
      const { status, result } = await answerRequest(pipeline, plain.operation, { request, reply });
      void reply.status(status).header("content-type", plain.contentType);
      return `${JSON.stringify(result)}\n`;
    },
  });
}

/** `__proto__` is a name like others in variables and inputs, where the schema decides; nothing merges these objects. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("ignore", "ignore");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    void parse(request, readJsonText(request, body), (error, value: unknown) => {
      const isOdd = typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__");
      done(isOdd ? new AppError("BAD_REQUEST", graphqlMessages.prototype()) : error, value);
    });
  });
}

/** Counts every request before its body is read, so that malformed ones count too. */
async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.rateState = await countRequests(await request.getContext());
  reply.headers({ "cache-control": "no-store", ...rateHeaders(request.rateState) });
}

/** Runs an operation through the pipeline. Sets the headers of the rate, or of the one that was exceeded, and `retry-after`. */
async function answerRequest(
  pipeline: Pipeline,
  operation: OperationRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<HttpAnswer> {
  const run = new Run(pipeline, viewAs(await request.getContext(), request.headers[viewAsHeader]), operation);
  run.rate = request.rateState;
  await answer(run);
  request.operationName = run.operation?.definition.name?.value ?? null;
  if (run.rate && run.rate !== request.rateState) reply.headers(rateHeaders(run.rate));
  const wait = run.result?.errors?.map(toAppError).find(({ details }) => details.retryAfter !== undefined);
  if (wait) {
    request.isRefusedAsReadOnly = isOnlyReads(wait);
    addWait(reply, wait);
  }
  return { status: statusOf(run.answer), result: withCost(run, request) };
}

/** An error status only if no root field has data, and the operation was rejected or may succeed later. */
function statusOf({ errors, data }: PresentedResult): number {
  const failure = errors?.find(isTemporary) ?? (data === undefined ? errors?.[0] : undefined);
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  return failure && !hasData ? statuses[failure.extensions.code] : 200;
}

const isTemporary = ({ extensions }: PresentedError) => extensions.retryAfter !== undefined;

/** Formats errors before the pipeline like the pipeline's own. */
const presentFailure = ({ error, request }: HttpError) => ({
  errors: [{ message: error.message, extensions: { ...presentExtensions(error), requestId: request.id } }],
});

/** Adds the request id to errors of Apollo Server. */
const addRequestId: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== "string" || !payload.startsWith(`{"errors":`) || payload.includes(request.id))
    return done(null, payload);
  const body = JSON.parse(payload) as { errors: { extensions?: object }[] };
  for (const error of body.errors) error.extensions = { ...error.extensions, requestId: request.id };
  reply.header("cache-control", "no-store");
  done(null, `${JSON.stringify(body)}\n`);
};

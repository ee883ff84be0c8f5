import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from "fastify";
import { rateHeaders, type RateState } from "../../platform/limits/rateLimits";
import { countRequests } from "../../platform/limits/requestRates";
import { answerErrors, type HttpError, statuses } from "../web/httpErrors";
import type { ApolloContext, HttpAnswer } from "./apolloServer";
import { readPlainRequest } from "./plainRequest";
import { answer } from "./pipeline/pipeline";
import { viewAs, viewAsHeader } from "./viewAs";
import { type PresentedError, presentExtensions, type PresentedResult } from "./pipeline/presentError";
import { type OperationRequest, type Pipeline, Run } from "./pipeline/Run";

declare module "fastify" {
  interface FastifyRequest {
    countedRate: RateState | null;
  }
}

interface Options {
  apollo: ApolloServer<ApolloContext>;
  pipeline: Pipeline;
  corsOrigins: readonly string[];
}

/**
 * `/graphql` over HTTP. Other origins are served only when they are on the list. The plain requests of nearly all clients
 * need no more than JSON; Apollo Server reads every other one.
 */
export async function graphqlRoute(app: FastifyInstance, { apollo, pipeline, corsOrigins }: Options): Promise<void> {
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ["GET", "POST"],
    allowedHeaders: ["content-type", "x-auth-token", "authorization", "apollo-require-preflight", viewAsHeader],
    maxAge: 600,
    // An OPTIONS without the headers of a preflight is answered too.
    strictPreflight: false,
  });
  const viaApollo = fastifyApolloHandler(apollo, {
    context: async (request, reply) => ({ answer: (asked) => answerRequest(pipeline, asked, { request, reply }) }),
  });
  app.decorateRequest("countedRate", null);
  answerErrors(app, presentFailure);
  app.addHook("preParsing", count);
  app.addHook("onSend", signRefusal);
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    // Mutations say so once they have been parsed.
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

/** Counts every request before its body is read, so that malformed ones are limited too. */
async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.countedRate = await countRequests(await request.getContext());
  reply.headers({ "cache-control": "no-store", ...rateHeaders(request.countedRate) });
}

/** Takes an operation through the pipeline; the reply's headers say what is left of the rate, and when to try again. */
async function answerRequest(
  pipeline: Pipeline,
  operation: OperationRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<HttpAnswer> {
  const run = new Run(pipeline, viewAs(await request.getContext(), request.headers[viewAsHeader]), operation);
  run.rate = request.countedRate;
  await answer(run);
  if (run.rate && run.rate !== request.countedRate) reply.headers(rateHeaders(run.rate));
  const wait = run.answer.errors?.find(isTemporary);
  if (wait) reply.header("retry-after", wait.extensions.retryAfter);
  return { status: statusOf(run.answer), result: run.answer };
}

/** Root fields are null where they failed. Where nothing is left to show, and another try may succeed, the status says so. */
function statusOf({ errors, data }: PresentedResult): number {
  const failure = errors?.find(isTemporary) ?? (data === undefined ? errors?.[0] : undefined);
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  return failure && !hasData ? statuses[failure.extensions.code] : 200;
}

const isTemporary = ({ extensions }: PresentedError) => extensions.retryAfter !== undefined;

/** Failures on the way to the pipeline, in the shape of its answers. */
const presentFailure = ({ error, request }: HttpError) => ({
  errors: [{ message: error.message, extensions: { ...presentExtensions(error), requestId: request.id } }],
});

/** What Apollo Server refuses by itself lacks the request's id. */
const signRefusal: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== "string" || !payload.startsWith(`{"errors":`) || payload.includes(request.id))
    return done(null, payload);
  const body = JSON.parse(payload) as { errors: { extensions?: object }[] };
  for (const error of body.errors) error.extensions = { ...error.extensions, requestId: request.id };
  reply.header("cache-control", "no-store");
  done(null, `${JSON.stringify(body)}\n`);
};

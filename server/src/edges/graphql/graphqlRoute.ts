import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { rateHeaders } from "../../platform/limits/rateLimits";
import { countRequests } from "../../platform/limits/requestRates";
import { toHttpError } from "../web/httpErrors";
import type { directPath } from "./directPath";
import type { GraphqlContext } from "./GraphqlContext";
import { presentExtensions } from "./presentError";

interface Options {
  apollo: ApolloServer<GraphqlContext>;
  direct: ReturnType<typeof directPath>;
  corsOrigins: readonly string[];
}

/** `/graphql` over HTTP. Other origins are served only when they are on the list. */
export async function graphqlRoute(app: FastifyInstance, { apollo, direct, corsOrigins }: Options): Promise<void> {
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ["GET", "POST"],
    allowedHeaders: ["content-type", "x-auth-token", "authorization", "apollo-require-preflight"],
    maxAge: 600,
    // An OPTIONS without the headers of a preflight is answered too.
    strictPreflight: false,
  });
  const viaApollo = fastifyApolloHandler(apollo, { context: toContext });
  app.decorateRequest("begunOperation", null);
  app.decorateRequest("countedRate", null);
  app.setErrorHandler(answerError);
  app.addHook("preParsing", count);
  app.addHook("onSend", signRefusal);
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    async handler(request, reply) {
      // Before Apollo Server, which would hide why a context cannot be made.
      const ctx = await toContext(request);
      return (await direct(ctx, request, reply)) ?? viaApollo.call(this, request, reply);
    },
  });
}

/** Counts every request before its body is read, so that refused and malformed ones are limited too. */
async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.countedRate = await countRequests(await request.getContext());
  reply.headers(rateHeaders(request.countedRate));
}

async function toContext(request: FastifyRequest): Promise<GraphqlContext> {
  const { begunOperation, countedRate } = request;
  const ctx = await request.getContext();
  return Object.assign(ctx, { counted: countedRate }, begunOperation && { begun: begunOperation }) as GraphqlContext;
}

/** Failures on the way to Apollo Server, in the shape of its answers. */
async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { known, status } = toHttpError(error, { request, reply, refused: "BAD_REQUEST" });
  const extensions = { ...presentExtensions(known), requestId: request.id };
  await reply.status(status).send({ errors: [{ message: known.message, extensions }] });
}

/** What Apollo Server refuses before there is an operation (a batch, no query) lacks the request's id. */
async function signRefusal(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode < 400 || typeof payload !== "string" || payload.includes(request.id)) return payload;
  const body = JSON.parse(payload) as { errors: { extensions?: object }[] };
  for (const error of body.errors) error.extensions = { ...error.extensions, requestId: request.id };
  return JSON.stringify(body);
}

import { fastifyApolloHandler } from "@as-integrations/fastify";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { ApolloServer } from "@apollo/server";
import type { AppContext } from "../context";
import { AppError, toAppError } from "../errors";
import { statusOf } from "../web/httpErrors";

interface Options {
  apollo: ApolloServer<AppContext>;
  corsOrigins: readonly string[];
}

/** `/graphql` over HTTP. Other origins are served only when they are on the list. */
export async function graphqlRoute(app: FastifyInstance, { apollo, corsOrigins }: Options): Promise<void> {
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ["GET", "POST"],
    allowedHeaders: ["content-type", "x-auth-token", "authorization", "apollo-require-preflight"],
    maxAge: 600,
  });
  app.setErrorHandler(async (error, request, reply) => {
    const known = error instanceof AppError ? error : fromHttp(error as { statusCode?: number; message: string });
    if (known.code === "INTERNAL") request.log.error({ err: error, requestId: request.id }, "request.failed");
    const { code, message } = known;
    await reply
      .status(statusOf(error, known))
      .send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
  });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: fastifyApolloHandler(apollo, { context: async (request) => request.getContext() }),
  });
}

function fromHttp(error: { statusCode?: number; message: string }): AppError {
  const isClients = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClients ? new AppError("BAD_USER_INPUT", error.message) : toAppError(error);
}

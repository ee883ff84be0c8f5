import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../errors";
import { parts } from "../../platform/parts";
import { restMessages } from "../../platform/rest/messages";
import { asksForStream, type Route, type RouteRules } from "../../platform/rest/route";
import type { FileAnswer } from "../../platform/rest/schema";
import { answerInTime } from "../../platform/web/answerInTime";
import { admit } from "./admission";
import { acceptJsonBodies } from "../../platform/rest/jsonBody";
import { isKnownField } from "./knownFields";
import { refuseOtherMethods } from "./otherMethods";
import "../../platform/rest/routeConfig";
import { getSchema } from "../../schema";
import { exposedHeaders } from "../web/cors";
import { answerErrors } from "../web/httpErrors";
import { errorHeaders, presentError } from "./restErrors";
import { sendFile } from "./sendFile";
import { sendStream } from "./sendStream";
import { serializerOf } from "./serializers";

/** `/api`: the routes of every feature. `listLimit`: the longest list of one answer. */
export async function restRoutes(app: FastifyInstance, { listLimit }: { listLimit: number }): Promise<void> {
  app.setNotFoundHandler(async () => {
    throw notFound(restMessages.noRoute());
  });
  answerErrors(app, presentError, errorHeaders);
  answerInTime(app);
  await app.register(cors, {
    origin: "*",
    methods: ["GET", "PUT", "POST", "DELETE"],
    exposedHeaders: [...exposedHeaders, "x-error-code", "x-error-hint", "x-error-keys", "x-limited-token"].sort(),
    maxAge: 600,
    strictPreflight: false,
  });
  app.addHook("preParsing", admit);
  acceptJsonBodies(app);
  const routes = parts().routes.flatMap(atBothAddresses);
  const rules = { listLimit, isKnownField: isKnownField(getSchema()) };
  for (const route of routes) {
    if (route.bytes) await app.register(async (apart) => acceptBytes(apart, route, rules));
    else addRoute(app, route, rules);
  }
  refuseOtherMethods(app, routes);
}

/** A route with an older address is served there too. */
const atBothAddresses = (route: Route): Route[] => (route.alsoAt ? [route, { ...route, path: route.alsoAt }] : [route]);

/** A route that takes files. Fastify answers 413 to larger ones, and 415 to other media types. */
function acceptBytes(apart: FastifyInstance, route: Route, rules: RouteRules): void {
  const { mediaTypes = [], max: bodyLimit } = route.bytes ?? {};
  apart.removeAllContentTypeParsers();
  apart.addContentTypeParser([...mediaTypes], { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  addRoute(apart, route, rules);
}

/** Fastify serialises success by its schema: a field that is not in it does not leave the process. */
function addRoute(app: FastifyInstance, rest: Route, rules: RouteRules): void {
  const { method, path: url, action, onlyReads, statuses, answers, mediaType, waitMs, streams } = rest;
  app.route({
    ...{ method, url },
    schema: { response: mediaType ? {} : { 200: answers[200] } },
    serializerCompiler: ({ schema }) => serializerOf(schema),
    config: { action, onlyReads, statuses, ...(waitMs && { waitMs }) },
    // A compressed stream would wait for more before it sends something.
    ...(streams && { compress: false }),
    handler: async (request, reply) => {
      if (waitMs) request.leaveInFlight?.();
      const answer = await rest.respond(request, reply, rules);
      if (streams && asksForStream(request)) return sendStream(reply, answer as AsyncIterable<string>);
      return mediaType ? sendFile(request, reply.type(mediaType), answer as FileAnswer) : answer;
    },
  });
}

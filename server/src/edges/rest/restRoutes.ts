import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { features } from "../../features";
import { answerInTime } from "../../platform/web/answerInTime";
import { admit, noteWrite } from "./admission";
import { acceptJsonBodies } from "../../platform/rest/jsonBody";
import { docsPage } from "./openapi/docsPage";
import { describeRoutes } from "./openapi/openApi";
import { watchMethods } from "./otherMethods";
import { requireActions } from "../../platform/rest/routeConfig";
import { anyOrigin, answerErrors } from "./restErrors";

interface Options {
  /** The longest list of one answer. */
  listLimit: number;
  /** The built client, which has the page about the API. */
  clientFolder?: string;
  /** Whether there is a `/playground`. */
  hasPlayground: boolean;
}

/** `/api`, and `/docs` about it. */
export async function restRoutes(app: FastifyInstance, options: Options): Promise<void> {
  await describeRoutes(app);
  const { listLimit, clientFolder, hasPlayground } = options;
  await app.register(api, { prefix: "/api", listLimit });
  await app.register(docsPage, { clientFolder, hasPlayground });
}

/** Third parties' clients are served from any origin: there are no cookies that could be misused. */
async function api(app: FastifyInstance, { listLimit }: Pick<Options, "listLimit">): Promise<void> {
  answerErrors(app);
  answerInTime(app);
  await app.register(cors, {
    origin: anyOrigin,
    methods: ["GET", "PUT", "POST", "DELETE"],
    exposedHeaders: [
      "allow",
      "etag",
      "link",
      "ratelimit-limit",
      "ratelimit-remaining",
      "ratelimit-reset",
      "retry-after",
      "x-request-id",
    ],
    maxAge: 600,
    strictPreflight: false,
  });
  app.addHook("preParsing", admit);
  app.addHook("onSend", noteWrite);
  acceptJsonBodies(app);
  requireActions(app);
  const answerOtherMethods = watchMethods(app);

  for (const { rest } of features) for (const routes of rest.routes) await app.register(routes, { listLimit });
  answerOtherMethods();
}

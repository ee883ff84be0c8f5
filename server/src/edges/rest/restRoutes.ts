import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { answerInTime } from "../../platform/web/answerInTime";
import { accountRoutes } from "../../features/accounts/rest/accountRoutes";
import { admit, noteWrite } from "./admission";
import { bookRoutes } from "../../features/books/rest/bookRoutes";
import { commentRoutes } from "../../features/posts/rest/commentRoutes";
import { credentialRoutes } from "../../features/profiles/rest/credentialRoutes";
import { acceptJsonBodies } from "../../platform/rest/jsonBody";
import { faceRoutes } from "../../features/accounts/rest/faceRoutes";
import { docsPage } from "./openapi/docsPage";
import { describeRoutes } from "./openapi/openApi";
import { watchMethods } from "./otherMethods";
import { postRoutes } from "../../features/posts/rest/postRoutes";
import { profileRoutes } from "../../features/profiles/rest/profileRoutes";
import { requireActions } from "../../platform/rest/routeConfig";
import { threadRoutes } from "../../features/posts/rest/threadRoutes";
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

  await app.register(accountRoutes);
  await app.register(profileRoutes, { listLimit });
  await app.register(faceRoutes);
  await app.register(credentialRoutes);
  await app.register(postRoutes, { listLimit });
  await app.register(commentRoutes);
  await app.register(threadRoutes);
  await app.register(bookRoutes);
  answerOtherMethods();
}

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Everything that the page loads comes from here; Swagger UI has pictures as data. */
const policy = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'", "data:"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "img-src": ["'self'", "data:"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
};

const assetName = /^[\w.-]+$/;

interface Options {
  clientFolder?: string | undefined;
  /** Whether there is a `/playground` for the page to link to. */
  hasPlayground: boolean;
}

/**
 * `/docs`: the description of /api to read and try, and `/docs/openapi.json` for programs. The page is of the client's
 * build, in the look of the site; without a build it is Swagger UI's own.
 */
export async function docsPage(app: FastifyInstance, { clientFolder = "", hasPlayground }: Options): Promise<void> {
  const folder = path.join(clientFolder, "docs");
  const isBuilt = clientFolder !== "" && existsSync(path.join(folder, "index.html"));
  const sendPage = isBuilt ? pageSender(folder, hasPlayground) : null;
  app.get("/docs/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    return sortKeys(app.swagger());
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: policy,
    theme: { title: "Study Circle REST API" },
    uiConfig: { layout: "BaseLayout", docExpansion: "list", tryItOutEnabled: true },
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (sendPage && isPage(request)) sendPage(reply);
        else done();
      },
    },
  });
  if (!isBuilt) return;
  app.get<{ Params: { file: string } }>(
    "/docs/assets/:file",
    { schema: { hide: true } },
    ({ params: { file } }, reply) =>
      assetName.test(file) ? reply.sendFile(`assets/${file}`, folder) : reply.callNotFound(),
  );
}

const playgroundLink = /\s*<a href="\/playground">[^<]*<\/a>/;

/** The page as it was built, or without the link to what is switched off. */
function pageSender(folder: string, hasPlayground: boolean): (reply: FastifyReply) => void {
  if (hasPlayground) return (reply) => void reply.sendFile("index.html", folder);
  const page = readFileSync(path.join(folder, "index.html"), "utf8").replace(playgroundLink, "");
  return (reply) => void reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
}

const isPage = ({ routeOptions: { url = "" } }: FastifyRequest) => /^\/docs\/?$/.test(url);

/** The same bytes for the same routes, whatever order they were added in. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

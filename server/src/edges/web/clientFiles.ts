import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../../errors";
import { clientPages, findClientPage } from "./pages";
import { readPreloads } from "./preloads";
import { webMessages } from "./messages";

interface Options {
  clientFolder: string;
}

/** Files that are not served directly: build metadata, compressed variants, and pages, which have routes. */
const notServed = [
  "csp.json",
  "preloads.json",
  ".*",
  ".*/**",
  "**/*.br",
  "**/*.gz",
  "*.html",
  "frames/**",
  "playground/**",
  "docs/**",
  "developers/**",
];

/** Paths of services: an unknown path below them is no page of the client. */
const services = /^\/(api|graphql|avatars|pictures|assets|health|mail|metrics|docs|playground|developers)(\/|$)/;

/**
 * Serves the built client: its files, and its pages for all other paths. The folder is read once, at start. Register it last,
 * because it handles every remaining path.
 */
export async function addClientFiles(app: FastifyInstance, { clientFolder }: Options): Promise<void> {
  const pages = findPages(clientFolder);
  const isBuilt = pages.includes("index.html");
  const preloads = readPreloads(clientFolder);
  const anyPage = pages.includes("app.html") ? "app.html" : "index.html";
  const frames = findFrames(clientFolder);
  await app.register(fastifyStatic, {
    root: clientFolder,
    suppressWarning: true,
    wildcard: false,
    serve: isBuilt,
    globIgnore: notServed,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header("cache-control", cachingOf(path.relative(clientFolder, file))),
  });
  for (const page of pages) app.get(addressOf(page), (_request, reply) => reply.sendFile(page));
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notFound(webMessages.nothingHere());
    if (!isBuilt) return sayNotBuilt(reply);
    // The client says on an unknown page that there is none; programs read the status.
    const page = findClientPage(pathOf(request));
    const link = preloads.get(page ?? "");
    if (link !== undefined) reply.header("link", link);
    return reply.status(page ? 200 : 404).sendFile(frames.get(page ?? "") ?? anyPage);
  });
}

/** The prerendered pages, and the empty one for all others. */
function findPages(clientFolder: string): string[] {
  return existsSync(clientFolder) ? readdirSync(clientFolder).filter((file) => file.endsWith(".html")) : [];
}

/** The frame of each page that has a head, by the page's address. */
const findFrames = (clientFolder: string): ReadonlyMap<string, string> =>
  new Map(
    clientPages
      .map((page) => [page, `frames${page}.html`] as const)
      .filter(([, file]) => existsSync(path.join(clientFolder, file))),
  );

const addressOf = (page: string) => (page === "index.html" ? "/" : `/${page.replace(/\.html$/, "")}`);

/** The name of a built asset changes with its content, so it is cached forever. Pages are revalidated each time. */
function cachingOf(file: string): string {
  if (/^((playground|docs)[\\/])?assets[\\/]/.test(file)) return "public, max-age=31536000, immutable";
  return /\.html(\.br|\.gz)?$/.test(file) ? "no-cache" : "public, max-age=3600";
}

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0] ?? "";

/** Whether the request is for a page, not for a missing file. */
function isPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const { accept = "*/*" } = headers;
  const address = pathOf(request);
  if ((method !== "GET" && method !== "HEAD") || services.test(address)) return false;
  return accept.includes("text/html") || (accept.includes("*/*") && !address.includes("."));
}

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Study Circle</title>
<h1>The web pages are not built yet</h1>
<p>The service is running, its APIs answer. Run <code>npm run build</code>, then start the server again.</p>
</html>
`;

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.status(503).header("retry-after", "60").type("text/html; charset=utf-8").send(notBuilt);
}

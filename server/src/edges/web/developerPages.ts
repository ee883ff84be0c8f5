import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { docsPolicy, playgroundPolicy, type Policy, policyText } from "../../platform/web/contentSecurityPolicy";
import { openApi } from "../rest/openapi/openApi";

interface Options {
  clientFolder: string;
  hasPlayground: boolean;
}

/** Swagger UI's own script and style, which the page at `/docs` loads. */
const swaggerUi = path.join(path.dirname(require.resolve("@fastify/swagger-ui/package.json")), "static");
const playgroundLink = /\s*<a href="\/playground">[^<]*<\/a>/;

/** The developer pages of the client's build, and `/docs/openapi.json`. */
export async function developerPages(app: FastifyInstance, { clientFolder, hasPlayground }: Options): Promise<void> {
  const document = openApi();
  app.get("/docs/openapi.json", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    return document;
  });
  const isBuilt = (name: string) => existsSync(path.join(clientFolder, name, "index.html"));
  if (hasPlayground && isBuilt("playground")) {
    await app.register(page, { name: "playground", clientFolder, policy: playgroundPolicy });
  }
  if (!isBuilt("docs")) return;
  serveFiles(app, "/docs/static", swaggerUi);
  const without = hasPlayground ? undefined : playgroundLink;
  await app.register(page, { name: "docs", clientFolder, policy: docsPolicy, without });
}

interface Page {
  name: string;
  clientFolder: string;
  policy: Policy;
  /** Removed from the built page. */
  without?: RegExp | undefined;
}

/** A page with its own content security policy and files. */
async function page(app: FastifyInstance, { name, clientFolder, policy, without }: Page): Promise<void> {
  const folder = path.join(clientFolder, name);
  const contentSecurityPolicy = policyText(policy);
  const changed = without && readFileSync(path.join(folder, "index.html"), "utf8").replace(without, "");
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", contentSecurityPolicy);
  });
  app.get(`/${name}`, (_request, reply) =>
    changed === undefined
      ? reply.sendFile("index.html", folder)
      : reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(changed),
  );
  serveFiles(app, `/${name}/assets`, path.join(folder, "assets"));
}

const fileName = /^[\w.-]+$/;

function serveFiles(app: FastifyInstance, address: string, folder: string): void {
  app.get<{ Params: { file: string } }>(`${address}/:file`, ({ params: { file } }, reply) =>
    fileName.test(file) ? reply.sendFile(file, folder) : reply.callNotFound(),
  );
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { getSchema } from "../../schema";
import { docsPolicy, playgroundPolicy, type Policy, policyText } from "../../platform/web/contentSecurityPolicy";
import { printContract } from "../graphql/printContract";
import { openApi } from "../rest/openapi/openApi";

interface Options {
  clientFolder: string;
  hasPlayground: boolean;
  /** Whether anyone may read the schema. */
  showsSchema: boolean;
}

/** Swagger UI's own script and style, which the page at `/docs` loads. */
const swaggerUi = path.join(path.dirname(require.resolve("@fastify/swagger-ui/package.json")), "static");
const playgroundLink = /\s*<a href="\/playground">[^<]*<\/a>/;

/** The developer pages of the client's build, and the contracts: `/docs/openapi.json` and `/schema.graphql`. */
export async function developerPages(
  app: FastifyInstance,
  { clientFolder, hasPlayground, showsSchema }: Options,
): Promise<void> {
  const document = openApi();
  app.get("/docs/openapi.json", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    return document;
  });
  if (showsSchema) serveSchema(app);
  const isBuilt = (name: string) => existsSync(path.join(clientFolder, name, "index.html"));
  if (hasPlayground && isBuilt("playground")) {
    await app.register(page, { name: "playground", clientFolder, policy: playgroundPolicy });
  }
  const without = hasPlayground ? undefined : playgroundLink;
  if (isBuilt("developers")) {
    await app.register(page, { name: "developers", clientFolder, policy: docsPolicy, without });
  }
  if (!isBuilt("docs")) return;
  serveFiles(app, "/docs/static", swaggerUi);
  await app.register(page, { name: "docs", clientFolder, policy: docsPolicy, without });
}

/** The GraphQL contract, which is printed when it is first asked for. */
function serveSchema(app: FastifyInstance): void {
  let printed: string | undefined;
  app.get("/schema.graphql", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*").type("text/plain; charset=utf-8");
    return (printed ??= `${printContract(getSchema())}\n`);
  });
}

interface Page {
  name: string;
  clientFolder: string;
  policy: Policy;
  /** Removed from the built page. */
  without?: RegExp | undefined;
}

/** A page with its own content security policy and files, and the pages below it: `/NAME/other` is `other.html`. */
async function page(app: FastifyInstance, { name, clientFolder, policy, without }: Page): Promise<void> {
  const folder = path.join(clientFolder, name);
  const contentSecurityPolicy = policyText(policy);
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", contentSecurityPolicy);
  });
  for (const file of files) {
    const changed = without && readFileSync(path.join(folder, file), "utf8").replace(without, "");
    const address = file === "index.html" ? `/${name}` : `/${name}/${path.basename(file, ".html")}`;
    app.get(address, (_request, reply) =>
      changed === undefined
        ? reply.sendFile(file, folder)
        : reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(changed),
    );
  }
  serveFiles(app, `/${name}/assets`, path.join(folder, "assets"));
}

const fileName = /^[\w.-]+$/;

function serveFiles(app: FastifyInstance, address: string, folder: string): void {
  app.get<{ Params: { file: string } }>(`${address}/:file`, ({ params: { file } }, reply) =>
    fileName.test(file) ? reply.sendFile(file, folder) : reply.callNotFound(),
  );
}

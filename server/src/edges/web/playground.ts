import { existsSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { playgroundPolicy, policyText } from "../../platform/web/contentSecurityPolicy";

const policy = policyText(playgroundPolicy);
const assetName = /^[\w.-]+$/;

/** `/playground`: an editor for the GraphQL API, from our own bundle and under a policy of its own. */
export async function playgroundRoutes(
  app: FastifyInstance,
  { clientFolder }: { clientFolder: string },
): Promise<void> {
  const folder = path.join(clientFolder, "playground");
  if (!existsSync(path.join(folder, "index.html"))) return;
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", policy);
  });
  app.get("/playground", (_request, reply) => reply.sendFile("index.html", folder));
  app.get<{ Params: { file: string } }>("/playground/assets/:file", ({ params: { file } }, reply) =>
    assetName.test(file) ? reply.sendFile(`assets/${file}`, folder) : reply.callNotFound(),
  );
}

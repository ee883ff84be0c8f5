import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** Everything the page needs comes from here; it draws with styles and pictures made by its own script. */
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

/** The page comes without this tag; its policy leaves no other way to add it. */
const fitPhones = `
const viewport = document.createElement("meta");
viewport.name = "viewport";
viewport.content = "width=device-width, initial-scale=1";
document.head.append(viewport);
`;

/** `/docs`: the description of /api to read and try, and `/docs/openapi.json` for programs. */
export async function docsPage(app: FastifyInstance): Promise<void> {
  app.get("/docs/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    return sortKeys(app.swagger());
  });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: policy,
    theme: { title: "Study Circle REST API", js: [{ filename: "viewport.js", content: fitPhones }] },
    uiConfig: { layout: "BaseLayout", docExpansion: "list", tryItOutEnabled: true },
  });
}

/** The same bytes for the same routes, whatever order they were added in. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

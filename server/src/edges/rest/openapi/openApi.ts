import { parts } from "../../../platform/parts";
import { namedIn } from "../../../platform/rest/schema";
import { commonAnswers, commonHeaders } from "./common";
import { toOperation, toTemplate } from "./operation";

const introduction = `
Study Circle for programs: accounts, profiles, groups and their posts, buddies, sessions, shelves and book recommendations.

* **Signing in** answers a token. Send it as the header \`x-auth-token\`, or as \`Authorization: Bearer\`.
* **Bodies** are JSON in UTF-8. Success is always 200.
* **Fields** that only other requests take are refused by name; fields that the service does not know are ignored.
* **Another method** on a known path is 405 with \`Allow\`; an unknown path is 404.
* **Refusals** are \`{"errors":[{"msg","param","location"}]}\` for what is wrong in a request, and \`{"msg"}\` otherwise.
* **Headers of refusals**, for programs: \`x-error-code\`; \`x-error-keys\`, the keys of the messages in the order of the body;
  \`x-error-hint\` where a body counts as empty because of its type; \`x-limited-token\` after the log-in of an absent member.
* **Dates** are ISO 8601 in UTC.
* **Any origin** is served; there are no cookies.

The same data and rules are behind \`/graphql\`, which also has what is not here, such as study rooms.
`.trim();

/** The OpenAPI document of /api, with the routes of all features. Its keys are sorted, so the order of routes does not matter. */
export function openApi(): object {
  const paths = readPaths();
  const document = {
    openapi: "3.1.0",
    info: {
      title: "Study Circle REST API",
      version: "1.0.0",
      description: introduction,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "The operator of this server" },
    },
    servers: [{ url: "/", description: "This server." }],
    tags: parts().tags,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "x-auth-token" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      headers: commonHeaders,
      responses: commonAnswers,
      schemas: Object.fromEntries(
        [...namedIn([paths, commonAnswers])].map(([name, { $id: _, ...schema }]) => [name, schema]),
      ),
    },
    paths,
  };
  // Fastify has another format for references, which its serialiser needs.
  const text = JSON.stringify(sortKeys(document)).replaceAll(/"\$ref":"(\w+)#"/g, '"$ref":"#/components/schemas/$1"');
  return JSON.parse(text) as object;
}

function readPaths() {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of parts().routes) {
    const path = (paths[toTemplate(route.path)] ??= {});
    path[route.method.toLowerCase()] = toOperation(route);
  }
  return paths;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

import swagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { features } from "../../../features";
import { addCommonAnswers, commonAnswers, commonHeaders, type Operation } from "../../../platform/rest/commonAnswers";
import { memberSecurity } from "../../../platform/rest/describe";
import { messageSchemas } from "../../../platform/rest/messageSchemas";

const introduction = `
The whole of Study Circle for programs: accounts, profiles, group posts and book recommendations.

* **Signing in** answers a token. Send it as the header \`x-auth-token\`, or as \`Authorization: Bearer\`.
* **Bodies** are JSON. Success is always 200.
* **Another method** on a known path is 405 with \`Allow\`; an unknown path is 404.
* **Refusals** are \`{"errors":[{"msg","param","location"}]}\` for what is wrong in a request, and \`{"msg"}\` otherwise.
* **Dates** are ISO 8601 in UTC.
* **Any origin** is served; there are no cookies.

The same data and rules are behind \`/graphql\`.
`.trim();

const options: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "Study Circle REST API",
      version: "1.0.0",
      description: introduction,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "The operator of this server" },
    },
    servers: [{ url: "/", description: "This server." }],
    tags: features.flatMap(({ rest }) => rest.tags),
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "x-auth-token" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      headers: commonHeaders,
      responses: commonAnswers,
    },
  },
  refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  transformObject: (document) => {
    if (!("openapiObject" in document)) return document.swaggerObject;
    complete(document.openapiObject as Described);
    return document.openapiObject;
  },
  transform: ({ schema, url, route }) => ({
    schema: { ...addSecurity(schema, route.config?.action?.isForMembers === true), ...nameOf(route.method, url) },
    url: url.replace(/(?<=.)\/$/, ""),
  }),
};

/** Collects the routes that are added after it. Their schemas only describe: they validate and serialize nothing. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, options);
  for (const schemas of [...features.map(({ rest }) => rest.schemas), messageSchemas]) {
    for (const [name, schema] of Object.entries(schemas)) app.addSchema({ $id: name, ...schema });
  }
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}

/** What of a document is changed once it is put together. */
interface Described {
  paths: Record<string, Record<string, Operation>>;
}

/** Adds what routes have in common. Only a body with a field that must be there must be there itself. */
function complete({ paths }: Described): void {
  const operations = Object.values(paths).flatMap((path) => Object.entries(path));
  for (const [method, operation] of operations) {
    addCommonAnswers(method, operation);
    const { requestBody } = operation;
    if (requestBody) requestBody.required = "required" in (requestBody.content["application/json"]?.schema ?? {});
  }
}

/** Names an operation for generated clients, as in `deletePostsCommentByIdByCommentId`. */
function nameOf(method: string | string[], url: string): { operationId: string } {
  const words = url
    .replace(/^\/api\//, "")
    .replaceAll("/:", "/by/")
    .split(/[/_]/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { operationId: [String([method].flat()[0]).toLowerCase(), ...words].join("") };
}

function addSecurity(schema: FastifySchema, isForMembers: boolean): FastifySchema {
  if (schema?.hide) return schema;
  return { security: isForMembers ? memberSecurity : [], ...schema };
}

import swagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { message, ref } from "./describe";
import { sharedSchemas } from "./sharedSchemas";

const introduction = `
The whole of Study Circle for programs: accounts, profiles, group posts and book recommendations.

* **Signing in** answers a token. Send it as the header \`x-auth-token\`, or as \`Authorization: Bearer\`.
* **Bodies** are JSON. Success is always 200.
* **Refusals** are \`{"errors":[{"msg","param","location"}]}\` for what is wrong in a request, and \`{"msg"}\` otherwise.
* **Dates** are ISO 8601 in UTC.
* **Any origin** is served; there are no cookies.

The same data and rules are behind \`/graphql\`.
`.trim();

const options: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: "3.1.0",
    info: { title: "Study Circle REST API", version: "1.0.0", description: introduction },
    servers: [{ url: "/", description: "This server." }],
    tags: [
      { name: "Accounts" },
      { name: "Profiles" },
      { name: "Experience and education" },
      { name: "Posts" },
      { name: "Comments" },
      { name: "Books" },
    ],
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "x-auth-token" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  },
  refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  transformObject: (document) => {
    if (!("openapiObject" in document)) return document.swaggerObject;
    requireNeededBodies(document.openapiObject as Described);
    return document.openapiObject;
  },
  transform: ({ schema, url, route }) => ({
    schema: { ...addCommonAnswers(schema, route.config?.membersOnly === true), ...nameOf(route.method, url) },
    url: url.replace(/(?<=.)\/$/, ""),
  }),
};

/** Collects the routes that are added after it. Their schemas say what is, and change nothing of it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, options);
  for (const [name, schema] of Object.entries(sharedSchemas)) app.addSchema({ $id: name, ...schema });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}

/** What of a document is changed once it is put together. */
interface Described {
  paths: Record<
    string,
    Record<string, { requestBody?: { required: boolean; content: Record<string, { schema: object }> } }>
  >;
}

/** Only a body with a field that must be there must be there itself. */
function requireNeededBodies({ paths }: Described): void {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const { requestBody } of operations) {
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

function addCommonAnswers(schema: FastifySchema, isForMembers: boolean): FastifySchema {
  if (schema?.hide) return schema;
  const { response, ...rest } = schema ?? {};
  const refused = { 401: message("`No token, authorization denied` or `Token is not valid`.") };
  return {
    ...rest,
    ...(isForMembers ? { security: [{ token: [] }, { bearer: [] }] } : {}),
    response: {
      ...(isForMembers ? refused : {}),
      ...(response as object),
      429: { description: "Too many requests; `Retry-After` says when to try again.", ...ref("MessageWithErrors") },
      ...(rest.body ? { 413: { description: "The body is too large.", ...ref("MessageWithErrors") } } : {}),
      500: { description: "An error on our side.", ...ref("MessageWithErrors") },
      503: {
        description: "Starting, stopping or overloaded; `Retry-After` says when to try again.",
        ...ref("MessageWithErrors"),
      },
    },
  };
}

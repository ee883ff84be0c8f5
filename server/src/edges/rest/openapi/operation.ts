import { idempotencyKeyHours, text as limits } from "../../../platform/limits/limits";
import { eventStream, type Route } from "../../../platform/rest/route";
import { Errors, id, meaning, Message, MessageWithErrors, type Schema, text } from "../../../platform/rest/schema";
import { scopeNote } from "../../../platform/authorization/scopes";
import { exampleOf } from "./exampleOf";
import { commonAnswersOf, headersOf } from "./common";

const tokens = [{ token: [] }, { bearer: [] }];

const keyHeader = {
  ...text(
    `A key of your own for this request, at most ${limits.idempotencyKey} characters. Sent again within ` +
      `${idempotencyKeyHours} hours with the same content, nothing new is created and the first result comes back.`,
  ),
  maxLength: limits.idempotencyKey,
};
const reusedKey = meaning(
  "The `Idempotency-Key` was used for another request, or with other content; nothing was created.",
  MessageWithErrors,
);

/** A route as an OpenAPI operation. */
export function toOperation(route: Route) {
  const { method, path, action, tag, summary, operationId, alsoAt, params = {}, query, body } = route;
  const answers: Readonly<Record<string, Schema>> = { ...(body?.isRepeatable && { 409: reusedKey }), ...route.answers };
  const own = Object.entries(answers).map(([status, answer]) => [status, toAnswer(route, status, answer)]);
  return {
    tags: [tag],
    summary,
    description: describe(route),
    operationId,
    "x-former-operation-id": formerId(method, alsoAt ?? path),
    ...(alsoAt && { "x-also-at": toTemplate(alsoAt) }),
    security: action.isForMembers ? tokens : route.knowsMembers ? [{}, ...tokens] : [],
    parameters: [
      ...Object.entries(params).map(([name, { description }]) => parameter("path", name, id(description))),
      ...Object.entries(query?.schema.properties ?? {}).map(([name, schema]) => parameter("query", name, schema)),
      ...(body?.isRepeatable ? [parameter("header", "idempotency-key", keyHeader)] : []),
    ],
    ...(body && {
      requestBody: {
        // A body is required only if one of its fields is.
        required: body.schema.required !== undefined,
        content: { "application/json": { schema: body.schema, example: body.example } },
      },
    }),
    ...(route.bytes && {
      requestBody: {
        required: true,
        content: Object.fromEntries(route.bytes.mediaTypes.map((type) => [type, {}])),
      },
    }),
    responses: { ...commonAnswersOf(route), ...Object.fromEntries(own) },
  };
}

function parameter(place: "path" | "query" | "header", name: string, { description, ...schema }: Schema) {
  return { in: place, name, description, required: place === "path", schema };
}

const toAnswer = (route: Route, status: string, { description, ...schema }: Schema) => ({
  description,
  headers: headersOf(route, status),
  content: {
    [status === "200" && route.mediaType ? route.mediaType : "application/json"]: {
      schema: status === "400" ? orFields(schema) : schema,
      ...(status === "200" && !route.mediaType && { example: exampleOf(schema) }),
    },
    ...(status === "200" && route.streams && { [eventStream]: { schema: { type: "string" } } }),
  },
});

/** Every route may also refuse a field of its request. */
const orFields = (schema: Schema): Schema => (schema.$ref === Message.$ref ? { anyOf: [Errors, Message] } : schema);

/** A route's path in the spelling of OpenAPI. */
export const toTemplate = (path: string): string => `/api${path.replaceAll(/:(\w+)/g, "{$1}")}`;

function describe({ description, alsoAt, action }: Route): string {
  const other = alsoAt && `Also at \`${toTemplate(alsoAt)}\`.`;
  return [description, other, scopeNote(action)].filter(Boolean).join(" ");
}

/** What clients that were generated before called it, as in `deletePostsCommentByIdByCommentId`. */
function formerId(method: string, path: string): string {
  const words = path.replaceAll("/:", "/by/").split(/[/_]/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

import type { FastifySchema } from "fastify";
import { idempotencyKeyHours, text as limits } from "../limits/limits";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A route in the words of its reader. Purely documentation: nothing of it is validated or used to serialise. */
interface Description {
  /** One of the feature's tags. */
  tag: string;
  summary: string;
  description: string;
  query?: JsonSchema;
  /** Takes an `Idempotency-Key`. */
  repeatable?: boolean;
  /** Answers a list that can go on; then a `Link` header leads to the rest. */
  paged?: boolean;
  /** Open to anyone, and takes account of who sends a token. */
  knowsMembers?: boolean;
  params?: JsonSchema;
  body?: JsonSchema;
  /** A body to start from; it is what the page offers to send. */
  example?: JsonSchema;
  success: JsonSchema;
  successDescription: string;
  /** What each refusal of this route means, by status; those of every route are added for all. */
  refusals?: Readonly<Record<number, JsonSchema>>;
}

export function describeRoute(route: Description): FastifySchema {
  const { tag, summary, description, query, repeatable, params, body, example, success, successDescription } = route;
  const refusals = { ...(repeatable ? { 409: reusedKey } : {}), ...route.refusals };
  const headers = route.paged ? { headers: { Link: linkHeader } } : {};
  return {
    tags: [tag],
    summary,
    description,
    ...(route.knowsMembers ? { security: [{}, ...memberSecurity] } : {}),
    ...(query ? { querystring: query } : {}),
    ...(repeatable ? { headers: keyHeader } : {}),
    ...(params ? { params } : {}),
    ...(body ? { body: { ...body, ...(example ? { examples: [example] } : {}) } } : {}),
    response: { 200: { description: successDescription, ...success, ...headers }, ...refusals },
  };
}

/** Either header with a token. */
export const memberSecurity: readonly Record<string, readonly string[]>[] = [{ token: [] }, { bearer: [] }];

export const ref = (name: string): JsonSchema => ({ $ref: `${name}#` });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });

/** An object that always has all of these fields, and may have `more`. */
export const objectOf = (always: Record<string, JsonSchema>, more: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: "object",
  required: Object.keys(always),
  properties: { ...always, ...more },
});

/** An object of which only the named fields must be there. */
export const objectWith = (required: readonly string[], properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  ...(required.length > 0 ? { required } : {}),
  properties,
});

export const text = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: "string",
  description,
  ...more,
});

/** A text with more in it than white space. */
export const filled = (max: number, description: string): JsonSchema =>
  text(description, { minLength: 1, maxLength: max, pattern: "\\S" });

/** A text that null, `""` and leaving it out clear. */
export const clearable = (max: number, description: string): JsonSchema => ({
  type: ["string", "null"],
  maxLength: max,
  description,
});

/** Opaque: nothing is said of its form. */
export const id = (description: string): JsonSchema => text(description);

/** A rejection with the body `{"errors":[…]}`. */
export const errors = (description: string): JsonSchema => ({ description, ...ref("Errors") });

/** A rejection with the body `{"msg"}`. */
export const message = (description: string): JsonSchema => ({ description, ...ref("Message") });

const linkHeader = text('`<address>; rel="next"`: the rest of the list. Missing on its last page.');

const keyHeader = objectWith([], {
  "idempotency-key": text(
    `A key of your own for this request, at most ${limits.idempotencyKey} characters. Sent again within ` +
      `${idempotencyKeyHours} hours with the same content, nothing new is created and the first result comes back.`,
    { maxLength: limits.idempotencyKey },
  ),
});

const reusedKey = {
  description: "The `Idempotency-Key` was used for another request, or with other content; nothing was created.",
  ...ref("MessageWithErrors"),
};

export const moment = (description: string) => text(description, { format: "date-time" });

export const avatar = text("Address of a picture that always exists: the member's Gravatar, or their drawn face.", {
  format: "uri-reference",
});

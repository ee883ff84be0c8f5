import type { JsonSchema } from "./describe";

interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: object }>;
}

/** An operation of the document, once it is put together. */
export interface Operation {
  security: object[];
  parameters?: { in: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, Answer | { $ref: string }>;
}

const header = (description: string, schema: JsonSchema = { type: "string" }) => ({ description, schema });
const whole = { type: "integer", minimum: 0 };

/** Headers of many answers. */
export const commonHeaders = {
  "x-request-id": header("Names the request, for questions to the operator."),
  "RateLimit-Limit": header("How many requests the sender may make in the current period.", whole),
  "RateLimit-Remaining": header("How many of them are left.", whole),
  "RateLimit-Reset": header("Seconds until the period ends.", whole),
  ETag: header("Changes with the answer. Sent as `If-None-Match`, it brings 304 until then."),
  "Retry-After": header("Seconds after which to try again.", whole),
  Allow: header("The methods of this path, with commas between them."),
};

const refer = (...names: (keyof typeof commonHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const counted = refer("x-request-id", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset");

const answer = (description: string, schema: string, headers: Record<string, object>): Answer => ({
  description,
  headers,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** Answers that are the same for many routes, by their status. */
const shared = {
  304: [
    "NotModified",
    { description: "Nothing has changed since `If-None-Match`.", headers: { ...counted, ...refer("ETag") } },
  ],
  400: [
    "MalformedAddress",
    answer(
      "`The address is malformed.`: a `%` in it is not followed by two hexadecimal digits.",
      "Errors",
      refer("x-request-id"),
    ),
  ],
  401: ["NoSession", answer("`No token, authorization denied` or `Token is not valid`.", "Message", counted)],
  405: [
    "OtherMethod",
    answer("The path has other methods than the one sent; `Allow` lists them.", "Message", {
      ...counted,
      ...refer("Allow"),
    }),
  ],
  413: ["TooLarge", answer("The body is too large.", "MessageWithErrors", counted)],
  429: [
    "TooMany",
    answer("Too many requests; `Retry-After` says when to try again.", "MessageWithErrors", {
      ...counted,
      ...refer("Retry-After"),
    }),
  ],
  500: ["Failed", answer("An error on our side.", "MessageWithErrors", counted)],
  503: [
    "Unavailable",
    answer("Starting, stopping or overloaded; `Retry-After` says when to try again.", "MessageWithErrors", {
      ...counted,
      ...refer("Retry-After"),
    }),
  ],
} as const satisfies Record<number, readonly [string, Answer]>;

export const commonAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(Object.values(shared));

/** Adds to an operation what it has in common with others: headers, and the answers that any route of its kind gives. */
export function addCommonAnswers(method: string, operation: Operation): void {
  const isRead = method === "get";
  for (const [status, own] of Object.entries(operation.responses)) {
    if ("$ref" in own) continue;
    own.headers = { ...own.headers, ...counted, ...(isRead && status === "200" ? refer("ETag") : {}) };
  }
  const isForMembers =
    operation.security.length > 0 && !operation.security.some((way) => Object.keys(way).length === 0);
  const applies: Record<keyof typeof shared, boolean> = {
    304: isRead,
    400: operation.parameters?.some((parameter) => parameter.in === "path") === true,
    401: isForMembers,
    405: true,
    413: operation.requestBody !== undefined,
    429: true,
    500: true,
    503: true,
  };
  const added = Object.entries(shared)
    .filter(([status]) => applies[Number(status) as keyof typeof shared])
    .map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]);
  operation.responses = { ...(Object.fromEntries(added) as Operation["responses"]), ...operation.responses };
}

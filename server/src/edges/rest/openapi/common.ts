import type { Route } from "../../../platform/rest/route";
import { Errors, Message, MessageWithErrors, type Schema } from "../../../platform/rest/schema";

const header = (description: string, schema: Schema = { type: "string" }) => ({ description, schema });
const whole = { type: "integer", minimum: 0 };

/** Headers of many responses. */
export const commonHeaders = {
  "x-request-id": header("Names the request, for questions to the operator."),
  "RateLimit-Limit": header("How many requests the sender may make in the current period.", whole),
  "RateLimit-Remaining": header("How many of them are left.", whole),
  "RateLimit-Reset": header("Seconds until the period ends.", whole),
  ETag: header("Changes with the answer. Sent as `If-None-Match`, it brings 304 until then."),
  "Retry-After": header("Seconds after which to try again.", whole),
  "WWW-Authenticate": header(
    '`Bearer`; with `error="invalid_token"` if a token was sent, or with `error="insufficient_scope"` and the `scope` that it needs.',
  ),
  Allow: header("The methods of this path, with commas between them."),
  Link: header('`<address>; rel="next"`: the rest of the list. Missing on its last page.'),
};

const refer = (...names: (keyof typeof commonHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const counted = refer("x-request-id", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset");

/** The headers of a route's own response. */
export const headersOf = ({ method, isPaged }: Route, status: string) => ({
  ...counted,
  ...(status === "200" && method === "GET" ? refer("ETag") : {}),
  ...(status === "200" && isPaged ? refer("Link") : {}),
});

const answer = (description: string, schema: Schema | null, headers: object = counted) => ({
  description,
  headers,
  ...(schema && { content: { "application/json": { schema } } }),
});

const retried = { ...counted, ...refer("Retry-After") };

/** Responses that are the same for many routes. */
export const commonAnswers = {
  NotModified: answer("Nothing has changed since `If-None-Match`.", null, { ...counted, ...refer("ETag") }),
  Unreadable: answer(
    "`The address is malformed.`: what is percent-encoded in it is not UTF-8; or the body cannot be read, or has a field that this request does not take.",
    Errors,
  ),
  NoSession: answer("`No token, authorization denied` or `Token is not valid`.", Message, {
    ...counted,
    ...refer("WWW-Authenticate"),
  }),
  NoScope: answer(
    "`SCOPE_MISSING`: an access token without the scope that this needs, which `WWW-Authenticate` names; or no access token may do it.",
    Message,
    { ...counted, ...refer("WWW-Authenticate") },
  ),
  OtherMethod: answer("The path has other methods than the one sent; `Allow` lists them.", Message, {
    ...counted,
    ...refer("Allow"),
  }),
  OtherCharset: answer("The body names another charset than UTF-8.", MessageWithErrors),
  TooLarge: answer("The body is too large.", MessageWithErrors),
  TooMany: answer("Too many requests; `Retry-After` says when to try again.", MessageWithErrors, retried),
  Failed: answer("An error on our side.", MessageWithErrors),
  Unavailable: answer(
    "Starting, stopping or overloaded; `Retry-After` says when to try again.",
    MessageWithErrors,
    retried,
  ),
};

const given = (name: keyof typeof commonAnswers) => ({ $ref: `#/components/responses/${name}` });

/** The common responses of a route, by status. */
export const commonAnswersOf = ({ method, action, body, bytes }: Route) => ({
  ...(method === "GET" && { 304: given("NotModified") }),
  400: given("Unreadable"),
  ...(action.isForMembers && { 401: given("NoSession") }),
  403: given("NoScope"),
  405: given("OtherMethod"),
  ...((body ?? bytes) && { 413: given("TooLarge"), 415: given("OtherCharset") }),
  429: given("TooMany"),
  500: given("Failed"),
  503: given("Unavailable"),
});

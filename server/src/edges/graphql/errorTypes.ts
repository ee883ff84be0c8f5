import {
  GraphQLEnumType,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from "graphql";
import type { ErrorCode } from "../../errors";

/** The descriptions of the codes in `errors.ts`. */
const codeMeanings: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST:
    "The HTTP request holds no operation that can run: no query, a batch, an unknown operationName, a subscription over HTTP.",
  TOO_LARGE: "The body of the HTTP request has more than 100 KB.",
  GRAPHQL_PARSE_FAILED: "The document is not GraphQL, or has more than 1,000 tokens.",
  GRAPHQL_VALIDATION_FAILED:
    "The operation does not fit the schema, or is larger than allowed: depth, aliases, root fields, directives, cost.",
  UNAUTHENTICATED: "The field needs a sign-in, or the token is not valid any more.",
  INVALID_CREDENTIALS: "No account has this e-mail and this password.",
  SUSPENDED:
    "The credentials are right, and the account is suspended. `parameters` has the `reason` and `until`, a moment; `limitedToken` is for an appeal and one's own data.",
  LEAVING:
    "The credentials are right, and the account is about to be deleted: `parameters` has `until`. `limitedToken` is for keeping it.",
  FORBIDDEN: "The viewer has no right to this.",
  SCOPE_MISSING: "The access token lacks a scope, which `scope` names; without `scope`, no access token may do this.",
  CONFIRMATION_REQUIRED:
    "The member confirms first that it is them, with `confirmIdentity`; then the same request works.",
  NOT_FOUND: "What the arguments name does not exist (any more).",
  BAD_USER_INPUT: "Arguments have values that are not accepted; `fields` names each.",
  GROUP_FULL: "The group has no room for another member.",
  CONFLICT: "It contradicts what is stored: an e-mail that is taken, a full profile, a reused idempotency key.",
  RATE_LIMITED: "Too many requests; `retryAfter` says when to try again.",
  UNAVAILABLE: "The service is busy or restarting; `retryAfter` says when to try again.",
  INTERNAL: "An error of ours, logged under `requestId`. Its details stay private.",
};

const errorCode = new GraphQLEnumType({
  name: "ErrorCode",
  description: "Why something failed, in `errors[].extensions.code`.",
  values: Object.fromEntries(Object.entries(codeMeanings).map(([code, description]) => [code, { description }])),
});

const messageParameters = new GraphQLScalarType({
  name: "MessageParameters",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc8259#section-4",
  description: 'The values in a message, by name, as in `{ "max": 80 }`: texts and numbers.',
});

const wording = {
  key: {
    type: GraphQLString,
    description: "Names the message, to word it in another language; left out for what a library says.",
  },
  parameters: { type: messageParameters, description: "The values in the message; left out when it has none." },
};

const fieldError = new GraphQLObjectType({
  name: "FieldError",
  description: "What is wrong with one argument.",
  fields: {
    field: {
      type: new GraphQLNonNull(GraphQLString),
      description: "The path of the argument, as in `first`, `input.text` or `input.skills[3]`.",
    },
    message: { type: new GraphQLNonNull(GraphQLString), description: "What is wrong with it, in English." },
    ...wording,
  },
});

/** No field returns this type: it documents `errors[].extensions` in the schema. */
export const errorExtensions = new GraphQLObjectType({
  name: "ErrorExtensions",
  description: "The `extensions` of each entry of an answer's `errors`. No field has this type.",
  fields: {
    code: { type: new GraphQLNonNull(errorCode), description: "Why it failed." },
    ...wording,
    fields: {
      type: new GraphQLList(new GraphQLNonNull(fieldError)),
      description: "What is wrong with which argument, with BAD_USER_INPUT and CONFLICT; left out when it is none.",
    },
    retryAfter: {
      type: GraphQLInt,
      description: "Seconds until another try makes sense, with RATE_LIMITED and UNAVAILABLE.",
    },
    limitedToken: {
      type: GraphQLString,
      description: "What an absent member signs the few requests with that they may still send: SUSPENDED and LEAVING.",
    },
    scope: {
      type: GraphQLString,
      description: "What the access token needs, as in `posts:write`, with SCOPE_MISSING.",
    },
    requestId: { type: new GraphQLNonNull(GraphQLID), description: "The id under which the log has this request." },
  },
});

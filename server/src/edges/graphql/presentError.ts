import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { AppError, badInput, type ErrorCode, type FieldError, toAppError } from "../../errors";
import { literalError } from "./argumentPaths";
import { withoutValues } from "./withoutValues";
import { foreign, inEnglish, type Message } from "../../messages";
import { statuses } from "../web/httpErrors";

/** Apollo Server's own codes, in ours. Anything else is an error of ours. */
const apolloCodes: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: "GRAPHQL_PARSE_FAILED",
  GRAPHQL_VALIDATION_FAILED: "GRAPHQL_VALIDATION_FAILED",
  OPERATION_RESOLUTION_FAILURE: "BAD_REQUEST",
  BAD_USER_INPUT: "BAD_USER_INPUT",
  BAD_REQUEST: "BAD_REQUEST",
  PERSISTED_QUERY_NOT_FOUND: "BAD_REQUEST",
  PERSISTED_QUERY_NOT_SUPPORTED: "BAD_REQUEST",
};

/** A sentence in English, with what a client needs to word it in another language; a library's own has no key. */
interface Worded {
  message: string;
  key?: string;
  parameters?: Message["parameters"];
}

export interface PresentedError extends GraphQLFormattedError {
  extensions: Omit<Worded, "message"> & {
    code: ErrorCode;
    fields?: readonly (Worded & { field: string })[];
    retryAfter?: number;
    requestId?: string;
  };
}

/** The public form of an error: only message, place, code and fields. */
export function presentError(formatted: GraphQLFormattedError, error: unknown): PresentedError {
  const known = findKnown(formatted, error);
  return {
    message: known.message,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: presentExtensions(known),
  };
}

export function presentExtensions({ code, text, fields, details }: AppError): PresentedError["extensions"] {
  const { retryAfter } = details;
  return {
    code,
    ...(text ? keyOf(text) : {}),
    ...(fields.length > 0 ? { fields: fields.map(presentField) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

const presentField = ({ field, message }: FieldError) => ({ field, message: inEnglish(message), ...keyOf(message) });

function keyOf({ key, parameters }: Message): Omit<Worded, "message"> {
  if (key === null) return {};
  return Object.keys(parameters).length > 0 ? { key, parameters } : { key };
}

function findKnown(formatted: GraphQLFormattedError, error: unknown): AppError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause && !(cause instanceof GraphQLError)) return toAppError(cause);
  const code = apolloCodes[String(formatted.extensions?.code)];
  const fieldError = code === "GRAPHQL_VALIDATION_FAILED" && error instanceof GraphQLError ? literalError(error) : null;
  if (fieldError) return badInput(fieldError);
  return code ? new AppError(code, foreign(withoutValues(formatted.message))) : toAppError(error);
}

/** An AppError where graphql-js expects an error of its own. */
export const asGraphQLError = (error: AppError) => new GraphQLError(error.message, { originalError: error });

/** An AppError that ends a whole operation, with its HTTP status. */
export function refuse(error: AppError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status: statuses[error.code] } },
  });
}

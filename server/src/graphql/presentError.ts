import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { AppError, badInput, type ErrorCode, type FieldError, toAppError } from "../errors";
import { literalError } from "./argumentPaths";
import { withoutValues } from "./withoutValues";

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

export interface PresentedError extends GraphQLFormattedError {
  extensions: { code: ErrorCode; fields?: readonly FieldError[]; retryAfter?: number; requestId?: string };
}

/** The public form of an error: only message, place, code and fields. */
export function presentError(formatted: GraphQLFormattedError, error: unknown): PresentedError {
  const known = findKnown(formatted, error);
  const { code, message, fields, retryAfter } = known;
  return {
    message,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: {
      code,
      ...(fields.length > 0 ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  };
}

function findKnown(formatted: GraphQLFormattedError, error: unknown): AppError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause && !(cause instanceof GraphQLError)) return toAppError(cause);
  const code = apolloCodes[String(formatted.extensions?.code)];
  const fieldError = code === "GRAPHQL_VALIDATION_FAILED" && error instanceof GraphQLError ? literalError(error) : null;
  if (fieldError) return badInput(fieldError);
  return code ? new AppError(code, withoutValues(formatted.message)) : toAppError(error);
}

/** An AppError that ends a whole operation, with its HTTP status. */
export function refuse(error: AppError, status: number): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, http: { status } },
  });
}

import { type DocumentNode, GraphQLError } from "graphql";
import { AppError, badInput, type FieldError } from "../../../errors";
import { foreign } from "../../../messages";
import { fieldMessages } from "../../../platform/messages";
import { graphql as limits } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";
import { literalPath } from "./argumentPaths";
import { withoutValues, wrongValue } from "./withoutValues";

/** The errors of an invalid document, with their locations. */
export class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

export const syntaxError = (error: GraphQLError): GraphQLError => withLocation(error, parseFailure(error.message));

/** The parser's own error for too many tokens has no message key. */
export function parseFailure(message: string): AppError {
  const isTooLong = message.includes(`${limits.tokens} tokens`);
  const text = isTooLong ? graphqlMessages.tooLong({ max: limits.tokens }) : foreign(withoutValues(message));
  return new AppError("GRAPHQL_PARSE_FAILED", text);
}

/** A validation error with the code, message and fields for clients. */
export function validationError(document: DocumentNode, error: GraphQLError): GraphQLError {
  if (error.originalError instanceof AppError) return error;
  const field = literalError(document, error);
  if (field) return withLocation(error, badInput(field));
  return withLocation(error, new AppError("GRAPHQL_VALIDATION_FAILED", foreign(withoutValues(error.message))));
}

const withLocation = ({ nodes, source, positions }: GraphQLError, originalError: AppError) =>
  new GraphQLError(originalError.message, { nodes, source, positions, originalError });

/** The error of a literal value, or of a missing required one; null for any other error. */
function literalError(document: DocumentNode, { message, nodes }: GraphQLError): FieldError | null {
  const [, argument] = /^Field "\w+" argument "(\w+)" of type /.exec(message) ?? [];
  if (argument) return { field: argument, message: fieldMessages.required({ field: argument }) };
  const path = nodes?.[0] && literalPath(document, nodes[0]);
  if (path === undefined) return null;
  const [, missing] = /^Field "\w+\.(\w+)" of required type /.exec(message) ?? [];
  const field = missing ? `${path}.${missing}` : path;
  return { field, message: missing ? fieldMessages.required({ field }) : wrongValue(field, message) };
}

import { type DocumentNode, GraphQLError } from "graphql";
import { AppError, badInput, type FieldError } from "../../../errors";
import { foreign } from "../../../messages";
import { fieldMessages } from "../../../platform/messages";
import { graphql as limits } from "../../../platform/limits/limits";
import { graphqlMessages } from "../messages";
import { literalPath } from "./argumentPaths";
import { withoutValues, wrongValue } from "./withoutValues";

/** Why a document cannot run; each error has its place in the text. */
export class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
  }
}

export const syntaxError = (error: GraphQLError): GraphQLError => inPlace(error, parseFailure(error.message));

/** The parser counts tokens itself, but its sentence has no key. */
export function parseFailure(message: string): AppError {
  const isTooLong = message.includes(`${limits.tokens} tokens`);
  const text = isTooLong ? graphqlMessages.tooLong({ max: limits.tokens }) : foreign(withoutValues(message));
  return new AppError("GRAPHQL_PARSE_FAILED", text);
}

/** An error of validation with the code, the message and the fields that clients get. */
export function validationError(document: DocumentNode, error: GraphQLError): GraphQLError {
  if (error.originalError instanceof AppError) return error;
  const field = literalError(document, error);
  if (field) return inPlace(error, badInput(field));
  return inPlace(error, new AppError("GRAPHQL_VALIDATION_FAILED", foreign(withoutValues(error.message))));
}

const inPlace = ({ nodes, source, positions }: GraphQLError, originalError: AppError) =>
  new GraphQLError(originalError.message, { nodes, source, positions, originalError });

/** What is wrong with a written value, or with a required one that is not there; null for errors about anything else. */
function literalError(document: DocumentNode, { message, nodes }: GraphQLError): FieldError | null {
  const [, argument] = /^Field "\w+" argument "(\w+)" of type /.exec(message) ?? [];
  if (argument) return { field: argument, message: fieldMessages.required({ field: argument }) };
  const path = nodes?.[0] && literalPath(document, nodes[0]);
  if (path === undefined) return null;
  const [, missing] = /^Field "\w+\.(\w+)" of required type /.exec(message) ?? [];
  const field = missing ? `${path}.${missing}` : path;
  return { field, message: missing ? fieldMessages.required({ field }) : wrongValue(field, message) };
}

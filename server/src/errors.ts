import { GraphQLError } from "graphql";
import { QueryFailedError } from "typeorm";

export const errorCodes = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "UNAUTHENTICATED",
  "INVALID_CREDENTIALS",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with one field of the input; `field` is its path, as in `social.twitter` or `skills[3]`. */
export interface FieldError {
  field: string;
  message: string;
}

/** The only error that people see; everything else is logged and masked. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: readonly FieldError[] = [],
    /** Seconds until another try makes sense; only with RATE_LIMITED and UNAVAILABLE. */
    readonly retryAfter?: number,
    /** How many were allowed; only with RATE_LIMITED. */
    readonly limit?: number,
  ) {
    super(message);
    this.name = "AppError";
  }
}

/** The parent of a row was deleted before it could be read: the row is gone too. Not an internal error. */
export class GoneError extends AppError {
  constructor() {
    super("NOT_FOUND", "What this refers to does not exist any more.");
  }
}

/** The server cannot start; its message is for the operator and names the setting, without a stack. */
export class StartError extends Error {}

export const unauthenticated = (message = "Please log in first.") => new AppError("UNAUTHENTICATED", message);
export const forbidden = (message: string) => new AppError("FORBIDDEN", message);
export const notFound = (message: string) => new AppError("NOT_FOUND", message);
export const invalidCredentials = () => new AppError("INVALID_CREDENTIALS", "Invalid Credentials");
export const conflict = (message: string, field?: string) =>
  new AppError("CONFLICT", message, field ? [{ field, message }] : []);
export const unavailable = () =>
  new AppError("UNAVAILABLE", "The service is busy or restarting. Please try again in a moment.", [], 2);
export const rateLimited = (seconds: number, limit: number) =>
  new AppError("RATE_LIMITED", `Too many requests. Please try again in ${describeWait(seconds)}.`, [], seconds, limit);

export function badInput(...fields: FieldError[]): AppError {
  return new AppError("BAD_USER_INPUT", fields.map((field) => field.message).join(". "), fields);
}

/** Translates errors for both edges: an AppError is public, anything unknown becomes a masked INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError && error.originalError) return toAppError(error.originalError);
  if (error instanceof QueryFailedError) return fromDatabase(error.driverError as DatabaseError);
  if (isConnectionError(error)) return unavailable();
  return new AppError("INTERNAL", "Something went wrong on our side. Please try again.");
}

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function fromDatabase(error: DatabaseError): AppError {
  const code = error.code ?? "";
  if (code === "23505") return conflict("That already exists.");
  if (code === "23503") return notFound("What this refers to does not exist any more.");
  if (code === "22021" || code === "22P05")
    return new AppError("BAD_USER_INPUT", "The text has characters that cannot be stored.");
  if (code === "57014" || code === "55P03" || code === "40001" || code === "40P01" || isConnectionError(error))
    return unavailable();
  return new AppError("INTERNAL", "Something went wrong on our side. Please try again.");
}

/** 08: connection, 53: out of resources, 57P: the server is stopping; the rest is node-postgres and the socket. */
function isConnectionError(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return (
    /^(08|53|57P)/.test(code) ||
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "ENOENT"].includes(code) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after|Driver not Connected/i.test(
      message,
    )
  );
}

function describeWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

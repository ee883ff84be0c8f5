import { GraphQLError } from "graphql";
import { QueryFailedError } from "typeorm";
import { inEnglish, type Message } from "./messages";
import { sharedMessages } from "./platform/messages";

export const errorCodes = [
  "BAD_REQUEST",
  "TOO_LARGE",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "UNAUTHENTICATED",
  "INVALID_CREDENTIALS",
  "SUSPENDED",
  "LEAVING",
  "FORBIDDEN",
  "SCOPE_MISSING",
  "CONFIRMATION_REQUIRED",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "GROUP_FULL",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The error of one input field; `field` is its path, as in `social.twitter` or `skills[3]`. */
export interface FieldError {
  field: string;
  message: Message;
  /** `field` is spelled as it was sent, so that REST does not translate it into the contract's name. */
  isAsSent?: boolean;
}

interface Details {
  fields?: readonly FieldError[];
  /** Seconds until a retry makes sense; only with RATE_LIMITED and UNAVAILABLE. */
  retryAfter?: number;
  /** The limit that was exceeded; only with RATE_LIMITED. */
  limit?: number;
  /** A token for the few requests that an absent member may send; only with SUSPENDED and LEAVING. */
  limitedToken?: string;
  /** What the access token needs; only with SCOPE_MISSING, left out for what no access token may do. */
  scope?: string;
  /** Why the service is not available, for logs and metrics; only with UNAVAILABLE. */
  cause?: string;
  /** The HTTP status, if it differs from that of the code. */
  status?: number;
}

/** The only public error; all others are logged and masked. Its `message` is for the log. */
export class AppError extends Error {
  readonly fields: readonly FieldError[];

  constructor(
    readonly code: ErrorCode,
    /** null: only the fields have messages. */
    readonly text: Message | null,
    readonly details: Details = {},
  ) {
    const { fields = [] } = details;
    super(text ? inEnglish(text) : fields.map(({ message }) => inEnglish(message)).join(". "));
    this.name = "AppError";
    this.fields = fields;
  }
}

/** The parent of a row was deleted before it was read, so the row was deleted too. Not an internal error. */
export class GoneError extends AppError {
  constructor() {
    super("NOT_FOUND", sharedMessages.gone());
  }
}

/** The server cannot start; its message is for the operator and names the setting, without a stack. */
export class StartError extends Error {}

export const unauthenticated = (text = sharedMessages.loginNeeded()) => new AppError("UNAUTHENTICATED", text);
export const forbidden = (text = sharedMessages.notAuthorized()) => new AppError("FORBIDDEN", text);
export const notFound = (text: Message, status?: number) => new AppError("NOT_FOUND", text, { status });
export const conflict = (text: Message, field?: string) =>
  new AppError("CONFLICT", text, field ? { fields: [{ field, message: text }] } : {});
export const unavailable = (cause?: string) =>
  new AppError("UNAVAILABLE", sharedMessages.unavailable(), { retryAfter: 2, ...(cause ? { cause } : {}) });
export const rateLimited = (seconds: number, limit: number) =>
  new AppError("RATE_LIMITED", describeWait(seconds), { retryAfter: seconds, limit });
export const badInput = (...fields: FieldError[]) => new AppError("BAD_USER_INPUT", null, { fields });
const internal = () => new AppError("INTERNAL", sharedMessages.internal());

/** Translates errors for both edges: an AppError is public, anything unknown becomes a masked INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError && error.originalError) return toAppError(error.originalError);
  if (error instanceof QueryFailedError) return fromDatabase(error.driverError as DatabaseError);
  if (isConnectionError(error)) return unavailable();
  return internal();
}

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
}

/** Whether a statement failed because of this constraint. It has changed nothing. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as DatabaseError).constraint === constraint;
}

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function fromDatabase(error: DatabaseError): AppError {
  const code = error.code ?? "";
  if (code === "23505") return conflict(sharedMessages.exists());
  if (code === "23503") return notFound(sharedMessages.gone());
  if (code === "22021" || code === "22P05") return new AppError("BAD_USER_INPUT", sharedMessages.unstorable());
  if (code === "57014" || code === "55P03" || code === "40001" || code === "40P01" || isConnectionError(error))
    return unavailable();
  return internal();
}

/** 08: connection, 53: out of resources, 57P: the server is stopping; the rest is node-postgres and the socket. */
function isConnectionError(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return (
    /^(08|53|57P)/.test(code) ||
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "ENOENT"].includes(code) ||
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Cannot use a pool after|Driver not Connected/i.test(
      message,
    )
  );
}

function describeWait(seconds: number): Message {
  if (seconds < 90) return sharedMessages.tooManyForSeconds({ seconds });
  return sharedMessages.tooManyForMinutes({ minutes: Math.ceil(seconds / 60) });
}

import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from "graphql";
import { AppError, type ErrorCode, type FieldError, toAppError } from "../../../errors";
import { inEnglish, type Message } from "../../../messages";
import type { AppContext } from "../../../platform/context";
import { graphql as limits } from "../../../platform/limits/limits";
import { reportUnavailable } from "../../../platform/observability/unavailability";
import { InvalidDocument } from "./documentErrors";
import { withoutSuggestions } from "./withoutValues";

/** An English message with its key and parameters for translation. Messages of libraries have no key. */
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
    limitedToken?: string;
    scope?: string;
    requestId?: string;
  };
}

export interface PresentedResult {
  errors?: readonly PresentedError[];
  data?: ExecutionResult["data"];
  /** Only for who asks. */
  extensions?: { cost: { requested: number; limit: number } };
}

interface Request {
  ctx: Pick<AppContext, "log" | "requestId">;
  pipeline: { introspection: boolean };
}

/** The result as the client may see it, with the first errors only. */
export function presentResult(result: ExecutionResult, request: Request): PresentedResult {
  const { errors, data } = result;
  if (!errors) return { data };
  for (const error of errors) logUnknown(request.ctx, error);
  return { errors: errors.slice(0, limits.errors).map((error) => presentError(error, request)), data };
}

/** The public form of an error: message, location, code and fields. */
export function presentError(error: GraphQLError, { ctx, pipeline }: Request): PresentedError {
  const { locations, path } = error;
  const known = toAppError(error);
  return {
    message: pipeline.introspection ? known.message : withoutSuggestions(known.message),
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { ...presentExtensions(known), requestId: ctx.requestId },
  };
}

export function presentExtensions({ code, text, fields, details }: AppError): PresentedError["extensions"] {
  const { retryAfter, limitedToken, scope } = details;
  return {
    code,
    ...(text ? keyOf(text) : {}),
    ...(fields.length > 0 ? { fields: fields.map(presentField) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(limitedToken === undefined ? {} : { limitedToken }),
    ...(scope === undefined ? {} : { scope }),
  };
}

const presentField = ({ field, message }: FieldError) => ({ field, message: inEnglish(message), ...keyOf(message) });

function keyOf({ key, parameters }: Message): Omit<Worded, "message"> {
  if (key === null) return {};
  return Object.keys(parameters).length > 0 ? { key, parameters } : { key };
}

/** Logs an unknown error under the request id, and why something is not available; the client gets a masked message. */
function logUnknown({ log, requestId }: Request["ctx"], error: GraphQLError): void {
  const { code } = toAppError(error);
  if (code === "UNAVAILABLE") return reportUnavailable(log, error, requestId);
  if (code !== "INTERNAL") return;
  log.error({ event: "resolver.failed", requestId, err: error.originalError ?? error }, "resolver.failed");
}

/** Converts what a pipeline step threw to the errors of a result. */
export function toGraphQLErrors(error: unknown): readonly GraphQLError[] {
  if (error instanceof InvalidDocument) return error.errors;
  return [error instanceof GraphQLError ? error : asGraphQLError(error)];
}

/** Wraps any error as a GraphQLError. */
export function asGraphQLError(error: unknown): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

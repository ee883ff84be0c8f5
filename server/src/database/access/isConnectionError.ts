import { QueryFailedError } from "typeorm";
import { toAppError } from "../../errors";

const statementTimeout = "57014";

/** The database, or the way to it, gave up: the same statement may succeed over another one. */
export function isConnectionError(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = (cause ?? {}) as { code?: string };
  return code !== statementTimeout && toAppError(error).code === "UNAVAILABLE";
}

import { QueryFailedError } from "typeorm";
import { toAppError } from "../../../errors";

const statementTimeout = "57014";

/** Whether the database or the connection failed: the same statement may succeed on another one. */
export function isConnectionError(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = (cause ?? {}) as { code?: string };
  return code !== statementTimeout && toAppError(error).code === "UNAVAILABLE";
}

/** Errors as PostgreSQL and poolers send them. */
interface ServerError extends Error {
  code?: string;
  routine?: string;
}

/**
 * A prepared statement is no longer valid: a migration changed its columns, or the session was reset. Both are
 * found out before the statement is executed.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as ServerError;
  return code === "26000" || (code === "0A000" && routine === "RevalidateCachedQuery");
}

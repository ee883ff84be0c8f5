/** Errors as PostgreSQL and poolers send them. */
interface ServerError extends Error {
  code?: string;
  routine?: string;
}

/**
 * What was prepared for a statement no longer holds: a migration changed its columns, or the session was reset. Both are
 * found out before the statement is executed.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as ServerError;
  return code === "26000" || (code === "0A000" && routine === "RevalidateCachedQuery");
}

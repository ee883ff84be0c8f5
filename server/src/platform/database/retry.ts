import { QueryFailedError } from "typeorm";

const tries = 4;
/** A deadlock, a serialization conflict, and a prepared statement that a migration made invalid. */
const conflicts = new Set(["40P01", "40001", "0A000", "26000"]);

/** Runs a statement or transaction again after a conflict; the database has undone it whole by then. */
export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === tries || !lostConflict(error)) throw error;
    }
  }
}

function lostConflict(error: unknown): boolean {
  return error instanceof QueryFailedError && conflicts.has(String((error.driverError as { code?: string }).code));
}

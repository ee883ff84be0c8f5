import { QueryFailedError } from "typeorm";

const tries = 4;
/** A deadlock, a serialization failure, and two codes of a prepared statement that a migration made invalid. */
const conflicts = new Set(["40P01", "40001", "0A000", "26000"]);

/** Retries a statement or transaction after a conflict. The database has rolled it back completely by then. */
export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof QueryFailedError && conflicts.has(String((error.driverError as { code?: string }).code));
}

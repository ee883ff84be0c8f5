import { QueryFailedError } from "typeorm";

const tries = 4;
const deadlock = new Set(["40P01", "40001"]);

/** Runs again what lost a deadlock or a serialization conflict; the database has undone it whole by then. */
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
  return error instanceof QueryFailedError && deadlock.has(String((error.driverError as { code?: string }).code));
}

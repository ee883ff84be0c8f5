import { type EntityManager, QueryFailedError } from "typeorm";
import { toAppError } from "../../../errors";
import { rowsOf } from "../rowsOf";
import type { Pipelines } from "./Pipelines";

/** A statement that scans no more rows is fast enough for a pipeline. */
const maxPipelinedReach = 1_000;

/** Reads from the database. The pool takes long statements, and those that the pipelines reject or lose. */
export class DatabaseReader {
  /** `pipelines`: null in the embedded database, which has one connection. */
  constructor(
    private readonly db: EntityManager,
    private readonly pipelines: Pipelines | null = null,
  ) {}

  /** The rows of a statement that scans about `reach` rows. It may be retried, so it must only read. */
  async rows<T>(statement: string, values: unknown[] = [], reach = 1): Promise<T[]> {
    try {
      const rows = reach > maxPipelinedReach ? null : await this.pipelines?.rows<T>(statement, values);
      if (rows) return rows;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
    return rowsOf<T>(this.db, statement, values);
  }
}

const statementTimeout = "57014";

/** Whether the database or the connection failed, so that the statement may succeed on another one. */
export function isConnectionError(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = (cause ?? {}) as { code?: string };
  return code !== statementTimeout && toAppError(error).code === "UNAVAILABLE";
}

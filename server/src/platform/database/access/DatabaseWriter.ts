import pLimit from "p-limit";
import { type EntityManager, QueryFailedError } from "typeorm";
import { times } from "../../limits/limits";
import { rowsOf } from "../rowsOf";
import type { Pipelines } from "./Pipelines";

/** The database runs the writes of a row one after the other. A few in flight hide the way to it. */
const inFlightPerRow = 4;

/**
 * Changes the database in one statement. In a pipeline it waits for a lock only for a moment, because others wait behind it;
 * then it is sent again over a connection of the pool, and waits there. It has changed nothing before.
 */
export class DatabaseWriter {
  /** For the rows that are being written. */
  private readonly limits = new Map<string, pLimit.Limit>();

  /** `pipelines`: null in the embedded database, which has one connection. */
  constructor(
    private readonly db: EntityManager,
    private readonly pipelines: Pipelines | null = null,
  ) {}

  /**
   * The rows of the statement. It is not retried when its connection breaks: it is unknown whether it was executed. `deadline`: the
   * time of `performance.now()` at which it stops waiting for a lock.
   */
  async rows<T>(statement: string, values: unknown[], deadline = performance.now() + times.answerMs): Promise<T[]> {
    try {
      return await (this.pipelines?.rows<T>(statement, values) ?? rowsOf<T>(this.db, statement, values));
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
    return this.waitForLock(statement, values, deadline);
  }

  private waitForLock<T>(statement: string, values: unknown[], deadline: number): Promise<T[]> {
    return this.db.transaction(async ({ queryRunner }) => {
      const left = Math.max(1, Math.round(deadline - performance.now()));
      await queryRunner?.query("select set_config('lock_timeout', $1, true)", [`${left}ms`]);
      const result = await queryRunner?.query(statement, values, true);
      return (result?.records ?? []) as T[];
    });
  }

  /**
   * Runs a few writes of a row at once, in their order: while somebody else holds the lock of the row, they wait for it over as
   * many connections, and the rest here. So a locked row delays only those who write it.
   */
  async inTurn<T>(row: string, write: () => Promise<T>): Promise<T> {
    const limit = this.limits.get(row) ?? pLimit(inFlightPerRow);
    this.limits.set(row, limit);
    try {
      return await limit(write);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.limits.delete(row);
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "55P03";

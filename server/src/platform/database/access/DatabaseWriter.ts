import { type EntityManager, QueryFailedError } from "typeorm";
import { times } from "../../limits/limits";
import { rowsOf } from "../rowsOf";
import { lockMs, type Pipelines } from "./Pipelines";
import { RowTurns } from "./RowTurns";
import { Slots } from "./Slots";

interface Options {
  db: EntityManager;
  /** null: everything goes through `db`, one statement at a time. */
  pipelines?: Pipelines | null;
  poolSize?: number;
}

interface PoolWrite {
  statement: string;
  values: unknown[];
  untilMs: () => number;
  deadline: number;
}

/**
 * Writes to one database. The pipelines give up on a lock soon, because others wait behind each statement; such a write is
 * sent again over a connection of its own, and waits there until the answer is due.
 */
export class DatabaseWriter {
  private readonly db: EntityManager;
  private readonly pipelines: Pipelines | null;
  private readonly turns = new RowTurns();
  /** Half of the pool, so that transactions and long reads always find a connection. */
  private readonly pool: Slots;

  constructor({ db, pipelines = null, poolSize = 2 }: Options) {
    this.db = db;
    this.pipelines = pipelines;
    this.pool = new Slots(Math.max(1, Math.floor(poolSize / 2)));
  }

  /**
   * The rows of a short statement that stands for itself: all of it happens, or nothing. It is sent once, so when its
   * connection breaks nobody knows whether it happened. `row` names the row that it locks, if others may lock it too:
   * while that is so, its writes do not delay others. Throws QueryFailedError.
   */
  rows<T>(statement: string, values: unknown[], row: string | null = null): Promise<T[]> {
    const { pipelines } = this;
    if (!pipelines) return rowsOf<T>(this.db, statement, values);
    const deadline = performance.now() + times.answerMs;
    const overPool = (untilMs: () => number) => this.overPool<T>({ statement, values, untilMs, deadline });
    const write = () => pipelines.rows<T>(statement, values) ?? overPool(() => lockMs);
    const wait = () => overPool(() => deadline - performance.now());
    if (row !== null) return this.turns.run(row, { write, wait, isBlocked: isLockTimeout, deadline });
    return write().catch((error: unknown) => (isLockTimeout(error) ? wait() : Promise.reject(error)));
  }

  /** Over a connection of the pool, waiting so long for each lock. */
  private overPool<T>({ statement, values, untilMs, deadline }: PoolWrite): Promise<T[]> {
    const write = () =>
      this.db.transaction(async ({ queryRunner }) => {
        const timeout = `${Math.max(1, Math.round(untilMs()))}ms`;
        await queryRunner?.query("select set_config('lock_timeout', $1, true)", [timeout]);
        const result = await queryRunner?.query(statement, values, true);
        return (result?.records ?? []) as T[];
      });
    return this.pool.run(write, deadline);
  }
}

/** The lock timeout of a statement, which has changed nothing. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "55P03";
}

import { type EntityManager, QueryFailedError } from "typeorm";
import { times } from "../../limits/limits";
import { rowsOf } from "../rowsOf";
import { lockMs, type Pipelines } from "./Pipelines";
import { RowWriteQueues } from "./RowWriteQueues";
import { Semaphore } from "./Semaphore";

interface Options {
  db: EntityManager;
  /** null: everything goes through `db`, one statement at a time. */
  pipelines?: Pipelines | null;
  poolSize?: number;
}

interface PoolWrite {
  statement: string;
  values: unknown[];
  lockTimeoutMs: () => number;
  deadline: number;
}

/**
 * Writes to one database. In a pipeline a statement has a short lock timeout, because others wait behind it. After a lock
 * timeout the write is sent again over a pool connection, where it waits for the lock until the request's deadline.
 */
export class DatabaseWriter {
  private readonly db: EntityManager;
  private readonly pipelines: Pipelines | null;
  private readonly queues = new RowWriteQueues();
  /** Half of the pool, so that connections are left for transactions and long reads. */
  private readonly pool: Semaphore;

  constructor({ db, pipelines = null, poolSize = 2 }: Options) {
    this.db = db;
    this.pipelines = pipelines;
    this.pool = new Semaphore(Math.max(1, Math.floor(poolSize / 2)));
  }

  /**
   * The rows of a short statement outside of transactions. It is not retried: when its connection breaks, it is unknown
   * whether it was executed. `row` names the row that it locks, if others lock it too: its writes are queued, so that they
   * do not delay other writes. Throws QueryFailedError.
   */
  rows<T>(statement: string, values: unknown[], row: string | null = null): Promise<T[]> {
    const { pipelines } = this;
    if (!pipelines) return rowsOf<T>(this.db, statement, values);
    const deadline = performance.now() + times.answerMs;
    const overPool = (lockTimeoutMs: () => number) => this.overPool<T>({ statement, values, lockTimeoutMs, deadline });
    const write = () => pipelines.rows<T>(statement, values) ?? overPool(() => lockMs);
    const wait = () => overPool(() => deadline - performance.now());
    if (row !== null) return this.queues.run(row, { write, wait, isBlocked: isLockTimeout, deadline });
    return write().catch((error: unknown) => (isLockTimeout(error) ? wait() : Promise.reject(error)));
  }

  /** Over a pool connection, with this lock timeout. */
  private overPool<T>({ statement, values, lockTimeoutMs, deadline }: PoolWrite): Promise<T[]> {
    const write = () =>
      this.db.transaction(async ({ queryRunner }) => {
        const timeout = `${Math.max(1, Math.round(lockTimeoutMs()))}ms`;
        await queryRunner?.query("select set_config('lock_timeout', $1, true)", [timeout]);
        const result = await queryRunner?.query(statement, values, true);
        return (result?.records ?? []) as T[];
      });
    return this.pool.run(write, deadline);
  }
}

/** Whether a statement failed with a lock timeout; it has changed nothing. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === "55P03";
}

import PgBoss from "pg-boss";
import type { EntityManager, QueryRunner } from "typeorm";
import { rowsOfUnprepared } from "../database/rowsOf";
import { jobs as limits } from "../limits/jobLimits";

/**
 * The queues of pg-boss, with the numbers of runs and jobs that a process has of each at a time.
 * Never rename one: jobs that wait in it are never run.
 */
export const queues = limits.queues;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues) as QueueName[];

/** The queue of jobs that have failed for the last time. */
export const deadLetters = "dead-letters";

/** Of a job in pg-boss. Its name is stored with it, because many kinds share a queue. */
export interface StoredJob {
  job: string;
  data: object;
  /** The runs before it was stored again. */
  runs?: number;
  /** Why it failed for the last time. */
  error?: string;
}

/** Without the timers and workers of pg-boss: the runner calls its maintenance, and waits for it when it stops. */
const options = {
  supervise: false,
  schedule: false,
  retentionDays: limits.waitingDays,
  // What a schedule has sent stays for so long, so that no process sends it again.
  archiveCompletedAfterSeconds: 3_600,
  deleteAfterDays: 1,
} as const;

/** pg-boss on this database. */
export function openBoss(db: EntityManager, { migrate = false } = {}): PgBoss {
  const boss = new PgBoss({ ...options, migrate, db: jobDatabase(db) });
  boss.on("error", () => undefined); // Errors are also thrown.
  return boss;
}

/** For calls that take their database as an option, as `{ db: jobDatabase(tx) }`. */
export const boss = new PgBoss({
  ...options,
  migrate: false,
  db: { executeSql: () => Promise.reject(new Error("this call needs its database")) },
});

/**
 * The database interface of pg-boss, over the pool or in a transaction. Nothing is prepared: a plan for an empty queue would
 * read all jobs of a long one.
 */
export function jobDatabase(db: EntityManager): PgBoss.Db {
  return {
    executeSql: async (text, values?: unknown[]) => ({
      rows: values ? await rowsOfUnprepared<object>(db, text, values) : await runScript(db, text),
    }),
  };
}

/**
 * Runs a text of several statements that opens its own transaction. After an error it rolls back, so that the connection
 * returns to the pool without an open transaction.
 */
async function runScript(db: EntityManager, text: string): Promise<object[]> {
  if (db.queryRunner) return recordsOf(db.queryRunner, text);
  const runner = db.dataSource.createQueryRunner("master");
  try {
    return await recordsOf(runner, text);
  } catch (error) {
    await runner.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function recordsOf(runner: QueryRunner, text: string): Promise<object[]> {
  const { records } = await runner.query(text, undefined, true);
  return (records ?? []) as object[];
}

/**
 * Migrates the tables of pg-boss and creates missing queues. It must run under the migration lock: two processes that create
 * different queues at the same time deadlock.
 */
export async function installQueues(db: EntityManager): Promise<void> {
  const boss = openBoss(db, { migrate: true });
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters);
  for (const name of queueNames)
    if (!known.has(name)) await boss.createQueue(name, { name, deadLetter: deadLetters, retryBackoff: true });
  await boss.stop({ graceful: false });
}

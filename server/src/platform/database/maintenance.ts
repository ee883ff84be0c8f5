import type { DataSource, QueryRunner } from "typeorm";
import { isEmbedded } from "./bulkInsert";
import { PreparingClient } from "./PreparingClient";

/** The key of the advisory lock: any number, the same in all processes. */
const lock = 7_306_154;

type Work<T> = (runner: QueryRunner) => Promise<T>;

/** The embedded database has one connection: while maintenance uses it, everything else waits. */
export const holdsUpRequests = (db: DataSource): boolean => isEmbedded(db);

/** Runs long work on one connection of its own, without the time limits of requests, one at a time per database. */
export function withMaintenance<T>(db: DataSource, work: Work<T>): Promise<T> {
  return onOwnConnection(db, async (runner) => {
    await runner.query(`select pg_advisory_lock(${lock})`);
    return work(runner);
  });
}

/** The same, unless other maintenance is running: then the answer is null at once. */
export function tryMaintenance<T>(db: DataSource, work: Work<T>): Promise<T | null> {
  return onOwnConnection(db, async (runner) => {
    const [answer] = (await runner.query(`select pg_try_advisory_lock(${lock}) as "isFree"`)) as { isFree: boolean }[];
    return answer?.isFree ? work(runner) : null;
  });
}

async function onOwnConnection<T>(db: DataSource, work: Work<T>): Promise<T> {
  const runner = db.createQueryRunner("master");
  const client: unknown = await runner.connect();
  // The client has a timeout of its own, besides those of PostgreSQL below.
  if (client instanceof PreparingClient) client.setTimeoutEnabled(false);
  try {
    await runner.query(`set statement_timeout = 0`);
    await runner.query(`set idle_in_transaction_session_timeout = 0`);
    await runner.query(`set client_min_messages = error`);
    return await work(runner);
  } finally {
    await releaseConnection(runner, client);
  }
}

async function releaseConnection(runner: QueryRunner, client: unknown): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.query(`select pg_advisory_unlock(${lock})`);
    await runner.query(`reset statement_timeout`);
    await runner.query(`reset idle_in_transaction_session_timeout`);
    await runner.query(`reset client_min_messages`);
  } finally {
    if (client instanceof PreparingClient) client.setTimeoutEnabled(true);
    await runner.release();
  }
}

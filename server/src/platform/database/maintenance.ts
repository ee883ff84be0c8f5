import type { DataSource, QueryRunner } from "typeorm";

/** Any number, the same for all processes of this product. */
const lock = 7_306_154;

/**
 * Runs long work on one connection of its own, without the time limits of requests, one at a time per database.
 * In the embedded database, which has one connection, everything else waits meanwhile.
 */
export async function withMaintenance<T>(db: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = db.createQueryRunner("master");
  try {
    await runner.query(`set statement_timeout = 0`);
    await runner.query(`set idle_in_transaction_session_timeout = 0`);
    await runner.query(`set client_min_messages = warning`);
    await runner.query(`select pg_advisory_lock(${lock})`);
    return await work(runner);
  } finally {
    await tidyUp(runner);
  }
}

async function tidyUp(runner: QueryRunner): Promise<void> {
  try {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.query(`select pg_advisory_unlock(${lock})`);
    await runner.query(`reset statement_timeout`);
    await runner.query(`reset idle_in_transaction_session_timeout`);
    await runner.query(`reset client_min_messages`);
  } finally {
    await runner.release();
  }
}

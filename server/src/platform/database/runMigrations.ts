import { setTimeout as wait } from "node:timers/promises";
import { type DataSource, type Migration, MigrationExecutor, QueryFailedError } from "typeorm";
import type { FastifyBaseLogger } from "fastify";
import { StartError } from "../../errors";

/** Hears of each migration. */
export interface MigrationReport {
  done(migration: string, milliseconds: number): void;
  /** All tables were made in an empty database, by so many migrations. */
  created(count: number, milliseconds: number): void;
  /** It was undone, because it did not get a lock in time; it is tried again. */
  waiting(migration: string, attempt: number): void;
}

export const silent: MigrationReport = { done: () => undefined, created: () => undefined, waiting: () => undefined };

export const logMigrations = (log: Pick<FastifyBaseLogger, "info" | "warn">): MigrationReport => ({
  done: (migration, milliseconds) =>
    log.info({ event: "migration.done", migration, milliseconds: Math.round(milliseconds) }, "migration.done"),
  created: (migrations, milliseconds) =>
    log.info({ event: "database.created", migrations, milliseconds: Math.round(milliseconds) }, "database.created"),
  waiting: (migration, attempt) => log.warn({ event: "migration.waiting", migration, attempt }, "migration.waiting"),
});

/**
 * Everybody who uses a table waits behind a migration that waits for its lock. So a migration gives up after `lockMs`, lets them pass
 * and begins again, for about two minutes: a request waits no longer than that, and is answered.
 */
export const lockLimits = { lockMs: 2_000, tries: 20, firstPauseMs: 500, maxPauseMs: 5_000 };

/** A lock was not there in time, or two sessions waited for each other. */
const passing = new Set(["55P03", "40P01"]);

interface Options {
  /** The last one to run; default: all. */
  last?: string | undefined;
  report: MigrationReport;
  limits?: typeof lockLimits;
}

/** Runs the migrations that are not in place yet, oldest first, each in a transaction. */
export async function runMigrations(dataSource: DataSource, options: Options): Promise<void> {
  const { last, report, limits = lockLimits } = options;
  const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
  const isEmpty = pending.length === dataSource.migrations.length;
  const end = last === undefined ? pending.length : pending.findIndex(({ name }) => name === last) + 1;
  const all = stopwatch();
  for (const migration of pending.slice(0, end)) {
    const ofOne = stopwatch();
    await untilLocked(migration, () => runOne(dataSource, migration, limits.lockMs), { report, limits });
    if (!isEmpty) report.done(migration.name, ofOne());
  }
  if (isEmpty) report.created(end, all());
}

function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

async function untilLocked(
  { name }: Migration,
  run: () => Promise<void>,
  { report, limits }: Required<Pick<Options, "report" | "limits">>,
): Promise<void> {
  for (let attempt = 1, pause = limits.firstPauseMs; ; attempt++, pause = Math.min(pause * 2, limits.maxPauseMs)) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (attempt === limits.tries)
        throw new StartError(
          `The migration ${name} did not get the lock of a table: another session has been using it for minutes, such as a backup or ` +
            `a forgotten transaction. The migrations before it are done. Start again when that session has ended; pg_stat_activity shows it.`,
        );
      report.waiting(name, attempt);
      await wait(pause);
    }
  }
}

async function runOne(dataSource: DataSource, migration: Migration, lockMs: number): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`set local lock_timeout = ${lockMs}`);
    await new MigrationExecutor(dataSource, runner).executeMigration(migration);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof QueryFailedError && passing.has((error.driverError as { code?: string }).code ?? "");

import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { StartError, toAppError } from "../../errors";
import { checkPooler } from "./checkPooler";
import type { Database } from "./Database";
import { migrationDataSource, networkDataSource } from "./dataSource";
import { openEmbedded } from "./embedded/openEmbedded";
import { explainTls } from "./explainTls";
import { type MigrationReport, silent } from "./runMigrations";
import { migrateDown, migrateUp, migrateUpTo } from "./schemaVersion";

/** Which database this site has. */
export interface DatabaseConfig {
  /** null: the embedded one, in the data folder. */
  databaseUrl: string | null;
  databasePoolSize: number;
  dataDir: string;
}

/** A database over the network that does not answer yet: the start waits for it. */
class DatabaseUnreachable extends StartError {}

/** The configured database. One over the network may still be starting; `report` gets the reasons for waiting. */
export async function openDatabase(
  config: DatabaseConfig,
  report?: (reason: string) => void,
  migrations: MigrationReport = silent,
): Promise<Database> {
  return config.databaseUrl
    ? openNetwork(config.databaseUrl, config.databasePoolSize, migrations)
    : openEmbedded(path.resolve(config.dataDir, "database"), report, migrations);
}

async function openNetwork(url: string, poolSize: number, migrations: MigrationReport): Promise<Database> {
  const dataSource = await networkDataSource(url, poolSize);
  return {
    dataSource,
    connect: async () => {
      try {
        await checkPooler(url);
        await withMigrationLock(url, (onConnection) => migrateUp(onConnection, migrations));
        if (!dataSource.isInitialized) await dataSource.initialize();
      } catch (error) {
        throw explainConnection(error, url);
      }
    },
    connectAt: async (migration) => {
      try {
        await checkPooler(url);
        await withMigrationLock(url, (onConnection) => migrateUpTo(onConnection, migration));
        await dataSource.initialize();
      } catch (error) {
        throw explainConnection(error, url);
      }
    },
    undoMigration: async () => {
      try {
        return await withMigrationLock(url, migrateDown);
      } catch (error) {
        throw explainConnection(error, url);
      }
    },
    copyTo: null,
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
    },
    // A connection over the network can be restored.
    lost: new Promise(() => undefined),
  };
}

/** The key of the advisory lock: any number, the same in all processes. */
const migrationLock = 7_305_001;

/** Processes that start together migrate one after the other. The lock ends with its transaction. */
async function withMigrationLock<T>(url: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // In a transaction, because a pooler may use another connection for each statement outside of one.
    await client.query("begin");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    return await onMigrationConnection(url, work);
  } finally {
    await client.end();
  }
}

async function onMigrationConnection<T>(url: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await (await migrationDataSource(url)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** An error of a connection with host and database, without the password. */
export function explainConnection(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  if (error instanceof StartError) return error;
  const tls = explainTls(error, host);
  if (tls !== null) return new StartError(`DATABASE_URL: ${tls}`);
  const { message, code } = error as Error & { code?: string };
  const isUnreachable = toAppError(error).code === "UNAVAILABLE" || /^(28|3D)/.test(code ?? "");
  if (!isUnreachable) return error;
  const what = code === "53100" ? "the disk is full at" : "no connection to";
  return new DatabaseUnreachable(`DATABASE_URL: ${what} ${host}${pathname} (${message || code}).`);
}

const firstBackoffMs = 1_000;
const maxBackoffMs = 4_000;

/** Connects, and retries with backoff for as long as a database over the network does not answer. `report` gets the reasons. */
export const connectWithRetry = (database: Database, report: (reason: string) => void): Promise<void> =>
  retry(
    () => database.connect(),
    (error) => error instanceof DatabaseUnreachable,
    report,
  );

/**
 * Does work of the start that needs the database, again and again while it answers too late or is gone for a moment. The work
 * may be done more than once. `report` gets the reasons.
 */
export const whenAnswered = <T>(work: () => Promise<T>, report: (reason: string) => void): Promise<T> =>
  retry(work, (error) => toAppError(error).code === "UNAVAILABLE", report);

async function retry<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  report: (reason: string) => void,
): Promise<T> {
  for (let pause = firstBackoffMs; ; pause = Math.min(pause * 2, maxBackoffMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      report(`${(error as Error).message.replace(/\.?$/, ".")} Trying again in ${pause / 1000} s.`);
      await wait(pause);
    }
  }
}

import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import type { Config } from "../config";
import { StartError, toAppError } from "../../errors";
import { checkPooler } from "./checkPooler";
import type { Database } from "./Database";
import { migrationDataSource, networkDataSource } from "./dataSource";
import { openEmbedded } from "./embedded/openEmbedded";
import { migrateDown, migrateUp } from "./schemaVersion";

/** A database over the network that does not answer. It may do so later, so the start waits for it. */
class DatabaseAway extends StartError {}

/** The database that the configuration names. One over the network need not be there yet; `report` gets reasons to wait. */
export async function openDatabase(config: Config, report?: (reason: string) => void): Promise<Database> {
  return config.databaseUrl
    ? openNetwork(config.databaseUrl, config.databasePoolSize)
    : openEmbedded(path.resolve(config.dataDir, "database"), report);
}

function openNetwork(url: string, poolSize: number): Database {
  const dataSource = networkDataSource(url, poolSize);
  return {
    dataSource,
    connect: async () => {
      try {
        await checkPooler(url);
        await oneAtATime(url, migrateUp);
        if (!dataSource.isInitialized) await dataSource.initialize();
      } catch (error) {
        throw explain(error, url);
      }
    },
    undoMigration: async () => {
      try {
        return await oneAtATime(url, migrateDown);
      } catch (error) {
        throw explain(error, url);
      }
    },
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
    },
    // One over the network may come back.
    lost: new Promise(() => undefined),
  };
}

/** Any number, the same for all processes of this product. */
const migrationLock = 7_305_001;

/** Processes that start together take turns with the migrations; the lock is released with its transaction. */
async function oneAtATime<T>(url: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Within a transaction: a pooler may give what follows another connection.
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
  const dataSource = await migrationDataSource(url).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Names the database without its password. */
function explain(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  if (error instanceof StartError) return error;
  const { message, code } = error as Error & { code?: string };
  const isOutside = toAppError(error).code === "UNAVAILABLE" || /^(28|3D)/.test(code ?? "");
  if (!isOutside) return error;
  const what = code === "53100" ? "the disk is full at" : "no connection to";
  return new DatabaseAway(`DATABASE_URL: ${what} ${host}${pathname} (${message || code}).`);
}

const firstWaitMs = 1_000;
const longestWaitMs = 4_000;

/** Connects; waits for a database over the network however long it takes. `report` gets the reason before each retry. */
export async function connectPatiently(database: Database, report: (reason: string) => void): Promise<void> {
  for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
    try {
      return await database.connect();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      report(`${error.message} Trying again in ${pause / 1000} s.`);
      await wait(pause);
    }
  }
}

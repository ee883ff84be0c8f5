import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import type { Config } from "../config";
import { StartError, toAppError } from "../errors";
import { embeddedDataSource, networkDataSource } from "./dataSource";
import { EmbeddedDatabase } from "./embedded/EmbeddedDatabase";
import { lockDataFolder } from "./embedded/lock";

export interface Database {
  readonly dataSource: DataSource;
  /** Connects and brings the tables up to date; a StartError says why it cannot. May be tried again. */
  connect(): Promise<void>;
  close(): Promise<void>;
}

/** The database that the configuration names. One over the network need not be there yet. */
export async function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl
    ? openNetwork(config.databaseUrl, config.databasePoolSize)
    : openEmbedded(path.resolve(config.dataDir, "database"));
}

function openNetwork(url: string, poolSize: number): Database {
  const dataSource = networkDataSource(url, poolSize);
  return {
    dataSource,
    connect: async () => {
      try {
        await oneAtATime(url, () => migrate(url));
        if (!dataSource.isInitialized) await dataSource.initialize();
      } catch (error) {
        throw explain(error, url);
      }
    },
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}

/** Any number, the same for all processes of this product. */
const migrationLock = 7_305_001;

/** Processes that start together take turns with the migrations; the lock goes with its connection. */
async function oneAtATime(url: string, work: () => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await work();
  } finally {
    await client.end();
  }
}

/** Over a connection of its own: a migration of a large table takes longer than any request may. */
async function migrate(url: string): Promise<void> {
  const dataSource = await networkDataSource(url, 1, 0).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** Names the database without its password. */
function explain(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  const { message, code } = error as Error & { code?: string };
  const isOutside = toAppError(error).code === "UNAVAILABLE" || /^(28|3D)/.test(code ?? "");
  return isOutside ? new StartError(`DATABASE_URL: no connection to ${host}${pathname} (${message || code}).`) : error;
}

async function openEmbedded(folder: string): Promise<Database> {
  makeFolder(folder);
  const unlock = await lockDataFolder(folder);
  const database = await EmbeddedDatabase.open({ dataDir: folder });
  const dataSource = embeddedDataSource(database);
  return {
    dataSource,
    connect: async () => {
      await dataSource.initialize();
      await dataSource.runMigrations();
    },
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await database.close();
      await unlock();
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}

const firstWaitMs = 1_000;
const longestWaitMs = 4_000;

/** Connects to a database over the network however long it takes; `report` hears the reason before each new try. */
export async function connectPatiently(database: Database, report: (reason: string) => void): Promise<void> {
  for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
    try {
      return await database.connect();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      report(`${error.message} Trying again in ${pause / 1000} s.`);
      await wait(pause);
    }
  }
}

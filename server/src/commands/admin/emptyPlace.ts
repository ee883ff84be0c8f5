import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { StartError } from "../../errors";
import type { Database } from "../../platform/database/Database";
import { migrationDataSource } from "../../platform/database/dataSource";
import { makeDataFolder, makeTreePrivate } from "../../platform/database/embedded/privateFolder";
import { explainConnection, openDatabase } from "../../platform/database/openDatabase";
import type { Config } from "../../start/config";
import { isNetwork, refuseFilled } from "../target";

/** Where a site is made of rows and files. */
export interface EmptyPlace {
  writer: DataSource;
  /** The data folder; with PostgreSQL, that of the settings, which may have files. */
  folder: string;
  isNewFolder: boolean;
}

/**
 * Gives `work` a place with the tables as they were after a migration, and upgrades them behind it. `target`: postgres://…, or a
 * folder. Throws StartError when there is something.
 */
export function fillEmptyPlace<T>(
  config: Config,
  target: string,
  migration: string,
  work: (place: EmptyPlace) => Promise<T>,
): Promise<T> {
  return isNetwork(target)
    ? intoNetwork(config, target, migration, work)
    : intoFolder(config, path.resolve(target), migration, work);
}

/** The folder gets its name when all is in it. */
async function intoFolder<T>(
  config: Config,
  folder: string,
  migration: string,
  work: (place: EmptyPlace) => Promise<T>,
): Promise<T> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty. Nothing was changed: choose a new folder.`);
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  makeDataFolder(beside);
  try {
    const database = await openDatabase({ ...config, databaseUrl: null, dataDir: beside });
    const place = { writer: database.dataSource, folder: beside, isNewFolder: true };
    const result = await fill(database, migration, () => work(place));
    makeTreePrivate(beside);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(beside, folder);
    return result;
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}

/** The rows come in one transaction: until it ends, the database has no members. */
async function intoNetwork<T>(
  config: Config,
  url: string,
  migration: string,
  work: (place: EmptyPlace) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...config, databaseUrl: url });
  const folder = path.resolve(config.dataDir);
  makeDataFolder(folder);
  // A connection of its own, because this takes longer than any request may.
  const writer = await migrationDataSource(url);
  try {
    // Before its tables are brought to another version.
    await writer
      .initialize()
      .then((db) => refuseFilled(db, migration))
      .catch((error: unknown) => {
        throw explainConnection(error, url);
      });
    return await fill(database, migration, () => work({ writer, folder, isNewFolder: false }));
  } finally {
    if (writer.isInitialized) await writer.destroy();
  }
}

async function fill<T>(database: Database, migration: string, work: () => Promise<T>): Promise<T> {
  try {
    await database.connectAt(migration);
    const result = await work();
    await database.connect();
    return result;
  } finally {
    await database.close();
  }
}

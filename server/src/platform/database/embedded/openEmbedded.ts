import path from "node:path";
import { StartError } from "../../../errors";
import { embeddedDataSource } from "../dataSource";
import type { Database } from "../Database";
import { type MigrationReport, silent } from "../runMigrations";
import { migrateDown, migrateUp, migrateUpTo } from "../schemaVersion";
import { checkFolder, diskFull, explainOpening, isDiskFull } from "./checkFolder";
import { EmbeddedDatabase } from "./EmbeddedDatabase";
import { type HeldFolder, lockFolder } from "./lock/lockFolder";
import { makeDataFolder, makeTreePrivate } from "./privateFolder";

/** Opens the embedded database and locks its folder against other processes. */
export async function openEmbedded(
  folder: string,
  report: (reason: string) => void = console.warn,
  migrations: MigrationReport = silent,
): Promise<Database> {
  const lock = await takeFolder(folder, report);
  const database = await open(folder, lock).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  const dataSource = await embeddedDataSource(database);
  return {
    dataSource,
    connect: async () => {
      if (!dataSource.isInitialized) await dataSource.initialize();
      await migrateUp(dataSource, migrations);
    },
    connectAt: async (migration) => {
      await dataSource.initialize();
      await migrateUpTo(dataSource, migration);
    },
    undoMigration: async () => {
      await dataSource.initialize();
      return migrateDown(dataSource);
    },
    copyTo: (folder) => database.copyTo(folder),
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await database.close();
      await lock.release();
    },
    lost: database.lost.then((reason) => (isDiskFull(folder, reason) ? diskFull(folder).message : reason)),
  };
}

async function open(folder: string, lock: HeldFolder): Promise<EmbeddedDatabase> {
  checkFolder(folder);
  try {
    const database = await EmbeddedDatabase.open({ dataDir: folder }, lock);
    makeTreePrivate(folder);
    return database;
  } catch (error) {
    throw explainOpening(folder, (error as Error).message);
  }
}

/** Explains errors of the file system to operators: a full disk, missing permissions, a file instead of a folder. */
async function takeFolder(folder: string, report: (reason: string) => void): Promise<HeldFolder> {
  try {
    makeDataFolder(path.dirname(folder));
    return await lockFolder(folder, report);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === "ENOSPC" || code === "EDQUOT"
      ? diskFull(folder)
      : new StartError(`DATA_DIR cannot be used: ${message}.`);
  }
}

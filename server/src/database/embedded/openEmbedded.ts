import { mkdirSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../errors";
import { embeddedDataSource } from "../dataSource";
import type { Database } from "../openDatabase";
import { checkFolder, diskFull, explainOpening, isDiskFull } from "./checkFolder";
import { EmbeddedDatabase } from "./EmbeddedDatabase";
import { lockDataFolder } from "./lock";

/** The database in a folder of its own, which nobody else may use meanwhile. */
export async function openEmbedded(folder: string): Promise<Database> {
  makeParent(folder);
  const unlock = await lockDataFolder(folder);
  const database = await open(folder).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
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
    lost: database.lost.then((reason) => (isDiskFull(folder, reason) ? diskFull(folder).message : reason)),
  };
}

async function open(folder: string): Promise<EmbeddedDatabase> {
  checkFolder(folder);
  try {
    return await EmbeddedDatabase.open({ dataDir: folder });
  } catch (error) {
    throw explainOpening(folder, (error as Error).message);
  }
}

function makeParent(folder: string): void {
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
  } catch (error) {
    throw (error as { code?: string }).code === "ENOSPC"
      ? diskFull(folder)
      : new StartError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}

import { existsSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { StartError } from "../../errors";
import type { BackupHeader } from "../../platform/database/backup/format";
import { checkBackup, openBackup } from "../../platform/database/backup/readBackup";
import type { Database } from "../../platform/database/Database";
import { migrationDataSource } from "../../platform/database/dataSource";
import { makeDataFolder, makeTreePrivate } from "../../platform/database/embedded/privateFolder";
import { writeRows } from "../../platform/database/move/moveRows";
import { explainConnection, openDatabase } from "../../platform/database/openDatabase";
import type { Config } from "../../start/config";
import { isNetwork, refuseFilled } from "../target";
import { secretName } from "./siteFiles";

interface Restored {
  header: BackupHeader;
  rows: number;
  files: number;
}

/** Restores a backup into a new data folder, or into an empty PostgreSQL database and DATA_DIR. */
export async function restore(config: Config, file: string, target: string): Promise<void> {
  const started = performance.now();
  const header = await checkBackup(file);
  const restored = isNetwork(target)
    ? await intoNetwork(config, file, header, target)
    : await intoFolder(config, file, header, path.resolve(target));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${restored.rows} rows and ${restored.files} files of ${header.createdAt} are restored, in ${seconds} s.`,
  );
  console.log(isNetwork(target) ? "Start the site with this DATABASE_URL." : `Start the site with DATA_DIR=${target}.`);
  if (!header.hasSecret)
    console.log("The secret is not in this backup. Put it in place before the start, or everybody is signed out.");
}

/** Restores a backup into a folder that is removed again: it is whole, and a site can be made of it. */
export async function verify(config: Config, file: string): Promise<void> {
  const header = await checkBackup(file);
  const scratch = mkdtempSync(path.join(tmpdir(), "study-circle-verify-"));
  try {
    const { rows, files } = await intoFolder(config, file, header, path.join(scratch, "site"));
    console.log(
      `${file} of ${header.createdAt} is whole: ${rows} rows and ${files} files were restored and removed again.`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The folder gets its name when all is in it. */
async function intoFolder(config: Config, file: string, header: BackupHeader, folder: string): Promise<Restored> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty. Nothing was changed: choose a new folder.`);
  const beside = `${folder}.restoring`;
  rmSync(beside, { recursive: true, force: true });
  makeDataFolder(beside);
  try {
    const database = await openDatabase({ ...config, databaseUrl: null, dataDir: beside });
    const restored = await fill(database, database.dataSource, file, header, { folder: beside, hasNoFiles: true });
    makeTreePrivate(beside);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(beside, folder);
    return restored;
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}

/** The rows come in one transaction: until it ends, the database has no members. Pictures go into DATA_DIR. */
async function intoNetwork(config: Config, file: string, header: BackupHeader, url: string): Promise<Restored> {
  const database = await openDatabase({ ...config, databaseUrl: url });
  const folder = path.resolve(config.dataDir);
  makeDataFolder(folder);
  if (existsSync(path.join(folder, "database")))
    console.warn(`${folder} has an embedded database, which stays as it is and is not used with DATABASE_URL.`);
  // A connection of its own, because this takes longer than any request may.
  const writer = await migrationDataSource(url);
  try {
    // Before its tables are brought to another version.
    await writer
      .initialize()
      .then(refuseFilled)
      .catch((error: unknown) => {
        throw explainConnection(error, url);
      });
    return await fill(database, writer, file, header, { folder, hasNoFiles: false });
  } finally {
    if (writer.isInitialized) await writer.destroy();
  }
}

async function fill(
  database: Database,
  writer: DataSource,
  file: string,
  header: BackupHeader,
  { folder, hasNoFiles }: { folder: string; hasNoFiles: boolean },
): Promise<Restored> {
  try {
    await database.connectAt(header.migration);
    if (!writer.isInitialized) await writer.initialize();
    const backup = openBackup(file, header);
    const tables = await writeRows(
      backup.rows,
      writer,
      ({ name, rows }) => rows > 0 && console.log(`${name}: ${rows}`),
    );
    const mayReplace = (name: string) => hasNoFiles || name !== secretName || !existsSync(path.join(folder, name));
    const files = await backup.restoreFiles(folder, mayReplace);
    await backup.close();
    await database.connect();
    return { header, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
  } finally {
    await database.close();
  }
}

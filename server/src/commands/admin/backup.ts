import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { StartError } from "../../errors";
import { type WrittenBackup, writeBackup } from "../../platform/database/backup/writeBackup";
import { makeDataFolder } from "../../platform/database/embedded/privateFolder";
import { readAtOnce } from "../../platform/database/move/moveRows";
import { migrationsInPlace } from "../../platform/database/schemaVersion";
import type { Config } from "../../start/config";
import { noteBackup } from "./lastBackup";
import { withSiteDatabase } from "./siteDatabase";
import { listSiteFiles } from "./siteFiles";

export interface BackupOptions {
  withSecret: boolean;
  /** How many backups stay in a folder; null: all. */
  keep: number | null;
}

const ending = ".backup";

/** Backs a site up, also while it serves. `target`: the file, or a folder, where it gets a name with the time. */
export async function backUp(config: Config, target: string, { withSecret, keep }: BackupOptions): Promise<void> {
  if (keep !== null && !existsSync(target)) makeDataFolder(target);
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (keep !== null && !isFolder) throw new StartError("--keep is for a folder of backups.");
  const name = `study-circle-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}Z${ending}`;
  const file = path.resolve(isFolder ? path.join(target, name) : target);
  const started = performance.now();
  const written = await withSiteDatabase(config, (database) => write(database, file, { config, withSecret }));
  noteBackup(config.dataDir, { file, bytes: written.bytes });
  if (keep !== null) removeOlder(target, keep);
  console.log(describe(file, written, performance.now() - started));
  if (!withSecret)
    console.log(
      "The secret is NOT in it. Without it a restored site signs everybody out: keep JWT_SECRET, or jwt-secret in DATA_DIR, elsewhere.",
    );
  if (config.bucket)
    console.log("Pictures are in the bucket of PICTURES_URL and NOT in it: use what your storage offers for them.");
}

async function write(
  database: DataSource,
  file: string,
  { config, withSecret }: { config: Config; withSecret: boolean },
): Promise<WrittenBackup> {
  const migration = (await migrationsInPlace(database)).at(-1);
  if (migration === undefined) throw new StartError("The database is empty: there is nothing to back up.");
  return readAtOnce(database, (rows) =>
    writeBackup(
      file,
      { migration, rows, files: () => listSiteFiles(config, { withSecret }), hasSecret: withSecret },
      ({ name, rows }) => rows > 0 && console.log(`${name}: ${rows}`),
    ),
  );
}

/** Names have the time, so that their order is that of time. */
function removeOlder(folder: string, keep: number): void {
  const backups = readdirSync(folder).filter((name) => name.startsWith("study-circle-") && name.endsWith(ending));
  for (const name of backups.sort().slice(0, -keep)) rmSync(path.join(folder, name));
}

const describe = (file: string, { rows, files, bytes }: WrittenBackup, ms: number) =>
  `${file}: ${rows} rows and ${files} files in ${(bytes / 1024 / 1024).toFixed(1)} MB, after ${(ms / 1000).toFixed(1)} s.`;

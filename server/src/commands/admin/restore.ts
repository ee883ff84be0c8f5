import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BackupHeader } from "../../platform/database/backup/format";
import { checkBackup, openBackup } from "../../platform/database/backup/readBackup";
import { type MovedTable, writeRows } from "../../platform/database/move/moveRows";
import type { Config } from "../../start/config";
import { isNetwork } from "../target";
import { fillEmptyPlace } from "./emptyPlace";
import { secretFiles } from "./siteFiles";

interface Restored {
  rows: number;
  files: number;
}

/** Restores a backup into a new data folder, or into an empty PostgreSQL database and DATA_DIR. */
export async function restore(config: Config, file: string, target: string): Promise<void> {
  const started = performance.now();
  const header = await checkBackup(file);
  const embedded = path.resolve(config.dataDir, "database");
  if (isNetwork(target) && existsSync(embedded))
    console.warn(`${embedded} is an embedded database, which stays as it is and is not used with DATABASE_URL.`);
  const restored = await fill(config, file, header, target);
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
    const { rows, files } = await fill(config, file, header, path.join(scratch, "site"));
    console.log(
      `${file} of ${header.createdAt} is whole: ${rows} rows and ${files} files were restored and removed again.`,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The rows are compared with the backup. Files go into the data folder, where a secret that is there stays. */
async function fill(config: Config, file: string, header: BackupHeader, target: string): Promise<Restored> {
  return fillEmptyPlace(config, target, header.migration, async ({ writer, folder, isNewFolder }) => {
    const backup = openBackup(file, header);
    try {
      const report = ({ name, rows }: MovedTable) => rows > 0 && console.log(`${name}: ${rows}`);
      const tables = await writeRows(backup.rows, writer, report);
      // Where a secret stays, the backup's earlier one does not belong to it.
      const keepsSecret = !isNewFolder && secretFiles.some((name) => existsSync(path.join(folder, name)));
      const mayReplace = (name: string) => !keepsSecret || !secretFiles.includes(name);
      const files = await backup.restoreFiles(folder, mayReplace);
      return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
    } finally {
      await backup.close();
    }
  });
}

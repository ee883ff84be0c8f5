import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** In the data folder, for the metrics of the server. */
const fileName = "last-backup.json";

const lastBackup = z.object({ time: z.iso.datetime(), file: z.string(), bytes: z.number() });

export type LastBackup = z.infer<typeof lastBackup>;

/** Stores when the site was backed up, once the backup has its name. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = path.join(path.resolve(dataDir), fileName);
  const part = `${file}.part`;
  await writeFile(part, `${JSON.stringify(backup)}\n`, { mode: 0o600 });
  await rename(part, file);
}

/** null when there was none, or its file is damaged. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return lastBackup.parse(JSON.parse(await readFile(path.join(path.resolve(dataDir), fileName), "utf8")));
  } catch {
    return null;
  }
}

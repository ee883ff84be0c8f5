import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const lastBackup = z.object({ finishedAt: z.iso.datetime(), file: z.string(), bytes: z.number() });

export type LastBackup = z.infer<typeof lastBackup>;

const placeIn = (dataDir: string) => path.resolve(dataDir, "last-backup.json");

/** Notes that a backup is whole and has its name, so that its age can be watched. */
export function noteBackup(dataDir: string, { file, bytes }: Omit<LastBackup, "finishedAt">): void {
  if (!existsSync(dataDir)) return;
  const place = placeIn(dataDir);
  const noted: LastBackup = { finishedAt: new Date().toISOString(), file, bytes };
  writeFileSync(`${place}.part`, JSON.stringify(noted), { mode: 0o600 });
  renameSync(`${place}.part`, place);
}

/** null: none was made with this data folder, or the note cannot be read. */
export function findLastBackup(dataDir: string): LastBackup | null {
  try {
    return lastBackup.parse(JSON.parse(readFileSync(placeIn(dataDir), "utf8")));
  } catch {
    return null;
  }
}

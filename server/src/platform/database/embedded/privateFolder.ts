import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Makes a folder and everything in it accessible to its owner only. PGlite creates files of mode 0666 whatever the umask of
 * the process is, and an older version of the service created folders of mode 0755.
 */
export function makeTreePrivate(folder: string): void {
  chmodSync(folder, folderMode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) makeTreePrivate(place);
    else if (entry.isFile()) chmodSync(place, fileMode);
  }
}

/**
 * Creates DATA_DIR, or makes an existing one private. Not the files in it: each is created with its own mode. A folder of
 * someone else, or one that many accounts share such as `/tmp`, stays as it is.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  const { uid, mode } = statSync(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (uid === process.getuid?.() && !isShared) chmodSync(folder, folderMode);
}

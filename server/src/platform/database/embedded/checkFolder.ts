import { existsSync, readdirSync, statfsSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../../errors";

const restore = 'See "Backup and restore" in docs/operations.md.';

/** Opening writes at least one WAL segment. */
const neededBytes = 17 * 1024 * 1024;

/**
 * Rejects a folder that has files but is no database. PGlite would create a new database over them and destroy what could
 * still be recovered.
 */
export function checkFolder(folder: string): void {
  if (!existsSync(folder) || existsSync(path.join(folder, "PG_VERSION")) || readdirSync(folder).length === 0) return;
  throw new StartError(
    `DATA_DIR: ${folder} has files, but its PG_VERSION is missing, so it is a damaged database or none at all. ` +
      `Nothing was changed. Put a backup of the whole folder in its place, or move it away to begin with an empty ` +
      `database. ${restore}`,
  );
}

/** Explains to an operator why a database does not open. `reason`: the text of PostgreSQL's error. */
export function explainOpening(folder: string, reason: string): StartError {
  return isDiskFull(folder, reason) ? diskFull(folder) : damaged(folder, reason);
}

export function isDiskFull(folder: string, reason: string): boolean {
  if (/No space left on device|ENOSPC|EDQUOT|Disk quota exceeded/.test(reason)) return true;
  return freeBytes(folder) < neededBytes;
}

export function diskFull(folder: string): StartError {
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  return new StartError(
    `DATA_DIR: the disk of ${folder} is full: ${megabytes(freeBytes(folder))} MB are free, and opening the database ` +
      `takes up to ${megabytes(neededBytes)} MB (a new one 50 MB). Nothing that was stored is lost. ` +
      `Free some space, then start again.`,
  );
}

const damaged = (folder: string, reason: string) =>
  new StartError(
    `DATA_DIR: the database in ${folder} cannot be opened: ${reason}. ` +
      `Keep a copy of the folder, then put a backup in its place. ${restore}`,
  );

/** Of the nearest folder that exists. */
function freeBytes(folder: string): number {
  const nearest = existsSync(folder) ? folder : path.dirname(folder);
  if (nearest !== folder && !existsSync(nearest)) return freeBytes(nearest);
  const { bavail, bsize } = statfsSync(nearest);
  return bavail * bsize;
}

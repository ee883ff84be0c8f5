import { accessSync, constants } from "node:fs";
import path from "node:path";
import type { Config } from "./config";
import { StartError } from "../errors";
import { makeDataFolder } from "../platform/database/embedded/privateFolder";

/** With a database over the network only pictures are there: without this check the first upload would find out. */
export function checkDataFolder({
  databaseUrl,
  bucket,
  dataDir,
}: Pick<Config, "databaseUrl" | "bucket" | "dataDir">): void {
  if (databaseUrl === null || bucket !== null) return;
  const folder = path.resolve(dataDir);
  try {
    makeDataFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    throw new StartError(`DATA_DIR cannot be used: ${message}. Pictures are stored there, unless PICTURES_URL is set.`);
  }
}

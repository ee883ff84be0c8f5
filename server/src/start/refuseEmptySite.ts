import { existsSync } from "node:fs";
import path from "node:path";
import { StartError } from "../errors";
import type { Config } from "./config";

/** `npm start -- --fresh`: begin with no members although the data folder has some. */
const isFresh = () => process.argv.includes("--fresh");

/**
 * Refuses to begin with an empty database over the network beside a data folder with an embedded one: who sets DATABASE_URL
 * for the first time would find a site without members, and new ones could sign up in it.
 */
export async function refuseEmptySite(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  hasMembers: () => Promise<boolean>,
  mayBeEmpty = isFresh(),
): Promise<void> {
  const folder = path.resolve(dataDir, "database");
  if (databaseUrl === null || mayBeEmpty || !existsSync(path.join(folder, "PG_VERSION"))) return;
  if (await hasMembers()) return;
  throw new StartError(
    `DATABASE_URL: the database has no members, but ${folder} has the site of before. Move it there with ` +
      `"DATABASE_URL= npm run db:move -- postgres://…", or start with "npm start -- --fresh" to begin without it.`,
  );
}

import { existsSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { StartError } from "../../errors";
import { type MovedTable, moveRows } from "../../platform/database/move/moveRows";
import { migrationsInPlace } from "../../platform/database/schemaVersion";
import { endReadOnly } from "../../platform/settings/readOnly";
import type { Config } from "../../start/config";
import { isNetwork } from "../target";
import { fillEmptyPlace } from "./emptyPlace";
import { type CheckStopped, whileReadOnly } from "./readOnly";
import { withSiteDatabase } from "./siteDatabase";
import { carryFiles, secretName } from "./siteFiles";

/**
 * Copies the whole site into an empty PostgreSQL database, or into a new data folder with an embedded one, also while it serves. The
 * source is only read.
 */
export async function moveSite(config: Config, target: string): Promise<void> {
  if (isNetwork(target) && config.databaseUrl === target)
    throw new StartError("The target is the database of this site.");
  // A copy is of one moment, and the site goes on. One that is moved must not have anything that is written later.
  if (isNetwork(target) && !config.databaseUrl) {
    const { isServed } = await whileReadOnly(config.dataDir, (checkStopped) =>
      copySite(config, target, { checkStopped, whenSettled: true }),
    );
    return console.log(nextForNetwork(config, isServed));
  }
  await copySite(config, target);
  console.log("What is written from now on is not in the copy.");
  console.log(isNetwork(target) ? nextForNetwork(config) : `Start the copy with DATA_DIR=${path.resolve(target)}.`);
}

async function copySite(
  config: Config,
  target: string,
  { checkStopped, whenSettled }: { checkStopped?: CheckStopped; whenSettled?: boolean } = {},
): Promise<void> {
  const started = performance.now();
  const report = ({ name, rows }: MovedTable) => {
    checkStopped?.();
    if (rows > 0) console.log(`${name}: ${rows}`);
  };
  const copy = async (source: DataSource) => {
    const migration = (await migrationsInPlace(source)).at(-1);
    if (migration === undefined) throw new StartError("The database is empty: there is nothing to move.");
    return fillEmptyPlace(config, target, migration, async ({ writer, folder, isNewFolder }) => {
      const tables = await moveRows(source, writer, report);
      await endReadOnly(writer);
      if (isNewFolder) carryFiles(config, folder);
      return tables;
    });
  };
  const moved = await withSiteDatabase(config, copy, { whenSettled });
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${rows} rows of ${moved.length} tables are moved and compared, in ${seconds} s.`);
}

function nextForNetwork({ dataDir, jwtSecret }: Config, isServed = false): string {
  const secret = path.resolve(dataDir, secretName);
  return [
    "Set DATABASE_URL to it and start the site.",
    `Keep DATA_DIR=${path.resolve(dataDir)}: it has the pictures, and mails that wait.`,
    ...(jwtSecret === null && existsSync(secret)
      ? [`Another DATA_DIR needs JWT_SECRET from ${secret}; without it everybody is signed out.`]
      : []),
    ...(isServed
      ? [
          "Until then members can only read: what they wrote now would be lost. To let them write again without moving: npm run admin -- site read-only off",
        ]
      : []),
  ].join("\n");
}

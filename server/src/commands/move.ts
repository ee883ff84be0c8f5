import "reflect-metadata";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { StartError } from "../errors";
import type { Database } from "../platform/database/Database";
import { migrationDataSource } from "../platform/database/dataSource";
import { makeTreePrivate } from "../platform/database/embedded/privateFolder";
import { moveRows } from "../platform/database/move/moveRows";
import { openDatabase } from "../platform/database/openDatabase";
import type { Config } from "../start/config";
import { runCommand } from "./command";
import { rejectUnknownArguments } from "./commandArguments";
import { isNetwork, refuseFilled } from "./target";

const usage = "npm run db:move -- postgres://USER:PASSWORD@HOST/DATABASE";
const otherUsage = "npm run db:move -- NEW_DATA_DIR";

/**
 * `npm run db:move -- TARGET`: copies the whole site into an empty PostgreSQL database, or into a new data folder with an embedded
 * one. The site must be stopped. The source is only read; a target that is not empty is refused.
 */
const [target = "", ...others] = process.argv.slice(2);
rejectUnknownArguments(target === "" || target.startsWith("-") ? [target || "no target"] : others, usage, otherUsage);
const isOverNetwork = isNetwork(target);

void runCommand(async ({ config, database }) => {
  refuseSame(config);
  await database.connect();
  const there = await openDatabase({
    ...config,
    databaseUrl: isOverNetwork ? target : null,
    dataDir: isOverNetwork ? config.dataDir : path.resolve(target),
  });
  try {
    await there.connect();
    await refuseFilled(there.dataSource);
    const started = performance.now();
    const moved = await onTarget(there, (db) =>
      moveRows(database.dataSource, db, ({ name, rows }) => rows > 0 && console.log(`${name}: ${rows}`)),
    );
    const rows = moved.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${rows} rows of ${moved.length} tables are moved and compared, in ${seconds} s.`);
  } finally {
    await there.close();
  }
  if (!isOverNetwork) carryFiles(config, path.resolve(target));
  console.log(isOverNetwork ? nextForNetwork(config) : `Start the copy with DATA_DIR=${path.resolve(target)}.`);
});

function refuseSame({ databaseUrl, dataDir }: Config): void {
  const isSame = isOverNetwork
    ? databaseUrl === target
    : !databaseUrl && path.resolve(dataDir) === path.resolve(target);
  if (isSame) throw new StartError("The target is the database of this site.");
}

/** Over the network on a connection of its own, because moving takes longer than any request may. */
async function onTarget<T>(there: Database, work: (db: DataSource) => Promise<T>): Promise<T> {
  if (!isOverNetwork) return work(there.dataSource);
  const db = await (await migrationDataSource(target)).initialize();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What is not in the database: pictures, mails of a site without SMTP, and the secret that keeps members signed in. */
function carryFiles({ dataDir }: Config, folder: string): void {
  for (const name of ["pictures", "mail", "jwt-secret"]) {
    const place = path.resolve(dataDir, name);
    if (existsSync(place)) cpSync(place, path.join(folder, name), { recursive: true });
  }
  makeTreePrivate(folder);
}

const nextForNetwork = ({ dataDir, jwtSecret }: Config) =>
  [
    "Set DATABASE_URL to it and start the site.",
    `Keep DATA_DIR=${path.resolve(dataDir)}: it has the pictures, and mails that wait.`,
    ...(jwtSecret === null
      ? [
          `Another DATA_DIR needs JWT_SECRET from ${path.resolve(dataDir, "jwt-secret")}; without it everybody is signed out.`,
        ]
      : []),
  ].join("\n");

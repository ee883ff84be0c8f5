import { rmSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { askServer } from "../../platform/admin/adminSocket";
import { migrationDataSource } from "../../platform/database/dataSource";
import { openEmbedded } from "../../platform/database/embedded/openEmbedded";
import type { Config } from "../../start/config";

/**
 * The database of the site, for reading. The embedded one is open in the server alone: a running server is asked for a copy of
 * its files, which takes a moment, and all the rest happens here. `whenSettled`: the copy is made once no job runs.
 */
export async function withSiteDatabase<T>(
  config: Config,
  work: (database: DataSource) => Promise<T>,
  { whenSettled = false } = {},
): Promise<T> {
  if (config.databaseUrl) return withNetwork(config.databaseUrl, work);
  const asked = (await askServer(config.dataDir, "copy", { whenSettled })) as { folder: string } | null;
  const folder = asked?.folder ?? path.resolve(config.dataDir);
  const database = await openEmbedded(path.join(folder, "database"));
  try {
    await database.dataSource.initialize();
    return await work(database.dataSource);
  } finally {
    await database.close();
    if (asked) rmSync(asked.folder, { recursive: true, force: true });
  }
}

async function withNetwork<T>(url: string, work: (database: DataSource) => Promise<T>): Promise<T> {
  const database = await (await migrationDataSource(url)).initialize();
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

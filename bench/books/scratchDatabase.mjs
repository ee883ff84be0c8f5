import { randomUUID } from "node:crypto";
import { startPostgres } from "../../scripts/scratchServers.mjs";
import { server } from "./server.mjs";

/**
 * An empty, migrated database that is gone afterwards: one of BENCH_DATABASE_URL's server, else of a PostgreSQL started
 * for this run, else the embedded one.
 */
export async function openScratchDatabase() {
  server("features.js"); // A data source knows the entities that have been loaded.
  const started = process.env.BENCH_DATABASE_URL
    ? null
    : await startPostgres({ settings: { shared_buffers: "256MB" } });
  const url = process.env.BENCH_DATABASE_URL ?? started?.url;
  return url ? openNetwork(url, started) : openEmbedded();
}

async function openNetwork(url, started) {
  const { networkDataSource } = server("platform/database/dataSource.js");
  const { administer, withDatabase } = server("testing/database/testDatabase.js");
  const name = `books_bench_${randomUUID().replaceAll("-", "")}`;
  await administer(url, `create database ${name}`);
  const dataSource = await (await networkDataSource(withDatabase(url, name), 4)).initialize();
  await dataSource.runMigrations();
  return {
    name: "PostgreSQL",
    url: withDatabase(url, name),
    dataSource,
    db: handleOf(dataSource),
    close: async () => {
      await dataSource.destroy();
      await administer(url, `drop database ${name} with (force)`);
      await started?.stop();
    },
  };
}

/** The database as requests see it. */
function handleOf({ manager }) {
  const { createServices } = server("start/services.js");
  return createServices({ db: manager, jwtSecret: randomUUID(), rateLimitFactor: 1, redis: null }).db;
}

async function openEmbedded() {
  const { EmbeddedDatabase } = server("platform/database/embedded/EmbeddedDatabase.js");
  const { embeddedDataSource } = server("platform/database/dataSource.js");
  const database = await EmbeddedDatabase.open({ dataDir: "memory://" });
  const dataSource = await embeddedDataSource(database).initialize();
  await dataSource.runMigrations();
  return {
    name: "the embedded database",
    url: null,
    dataSource,
    db: handleOf(dataSource),
    close: async () => {
      await dataSource.destroy();
      await database.close();
    },
  };
}

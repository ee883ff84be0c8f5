import { tmpdir } from "node:os";
import pg from "pg";
import { runNode } from "../scripts/run.mjs";
import { startPostgres } from "../scripts/scratchServers.mjs";

/** The secret that the service shares with the benchmark, which signs tokens itself. */
export const secret = "a secret of the benchmark, more than 32 bytes long";

/** A PostgreSQL to measure on: the one that BENCH_DATABASE_URL names, which is left running, or one of this run's own. */
export async function openPostgres(settings) {
  const url = process.env.BENCH_DATABASE_URL;
  const postgres = url ? { url, stop: async () => undefined } : await startPostgres({ settings });
  if (!postgres) throw new Error("PostgreSQL is not installed: set BENCH_DATABASE_URL to a server to measure on.");
  return postgres;
}

/** An empty database with the service's tables; one of that name is replaced. Gives its address. */
export async function createDatabase(serverUrl, name) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await runNode(["server/dist/platform/database/migrate.js"], { env: { DATABASE_URL: url.href, DATA_DIR: tmpdir() } });
  return url.href;
}

/** How the service runs while it is measured: as in production, its limits raised out of the way. */
export const productionSettings = (databaseUrl, dataDir) => ({
  DATABASE_URL: databaseUrl,
  JWT_SECRET: secret,
  NODE_ENV: "production",
  PASSKEYS: "off",
  RATE_LIMIT_FACTOR: "1000000",
  NEW_MEMBER_LIMITS: "false",
  DATA_DIR: dataDir,
});

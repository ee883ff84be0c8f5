import { tmpdir } from "node:os";
import pg from "pg";
import { runNode } from "../scripts/run.mjs";
import { startPostgres } from "../scripts/scratchServers.mjs";

/** The secret that the service shares with the benchmark, which signs tokens itself. */
export const secret = "a secret of the benchmark, more than 32 bytes long";

/** The PostgreSQL of the measurement: that of BENCH_DATABASE_URL, which keeps running, or a temporary one. */
export async function openPostgres(settings) {
  const url = process.env.BENCH_DATABASE_URL;
  const postgres = url ? { url, stop: async () => undefined } : await startPostgres({ settings });
  if (!postgres) throw new Error("PostgreSQL is not installed: set BENCH_DATABASE_URL to a server to measure on.");
  return postgres;
}

/** Creates an empty, migrated database; replaces one of that name. Returns its URL. */
export async function createDatabase(serverUrl, name) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await runNode(["server/dist/commands/migrate.js"], { env: { DATABASE_URL: url.href, DATA_DIR: tmpdir() } });
  return url.href;
}

/** The settings of the service: as in production, with higher limits. */
export const productionSettings = (databaseUrl, dataDir) => ({
  DATABASE_URL: databaseUrl,
  JWT_SECRET: secret,
  NODE_ENV: "production",
  PASSKEYS: "off",
  RATE_LIMIT_FACTOR: "1000000",
  NEW_MEMBER_LIMITS: "false",
  DATA_DIR: dataDir,
});

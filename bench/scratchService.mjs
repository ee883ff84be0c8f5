import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { server } from "./books/server.mjs";
import { fill } from "./fill.mjs";
import { runNode } from "../scripts/run.mjs";
import { freePort, startPostgres } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";

const secret = "a secret of the benchmark, more than 32 bytes long";

/**
 * The built server in production mode on a filled PostgreSQL of its own; BENCH_DATABASE_URL names a server to use
 * instead of a scratch one. Limits are raised out of the way.
 */
export async function openScratchService({ name, size, env = {}, entry }) {
  const postgres = process.env.BENCH_DATABASE_URL
    ? { url: process.env.BENCH_DATABASE_URL, stop: async () => undefined }
    : await startPostgres({ settings: { shared_buffers: "512MB", max_wal_size: "4GB" } });
  if (!postgres) throw new Error("PostgreSQL is not installed: set BENCH_DATABASE_URL to a server to measure on.");
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-bench-"));
  const closeFiles = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await createDatabase(postgres.url, name);
    await fill(databaseUrl, size);
    const settings = { DATABASE_URL: databaseUrl, JWT_SECRET: secret, NODE_ENV: "production", DATA_DIR: dataDir };
    const limits = { RATE_LIMIT_FACTOR: "1000000" };
    const service = await serve({ port: await freePort(), env: { ...settings, ...limits, ...env }, entry });
    const stop = async () => {
      await service.kill("SIGTERM").catch(console.error);
      await closeFiles();
    };
    return { url: service.url, pid: service.pid, databaseUrl, stop };
  } catch (error) {
    await closeFiles();
    throw error;
  }
}

/** A token as the service signs it, without the hashing of a password that signing in costs. */
export function signToken(userId) {
  const { Tokens } = server("accounts/tokens.js");
  return new Tokens(secret).sign({ id: userId, tokenVersion: 0 }).token;
}

/** One operation over HTTP; throws when it is refused. */
export async function ask(url, token, query, variables) {
  const headers = { "content-type": "application/json", "x-auth-token": token };
  const body = JSON.stringify({ query, variables });
  const answer = await (await fetch(`${url}/graphql`, { method: "POST", headers, body })).json();
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join("; "));
  return answer.data;
}

async function createDatabase(serverUrl, name) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await runNode(["server/dist/database/migrate.js"], { env: { DATABASE_URL: url.href, DATA_DIR: tmpdir() } });
  return url.href;
}

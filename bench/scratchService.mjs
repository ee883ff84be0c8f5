import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { server } from "./books/server.mjs";
import { createDatabase, openPostgres, productionSettings, secret } from "./database.mjs";
import { fill } from "./fill.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";

/**
 * The built server in production mode with a filled, temporary PostgreSQL, or that of BENCH_DATABASE_URL, and with higher
 * limits.
 */
export async function openScratchService({ name, size, env = {}, entry }) {
  const postgres = await openPostgres({ shared_buffers: "512MB", max_wal_size: "4GB" });
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-bench-"));
  const closeFiles = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await createDatabase(postgres.url, name);
    await fill(databaseUrl, size);
    const settings = productionSettings(databaseUrl, dataDir);
    const service = await serve({ port: await freePort(), env: { ...settings, ...env }, entry });
    const stop = async () => {
      await service.kill("SIGTERM").catch(console.error);
      await closeFiles();
    };
    return { url: service.url, metricsUrl: service.metricsUrl, pid: service.pid, databaseUrl, stop };
  } catch (error) {
    await closeFiles();
    throw error;
  }
}

/** Signs a token like the service, without the cost of hashing a password. */
export function signToken(userId) {
  const { Tokens } = server("platform/auth/tokens.js");
  return new Tokens(secret).sign({ id: userId, tokenVersion: 0 }).token;
}

/** One operation over HTTP; throws on an error. */
export async function ask(url, token, query, variables) {
  const headers = { "content-type": "application/json", "x-auth-token": token };
  const body = JSON.stringify({ query, variables });
  const answer = await (await fetch(`${url}/graphql`, { method: "POST", headers, body })).json();
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join("; "));
  return answer.data;
}

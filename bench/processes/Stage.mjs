import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort, startPostgres, startRedis } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/** Multiplies the rates: enough for the load, little enough to use one up. */
export const rateFactor = 20;

/** The checks sign tokens of their own with it. */
export const secret = "a secret of the two processes, more than 32 bytes";

/** Two processes of the service, a PostgreSQL and a Redis, all of its own. */
export class Stage {
  closing = [];

  /** Gives the reason when it cannot be set up on this machine, else null. */
  async open() {
    this.postgres = await this.keep(await startPostgres({ settings: { max_connections: "80" } }));
    if (!this.postgres) return "PostgreSQL is not installed";
    this.redis = await this.keep(await startRedis());
    if (!this.redis) return "Redis is not installed";
    this.db = await this.connect(this.postgres.url);
    [this.first, this.second] = await Promise.all([this.serve(), this.serve()]);
    return null;
  }

  /** The last thing first. Who interrupts the end waits for it too. */
  close() {
    return (this.closed ??= this.closeAll());
  }

  async closeAll() {
    for (let close = this.closing.pop(); close; close = this.closing.pop()) await close().catch(console.error);
  }

  async keep(server) {
    if (server) this.closing.push(() => server.stop());
    return server;
  }

  /** A server that was just started refuses for a moment. */
  async connect(url, tries = 50) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (tries === 0) throw error;
      await wait(200);
      return this.connect(url, tries - 1);
    }
    this.closing.push(() => client.end());
    return client;
  }

  async serve() {
    const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-process-"));
    this.closing.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const env = {
      DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
      JWT_SECRET: secret,
      RATE_LIMIT_FACTOR: String(rateFactor),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
    };
    const server = await serve({ port: await freePort(), env });
    this.closing.push(() => server.kill("SIGTERM"));
    return server.url;
  }
}

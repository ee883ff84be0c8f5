import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort, startPostgres, startRedis, startReplica } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/** Multiplies the rates: enough for the load, little enough to use one up. */
export const rateFactor = 20;

/** The checks sign tokens of their own with it. */
export const secret = "a secret of the two processes, more than 32 bytes";

const settings = { shared_preload_libraries: "pg_stat_statements", max_connections: "80" };

/** Two processes of the service, a primary, one streaming replica and a Redis, all of its own. */
export class Stage {
  closing = [];

  /** Gives the reason when it cannot be set up on this machine, else null. */
  async open() {
    this.primary = await this.keep(await startPostgres({ settings }));
    if (!this.primary) return "PostgreSQL is not installed";
    this.redis = await this.keep(await startRedis());
    if (!this.redis) return "Redis is not installed";
    this.primarySql = await this.connect(this.primary.url);
    await this.primarySql.query("create extension pg_stat_statements");
    this.replica = await this.keep(await startReplica(this.primary, { settings }));
    await this.connectReplica();
    [this.first, this.second] = await Promise.all([this.serve(), this.serve()]);
    return null;
  }

  async connectReplica() {
    this.replicaSql = await this.connect(this.replica.url);
  }

  /** How often groups were read from a database so far. */
  async readsOf(client) {
    const sql = "select coalesce(sum(calls), 0)::int as n from pg_stat_statements where query ~ 'select.*from posts'";
    return (await client.query(sql)).rows[0].n;
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
    client.on("error", () => undefined); // Its server may be killed on purpose.
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
      DATABASE_URL: this.primary.url,
      DATABASE_REPLICA_URLS: this.replica.url,
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

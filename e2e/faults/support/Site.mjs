import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Member } from "../../../bench/processes/Member.mjs";
import { freePort, startRedis } from "../../../scripts/scratchServers.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { openDatabase } from "./sharedPostgres.mjs";

/** A temporary installation: one or more processes, PostgreSQL or the embedded database, and Redis. */
export class Site {
  closing = [];
  urls = [];

  /** Returns the reason if it cannot be set up on this machine, else null. `proxy`: a proxy before PostgreSQL. */
  async open({ onPostgres = false, processes = 1, proxy = null, env: more = {} } = {}) {
    const env = { ...more, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal", SEED_DEMO: "false" };
    if (onPostgres) {
      this.postgres = await this.keep(await openDatabase());
      if (!this.postgres) return "PostgreSQL is not installed";
      env.DATABASE_URL = proxy ? await proxy(this.postgres.url) : this.postgres.url;
    }
    if (processes > 1) {
      const redis = await this.keep(await startRedis());
      if (!redis) return "Redis is not installed";
      env.REDIS_URL = redis.url;
    }
    for (let n = 0; n < processes; n++) this.urls.push(await this.serve(env));
    return null;
  }

  async serve(env) {
    const folder = mkdtempSync(path.join(tmpdir(), "study-circle-fault-"));
    this.closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    const secret = "a secret that all of these processes share 8417";
    const server = await serve({ port: await freePort(), env: { ...env, DATA_DIR: folder, JWT_SECRET: secret } });
    this.closing.push(() => server.kill("SIGTERM"));
    return server.url;
  }

  keep(server) {
    if (server) this.closing.push(() => server.stop());
    return server;
  }

  /** Signs up members, few at a time, because hashing passwords is expensive. */
  async members(count) {
    const members = [];
    while (members.length < count) {
      const names = Array.from({ length: Math.min(4, count - members.length) }, (_, n) => `M${members.length + n}`);
      members.push(...(await Promise.all(names.map((name) => Member.register(this.urls[0], name)))));
    }
    return members;
  }

  /** Stops everything in reverse order. */
  async close() {
    for (const end of this.closing.reverse()) await end();
  }
}

/** Runs a check on a temporary site; warns if that is not possible on this machine. */
export async function onSite(name, options, check) {
  const site = new Site();
  try {
    const missing = await site.open(options);
    if (missing) return console.warn(`!!! ${missing}: ${name} is SKIPPED. !!!`);
    console.log(`${name}: ${await check(site)}`);
  } finally {
    await site.close();
  }
}

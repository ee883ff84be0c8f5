import { ensureInstalled } from "./ensure.mjs";
import { fail } from "./run.mjs";
import { startPostgres, startRedis } from "./scratchServers.mjs";
import { runSuite } from "./test.mjs";

/**
 * Runs the server's tests that use `testing/database/testDatabase.ts` on a temporary PostgreSQL and Redis. All other tests use no
 * database, or always the embedded one, so `npm test` covers them.
 */
async function main() {
  await ensureInstalled();
  // The databases of the test files need not survive a crash of the machine.
  const postgres = await startPostgres({ settings: { fsync: "off", full_page_writes: "off" } });
  const redis = await startRedis();
  try {
    if (!postgres || !redis) throw new Error("PostgreSQL and Redis are needed for this run");
    const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url };
    const { findServerTests } = await import("./serverTests.mjs");
    const options = { files: findServerTests().onDatabase, args: process.argv.slice(2), env };
    if (!(await runSuite("server-postgres", "server", options))) process.exitCode = 1;
  } finally {
    await redis?.stop();
    await postgres?.stop();
  }
}

await main().catch(fail);

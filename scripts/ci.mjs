import { existsSync } from "node:fs";
import { resultFile, sentence, sumResults, writeResult } from "./results.mjs";
import { run, runNode } from "./run.mjs";

/** What .ci/run does: the README's test command, the checks, the tests on real servers, the browser. */
const failed = [];

await step("npm test", () => run("npm", ["test"], { allowFailure: true }));

const { runChecks } = await import("./check.mjs");
failed.push(...(await runChecks()));

const { startPostgres, startRedis } = await import("./scratchServers.mjs");
const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres || !redis) throw new Error("PostgreSQL and Redis are needed for this run");
try {
  const { runSuite } = await import("./test.mjs");
  const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url };
  await step("server tests on PostgreSQL and Redis", async () =>
    (await runSuite("server-postgres", "server", { env })) ? 0 : 1,
  );
} finally {
  await redis.stop();
  await postgres.stop();
}

await script("start of a fresh clone", "start", "e2e/start.mjs");
await script("crash test", "crash", "e2e/crash.mjs", ["--short"]);
await script("two processes", "processes", "bench/twoProcesses.mjs", ["--short"]);
if (existsSync("../shared/eval/books")) await script("recommendation quality", "books-quality", "bench/books/run.mjs");
else
  console.warn(
    "\n!!! There are no judged queries beside the project: the quality of recommendations is SKIPPED. !!!\n",
  );
await script("browser tests", "e2e", "e2e/run.mjs");
await script("Lighthouse", "lighthouse", "e2e/lighthouse.mjs", ["--short"]);

const sum = sumResults();
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${sentence(sum)}`);
process.exit(failed.length === 0 && sum.failed === 0 ? 0 : 1);

/** Runs a script that leaves its counts itself, or else counts as one test. */
async function script(name, suite, file, args = []) {
  await step(name, async () => {
    const code = await runNode([file, ...args], { allowFailure: true });
    if (!existsSync(resultFile(suite))) writeResult(suite, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
    return code;
  });
}

async function step(name, work) {
  const start = Date.now();
  console.log(`\n==== ${name}`);
  const code = await work();
  console.log(`==== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (code !== 0) failed.push(name);
}

import { closeSync, existsSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { resultFile, sentence, sumResults, writeResult } from "./results.mjs";
import { run, runNode } from "./run.mjs";

/**
 * What `.ci/run` does after installing Debian packages. Parts that measure nothing run side by side; tests, and parts
 * that measure time, run alone. The end lists what each part took.
 */
// Browser tests may take a second try here; a test that needs it is listed as flaky.
process.env.CI ??= "true";

const parts = [];
const logs = mkdtempSync(path.join(tmpdir(), "study-circle-ci-"));
const judgedQueries = "../shared/eval/books";
/** Several times what the longest part takes: a part that waits for something that never comes must not stop the rest. */
const seconds = 1_200;

// Installs and builds first: parts that run side by side must not build the same folder.
await part("install", () => runNode(["scripts/install.mjs"], { allowFailure: true, seconds }));
await part("build", () => runNode(["scripts/build.mjs"], { allowFailure: true, seconds }));

await part("npm test", () => run("npm", ["test"], { allowFailure: true, seconds }));
await part("server tests on PostgreSQL and Redis", testOnServers);
await sideBySide();
await script("faults", "faults", "e2e/faults/run.mjs");
await script("two processes", "processes", "bench/twoProcesses.mjs", ["--short"]);
await script("browser tests", "e2e", "e2e/run.mjs");
await script("Lighthouse", "lighthouse", "e2e/lighthouse.mjs", ["--short"]);

const failed = parts.filter(({ code }) => code !== 0).map(({ name }) => name);
console.log(`\n${parts.map(lineOf).join("\n")}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
const sum = sumResults();
console.log(`\n${sentence(sum)}`);
process.exit(failed.length === 0 && sum.failed === 0 ? 0 : 1);

/** Two rows of parts at the same time: the soak waits most of the time, and nothing here measures how fast it is. */
async function sideBySide() {
  await Promise.all([
    inOrder([
      ["memory under load", "soak", "e2e/soak.mjs", ["--short"]],
      ["format, lint, types, drift", "checks", "scripts/check.mjs", ["--without-tests"]],
      ["OpenAPI linters", "openapi", "checks/openapi/run.mjs"],
      ["recipe for a new feature", "newFeature", "e2e/newFeature.mjs"],
    ]),
    inOrder([
      ["start of a fresh clone", "start", "e2e/start.mjs"],
      ["crash test", "crash", "e2e/crash.mjs", ["--short"]],
      ["commands of the image", "image", "e2e/image.mjs"],
      ...(hasJudgedQueries() ? [["recommendation quality", "books-quality", "bench/books/run.mjs"]] : []),
    ]),
  ]);
}

/** Output is printed when a part has ended, so that the lines of two rows do not mix. */
async function inOrder(row) {
  for (const [name, suite, file, args] of row) await script(name, suite, file, args, { beside: true });
}

function hasJudgedQueries() {
  if (existsSync(judgedQueries)) return true;
  console.warn(
    "\n!!! There are no judged queries beside the project: the quality of recommendations is SKIPPED. !!!\n",
  );
  return false;
}

async function testOnServers() {
  const { startPostgres, startRedis } = await import("./scratchServers.mjs");
  // Each test file has databases of its own, which need not survive a crash of the machine.
  const postgres = await startPostgres({ settings: { fsync: "off", full_page_writes: "off" } });
  const redis = await startRedis();
  if (!postgres || !redis) throw new Error("PostgreSQL and Redis are needed for this run");
  try {
    const { runSuite } = await import("./test.mjs");
    const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url };
    // Every other test has no database or one of its own: `npm test` has just run exactly the same.
    const args = ["--findRelatedTests", "server/src/testing/testDatabase.ts"];
    return (await runSuite("server-postgres", "server", { args, env })) ? 0 : 1;
  } finally {
    await redis.stop();
    await postgres.stop();
  }
}

/** Runs a script that writes its counts itself; one that does not counts as one test. */
function script(name, suite, file, args = [], { beside: isBeside = false } = {}) {
  return part(name, async () => {
    const code = isBeside
      ? await runLogged(suite, [file, ...args])
      : await runNode([file, ...args], { allowFailure: true, seconds });
    if (!existsSync(resultFile(suite))) writeResult(suite, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
    return code;
  });
}

async function runLogged(suite, args) {
  const file = path.join(logs, `${suite}.log`);
  const log = openSync(file, "w");
  try {
    return await runNode(args, { allowFailure: true, seconds, stdio: ["ignore", log, log] });
  } finally {
    closeSync(log);
    console.log(`\n==== output of ${args.join(" ")}\n${readFileSync(file, "utf8")}`);
  }
}

async function part(name, work) {
  const start = Date.now();
  const before = processorTimes();
  console.log(`\n==== ${name}`);
  const code = await work();
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`==== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  parts.push({ name, seconds, code, busy: busySince(before) });
}

function lineOf({ name, seconds, busy }) {
  return `${String(seconds).padStart(5)} s, processors ${String(busy).padStart(3)} % busy  ${name}`;
}

/** Milliseconds that all processors together have worked and waited; parts that run side by side share them. */
function processorTimes() {
  const times = cpus().map(({ times: { idle, ...worked } }) => [sumOf(Object.values(worked)), idle]);
  return { worked: sumOf(times.map(([worked]) => worked)), idle: sumOf(times.map(([, idle]) => idle)) };
}

function busySince(before) {
  const now = processorTimes();
  const worked = now.worked - before.worked;
  return Math.round((100 * worked) / Math.max(1, worked + now.idle - before.idle));
}

function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { makeMemoryFolder } from "./memoryFolder.mjs";
import {
  allFailures,
  clearResults,
  resultFile,
  sentence,
  slowestFiles,
  sumResults,
  writeResult,
  writeTimings,
} from "./results.mjs";
import { run } from "./run.mjs";

/**
 * What `.ci/run` does after installing Debian packages. Parts that wait run beside parts that compute; parts that measure
 * time run alone. At the end it lists the seconds of each part and of the slowest test files, and stores them.
 */
// In CI browser tests are retried once; tests that needed it are listed as flaky.
process.env.CI ??= "true";
keepTemporaryFilesInMemory();

const ended = [];
const skipped = [];
/** The last lines of the parts that failed, printed at the end again, where one looks first. */
const endsOfFailed = [];
const logs = mkdtempSync(path.join(tmpdir(), "study-circle-ci-"));
const judgedQueries = "../shared/eval/books";
/** Several times the duration of the longest part, so that a part that hangs does not stop the rest. */
const seconds = 4_500;
/**
 * A run has 90 minutes. So that it comes to its end on a slow machine, the parts that are not marked `always` and have not begun
 * after so many seconds are skipped. A machine counts as slow if the first start takes more than `slowStart` seconds of its
 * processors; an ordinary one needs about 70.
 */
const lastStart = { usual: 2_700, slow: 1_500 };
const slowStart = 130;
const begun = Date.now();
const before = processorTimes();

clearResults();
process.env.KEEP_RESULTS = "true";

await inOrder(
  [
    // First, because a clean clone can itself have its first start, which installs and builds most of what the rest needs.
    ["the first start", "start", "e2e/start.mjs"],
    ["install", null, "scripts/install.mjs"],
    ["build", null, "scripts/build.mjs"],
  ].map(always),
);
process.env.BUILD_IS_CURRENT = "true";
// Beside other work, a service needs more time for the same.
process.env.TIME_LIMIT_FACTOR = "6";
// None of these measures speed. What mostly waits runs beside what computes; both rows take about as long.
await inLanes(
  [
    ["npm test", null, "scripts/test.mjs", "--share"],
    ["server tests on PostgreSQL and Redis", "server-postgres", "scripts/testOnServers.mjs"],
    ["browser tests", "e2e", "e2e/run.mjs"],
  ].map(always),
  [
    ["memory under load", "soak", "e2e/soak.mjs", "--short"],
    ["answers of the benchmark", "bench-equal", "bench/equal.mjs"],
    ...(hasJudgedQueries() ? [["recommendation quality", "books-quality", "bench/books/run.mjs", "--quality"]] : []),
    ["two processes", "processes", "bench/twoProcesses.mjs"],
    ["alerts", "alerts", "e2e/alerts.mjs"],
    ["tests of time on Node 24", null, "checks/newerNode/run.mjs"],
    ["OpenAPI linters", "openapi", "checks/openapi/run.mjs"],
    ["generated clients", "clients", "checks/clients/run.mjs"],
    ["kills", "kills", "e2e/kills.mjs", "--short"],
    ["moving the database", "move", "e2e/move.mjs", "--short"],
    ["backups while serving", "admin", "e2e/admin.mjs", "--short"],
    ["the operator's command", "operator", "e2e/operator.mjs"],
    ["commands of the image", "image", "e2e/image.mjs"],
    ["faults that may have company", "faults-untimed", "e2e/faults/run.mjs", "--untimed"],
    always(["format, lint, types, drift", "checks", "scripts/check.mjs", "--without-tests"]),
    // In its short form it measures no speed.
    ["Lighthouse", "lighthouse", "e2e/lighthouse.mjs", "--short"],
    ["recipe for a new feature", "newFeature", "e2e/newFeature.mjs"],
    ["service without features", "withoutFeatures", "e2e/withoutFeatures.mjs"],
  ],
);
// Alone, because they compare times.
delete process.env.TIME_LIMIT_FACTOR;
await inOrder([["faults that compare times", "faults-timed", "e2e/faults/run.mjs", "--timed"]]);

ended.push({
  name: `all, on ${cpus().length} processors`,
  wall: secondsSince(begun),
  worked: processorTimes() - before,
});
const slowest = slowestFiles();
console.log();
ended.forEach(({ name, wall, worked }) => console.log(line(wall, worked, name)));
if (slowest.length > 0) console.log("\nThe slowest test files:");
slowest.forEach(({ suite, file, seconds }) => console.log(`${String(seconds).padStart(5)} s  ${suite}: ${file}`));
console.log(`\nStored in ${writeTimings({ parts: ended, slowest })}`);
const failed = ended.filter(({ code = 0 }) => code !== 0).map(({ name }) => name);
if (skipped.length > 0) console.log(`\nSkipped, because the time was short: ${skipped.join(", ")}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
for (const end of endsOfFailed) console.log(end);
for (const { test, message } of allFailures()) console.log(`\n${test}\n${plainLines(message).slice(0, 12).join("\n")}`);
const sum = sumResults();
console.log(`\n${sentence(sum)}`);
process.exit(failed.length === 0 && sum.failed === 0 ? 0 : 1);

function keepTemporaryFilesInMemory() {
  const folder = makeMemoryFolder();
  if (!folder) return console.log("Temporary files are kept on the disk, which takes longer.");
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasJudgedQueries() {
  if (existsSync(judgedQueries)) return true;
  console.warn(
    "\n!!! There are no judged queries beside the project: the quality of recommendations is SKIPPED. !!!\n",
  );
  return false;
}

/** A part that also runs when the time is short: without it, a run says too little. */
function always(part) {
  return Object.assign(part, { isAlways: true });
}

/** Runs these rows side by side, the parts of each row in order. */
function inLanes(...lanes) {
  return Promise.all(lanes.map((row) => inOrder(row, { isLogged: true })));
}

/** `isLogged`: prints the output after the part has ended, so that the output of parallel parts is not mixed. */
async function inOrder(row, { isLogged = false } = {}) {
  for (const part of row) {
    const [name, suite, ...args] = part;
    if (!part.isAlways && secondsSince(begun) > (isSlow() ? lastStart.slow : lastStart.usual)) {
      skip(name, suite);
      continue;
    }
    const start = Date.now();
    console.log(`\n==== ${name}`);
    const { code, worked, log } = await runPart(args, isLogged);
    const wall = secondsSince(start);
    console.log(`==== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${wall} s`);
    if (code !== 0) endsOfFailed.push(`\n==== the end of ${name}\n${plainLines(log).slice(-15).join("\n")}`);
    ended.push({ name, code, wall, worked });
    // A script without counts of its own counts as one test.
    if (suite && !existsSync(resultFile(suite))) {
      writeResult(suite, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
    }
  }
}

function isSlow() {
  return ended[0]?.worked > slowStart;
}

function skip(name, suite) {
  console.warn(`\n!!! This machine is slow: after ${secondsSince(begun)} s, "${name}" is SKIPPED. !!!\n`);
  skipped.push(name);
  writeResult(suite, { passed: 0, failed: 0, skipped: 1 });
}

/** The processor time of a part, as the shell reports it for all processes that were waited for. */
async function runPart(args, isLogged) {
  const command = '"$@"; code=$?; times >&3; exit $code';
  const file = path.join(logs, args[0].replaceAll("/", "-"));
  const [times, log] = [openSync(`${file}.times`, "w"), openSync(`${file}.log`, "w")];
  const output = isLogged ? log : "inherit";
  try {
    const shell = ["-c", command, "sh", process.execPath, ...args];
    const code = await run("sh", shell, { allowFailure: true, seconds, stdio: ["ignore", output, output, times] });
    const read = (ending) => readFileSync(`${file}.${ending}`, "utf8");
    return { code, worked: sumOfTimes(read("times")), log: read("log") };
  } finally {
    closeSync(times);
    closeSync(log);
    if (isLogged) console.log(`\n==== output of ${args.join(" ")}\n${readFileSync(`${file}.log`, "utf8")}`);
  }
}

/** Parses the lines `0m1.5s 0m0.2s`: user and system time of the shell and of its children. */
function sumOfTimes(text) {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Without colours and empty lines. */
function plainLines(text) {
  return stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
}

/** The processor time of the whole machine, in seconds. */
function processorTimes() {
  const worked = cpus().flatMap(({ times: { idle: _idle, ...times } }) => Object.values(times));
  return worked.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1_000;
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1_000);
}

function line(wall, worked, name) {
  return `${String(wall).padStart(5)} s, processors ${String(Math.round(worked)).padStart(5)} s  ${name}`;
}

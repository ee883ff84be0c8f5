import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure.mjs";
import {
  clearResults,
  failedFiles,
  replaceFailures,
  resultFile,
  sentence,
  slowestOf,
  sumResults,
  writeSeconds,
} from "./results.mjs";
import { fail, run, top } from "./run.mjs";

/** More failed files than this are not retried: a busy machine does not explain them. */
const maxRetried = 5;

/**
 * Vitest runs tests with this condition, and `vitest/requiredPackages.mjs` finds packages with those of Vitest itself: they must
 * be the same, or tests load both forms of a package that has two.
 */
export const vitest = ["--conditions=development", "node_modules/vitest/vitest.mjs"];

/** How Vitest is called: the workspace, the file of its JSON report, the files to run, and one after the other or not. */
const callOf = (workspace, report, files, inTurn) => [
  ...[...vitest, "run", "--config", `${workspace}/vitest.config.mts`],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ...(inTurn ? ["--maxWorkers=1"] : []),
  ...files.map((file) => path.join(top, file)),
];

/**
 * Runs the tests of one workspace and stores their counts under `suite`; true if all passed. `files` are relative to the
 * top; extra arguments are passed to Vitest. In CI, a few failed files are retried one after the other, and listed.
 * `program`: another Node than this one.
 */
export async function runSuite(suite, workspace, { files = [], args = [], env = {}, program = process.execPath } = {}) {
  mkdirSync(path.dirname(resultFile(suite)), { recursive: true });
  const runOnce = async (name, chosen, inTurn = false) => {
    const command = [...callOf(workspace, resultFile(name), chosen, inTurn), ...(inTurn ? [] : args)];
    return (await run(program, command, { allowFailure: true, env })) === 0;
  };
  const isPassed = await runOnce(suite, files);
  noteSlowest(suite);
  if (isPassed) return true;
  const failed = failedFiles(suite);
  if (!process.env.CI || failed.length === 0 || failed.length > maxRetried) return false;
  console.log(`\nRetrying ${failed.length} files, one after the other:`);
  const passed = await runOnce(`${suite}-again`, failed, true);
  replaceFailures(suite);
  if (passed) console.warn(`\n!!! Passed only after a retry: ${failed.join(", ")} !!!`);
  return passed;
}

/** Prints the slowest test files of a suite, and stores them. */
function noteSlowest(suite) {
  const slowest = slowestOf(suite);
  writeSeconds(suite, slowest);
  console.log(`\nThe slowest test files of ${suite}:`);
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/**
 * `npm test`: all tests that need neither a browser nor a server. With `--share`, as in CI, which runs the rest on
 * PostgreSQL: on the embedded database, what can differ there and a sixteenth of the other files, of today or a given one.
 */
async function main(args) {
  await ensureInstalled();
  clearResults();
  const option = args.find((arg) => /^--share(=(\d|1[0-5]))?$/.test(arg));
  const rest = args.filter((arg) => arg !== option);
  const files = option ? await chooseFiles(option.split("=")[1]) : [];
  const passed = [
    await runSuite("server", "server", { files, args: rest }),
    await runSuite("client", "client", { args: rest }),
  ];
  console.log(`\n${sentence(sumResults())}`);
  process.exit(passed.every(Boolean) ? 0 : 1);
}

async function chooseFiles(given) {
  const { embeddedSelection, findServerTests, shareOfToday } = await import("./serverTests.mjs");
  const share = given === undefined ? shareOfToday() : Number(given);
  const tests = findServerTests();
  const embedded = embeddedSelection(tests, share);
  console.log(
    `On the embedded database: ${embedded.length} of ${tests.onDatabase.length} files, with share ${share} of 0 to 15; ` +
      `the same again: npm test -- --share=${share}`,
  );
  return [...tests.others, ...embedded];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2)).catch(fail);

import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure.mjs";
import { clearResults, failedFiles, replaceFailures, resultFile, sentence, sumResults } from "./results.mjs";
import { fail, run } from "./run.mjs";

/** More failed files than this are not retried: a busy machine does not explain them. */
const maxRetried = 5;

/**
 * Runs the tests of one workspace and stores their counts under `suite`; true if all passed. Extra arguments are passed to
 * jest. In CI, a few failed files are retried one after the other, and listed. `program`: another Node than this one.
 */
export async function runSuite(suite, workspace, { args = [], env = {}, program = process.execPath } = {}) {
  mkdirSync(path.dirname(resultFile(suite)), { recursive: true });
  const runJest = async (name, more) => {
    const report = ["--json", `--outputFile=${resultFile(name)}`];
    const jest = ["node_modules/jest/bin/jest.js", "--config", `${workspace}/jest.config.cjs`, ...report, ...more];
    // Without a file, jest prints its JSON report to the standard output.
    return (await run(program, jest, { allowFailure: true, env })) === 0;
  };
  if (await runJest(suite, args)) return true;
  const failed = failedFiles(suite);
  if (!process.env.CI || failed.length === 0 || failed.length > maxRetried) return false;
  console.log(`\nRetrying ${failed.length} files, one after the other:`);
  const passed = await runJest(`${suite}-again`, ["--runInBand", "--runTestsByPath", ...failed]);
  replaceFailures(suite);
  if (passed) console.warn(`\n!!! Passed only after a retry: ${failed.join(", ")} !!!`);
  return passed;
}

/** `npm test`: all tests that need neither a browser nor a server. */
async function main() {
  await ensureInstalled();
  clearResults();
  const args = process.argv.slice(2);
  const passed = [await runSuite("server", "server", { args }), await runSuite("client", "client", { args })];
  console.log(`\n${sentence(sumResults())}`);
  process.exit(passed.every(Boolean) ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(fail);

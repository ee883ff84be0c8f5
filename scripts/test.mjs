import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure.mjs";
import { clearResults, failedFiles, replaceFailures, resultFile, sentence, sumResults } from "./results.mjs";
import { fail, runNode } from "./run.mjs";

/** More failed files than this are no accident of a busy machine. */
const maxRetried = 5;

/**
 * Runs one workspace's tests and leaves their counts under `suite`; true when all passed. Extra arguments go to jest.
 * In CI, a few files that fail get a second try, alone, as browser tests do; those that needed it are listed.
 */
export async function runSuite(suite, workspace, { args = [], env = {} } = {}) {
  const runJest = async (name, more) => {
    const report = ["--json", `--outputFile=${resultFile(name)}`];
    const jest = ["node_modules/jest/bin/jest.js", "--config", `${workspace}/jest.config.cjs`, ...report, ...more];
    // Jest prints its JSON report to the standard output unless it has a file to go to.
    return (await runNode(jest, { allowFailure: true, env })) === 0;
  };
  if (await runJest(suite, args)) return true;
  const failed = failedFiles(suite);
  if (!process.env.CI || failed.length === 0 || failed.length > maxRetried) return false;
  console.log(`\nA second try for ${failed.length} of the files, one after the other:`);
  const passed = await runJest(`${suite}-again`, ["--runInBand", "--runTestsByPath", ...failed]);
  replaceFailures(suite);
  if (passed) console.warn(`\n!!! Passed only at the second try: ${failed.join(", ")} !!!`);
  return passed;
}

/** `npm test`: everything that needs neither a browser nor a server of its own. */
async function main() {
  await ensureInstalled();
  clearResults();
  const args = process.argv.slice(2);
  const passed = [await runSuite("server", "server", { args }), await runSuite("client", "client", { args })];
  console.log(`\n${sentence(sumResults())}`);
  process.exit(passed.every(Boolean) ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(fail);

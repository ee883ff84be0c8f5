import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure.mjs";
import { resultFile, clearResults, sentence, sumResults } from "./results.mjs";
import { fail, runNode } from "./run.mjs";

/**
 * Runs one workspace's tests and leaves their counts under `suite`; true when all passed.
 * Extra arguments go to jest.
 */
export async function runSuite(suite, workspace, { args = [], env = {} } = {}) {
  const report = ["--json", `--outputFile=${resultFile(suite)}`];
  const jest = ["node_modules/jest/bin/jest.js", "--config", `${workspace}/jest.config.cjs`, ...report, ...args];
  // Jest prints its JSON report to the standard output unless it has a file to go to.
  return (await runNode(jest, { allowFailure: true, env })) === 0;
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

import { clearResults, sentence, sumResults, writeResult } from "./results.mjs";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./ensure.mjs";
import { fail, runNode, top } from "./run.mjs";

/** As file names, because only some versions of Node.js accept a folder. */
const scriptTests = readdirSync(path.join(top, "scripts/tests"))
  .filter((file) => file.endsWith(".test.mjs"))
  .map((file) => `scripts/tests/${file}`);

const checks = [
  ["format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."]],
  ["lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--report-unused-disable-directives", "--deny-warnings"]],
  ["types", ["scripts/typecheck.mjs"]],
  ["wording", ["scripts/wording.mjs"]],
  ["imports and documents", ["--test", ...scriptTests]],
  ["drift", ["scripts/drift.mjs"]],
];

/** Runs all checks except the tests; each counts as one test. Returns the names of those that failed. */
async function runChecks() {
  const failed = [];
  for (const [name, args] of checks) {
    console.log(`\n== ${name}`);
    const isOk = (await runNode(args, { allowFailure: true })) === 0;
    writeResult(`check-${name}`, { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });
    if (!isOk) failed.push(name);
  }
  return failed;
}

/** `npm run check`: all checks, then the tests. `--without-tests`: only the checks, as part of a longer run. */
async function main() {
  const withTests = !process.argv.includes("--without-tests");
  await ensureInstalled();
  if (withTests) clearResults();
  const failed = await runChecks();
  const { runSuite } = await import("./test.mjs");
  const suites = withTests ? ["server", "client"] : [];
  for (const workspace of suites) if (!(await runSuite(workspace, workspace))) failed.push(workspace);
  console.log(`\n${sentence(sumResults())}`);
  if (failed.length > 0) fail(`Failed: ${failed.join(", ")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(fail);

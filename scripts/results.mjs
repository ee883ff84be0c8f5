import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { top } from "./run.mjs";

/** Every suite leaves its counts here, so that they can be added up at the end. */
const folder = path.join(top, ".cache/results");

export const resultFile = (suite) => path.join(folder, `${suite}.json`);

export function clearResults() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** @param {{ passed: number, failed: number, skipped?: number }} counts */
export function writeResult(suite, counts) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resultFile(suite), JSON.stringify(counts));
}

/** Jest's own report, or our counts, as counts. */
function readResult(file) {
  const report = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  if (report.numTotalTests === undefined) return { skipped: 0, ...report };
  const crashed = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + crashed.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** All suites together. */
export function sumResults() {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map(readResult).reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

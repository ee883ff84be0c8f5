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

const readResult = (file) => countsOf(JSON.parse(readFileSync(path.join(folder, file), "utf8")));

/** Jest's own report, or our counts, as counts. A file that failed before its first test counts as a failed test. */
export function countsOf(report) {
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

const readReport = (suite) => JSON.parse(readFileSync(resultFile(suite), "utf8"));

/** The test files that failed in a jest run, relative to the repository; none if it left no report. */
export function failedFiles(suite) {
  if (!existsSync(resultFile(suite))) return [];
  const failed = readReport(suite).testResults.filter(({ status }) => status === "failed");
  return failed.map(({ name }) => path.relative(top, name));
}

/** Puts what the second try of the failed files, kept under `SUITE-again`, says in the place of the first. */
export function replaceFailures(suite) {
  const again = resultFile(`${suite}-again`);
  if (!existsSync(again)) return;
  writeFileSync(resultFile(suite), JSON.stringify(mergeReports(readReport(suite), readReport(`${suite}-again`))));
  rmSync(again);
}

/** Jest's report of all files, and its report of those that failed, as one. */
export function mergeReports(first, again) {
  const isFailed = ({ status }) => status === "failed";
  const tests = first.testResults.filter(isFailed).flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    ...first,
    numPassedTests: first.numPassedTests - count("passed") + again.numPassedTests,
    numFailedTests: again.numFailedTests,
    numPendingTests: first.numPendingTests - count("pending") + again.numPendingTests,
    testResults: [...first.testResults.filter((file) => !isFailed(file)), ...again.testResults],
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

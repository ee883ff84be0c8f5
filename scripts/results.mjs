import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { top } from "./run.mjs";

/** The folder in which every suite stores its counts. */
const folder = path.join(top, ".cache/results");

export const resultFile = (suite) => path.join(folder, `${suite}.json`);

/** Removes the results of earlier runs; a part of CI keeps those of the other parts. */
export function clearResults() {
  if (process.env.KEEP_RESULTS) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** @param {{ passed: number, failed: number, skipped?: number, failures?: { test: string, message: string }[] }} counts */
export function writeResult(suite, counts) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resultFile(suite), JSON.stringify(counts));
}

/** Which file has the seconds that each test file of a suite took. */
export const secondsFile = (suite) => path.join(folder, `slowest-${suite}.json`);

/** @param {{ file: string, seconds: number }[]} files */
export function writeSeconds(suite, files) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(secondsFile(suite), JSON.stringify(files));
}

/** The slowest test files of all suites, the slowest first. */
export function slowestFiles(count = 10) {
  const suites = namesIn(folder).flatMap((name) => /^slowest-(.+)\.json$/.exec(name)?.[1] ?? []);
  return suites
    .flatMap((suite) => JSON.parse(readFileSync(secondsFile(suite), "utf8")).map((one) => ({ suite, ...one })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** What the whole run and its parts took. Returns the file. */
export function writeTimings(timings) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "timings.json");
  writeFileSync(file, JSON.stringify(timings, null, 2));
  return path.relative(top, file);
}

const namesIn = (place) => (existsSync(place) ? readdirSync(place) : []);

const hasCounts = (name) => name !== "timings.json" && !name.startsWith("slowest-");

const readJson = (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));

const readResult = (file) => countsOf(readJson(file));

/** Converts a runner's report, or our own, to counts. A file that failed before its first test counts as a failed test. */
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

/** The failed test files of a run, relative to the repository; empty if there is no report. */
export function failedFiles(suite) {
  if (!existsSync(resultFile(suite))) return [];
  const failed = readReport(suite).testResults.filter(({ status }) => status === "failed");
  return failed.map(({ name }) => path.relative(top, name));
}

/** The slowest test files of a run, relative to the repository; none if there is no report. */
export function slowestOf(suite, count = 10) {
  if (!existsSync(resultFile(suite))) return [];
  return readReport(suite)
    .testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(top, name),
      seconds: Math.round((endTime - startTime) / 100) / 10,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/** Replaces the results of failed files by those of their retry, `SUITE-again`. */
export function replaceFailures(suite) {
  const again = resultFile(`${suite}-again`);
  if (!existsSync(again)) return;
  writeFileSync(resultFile(suite), JSON.stringify(mergeReports(readReport(suite), readReport(`${suite}-again`))));
  rmSync(again);
}

/** Merges a runner's report of all files with the report of the retried ones. */
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

/** The tests of a report that failed, with their messages; a file that failed before its first test counts as one. */
export function failuresOf(report) {
  if (report.numTotalTests === undefined) return report.failures ?? [];
  return report.testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const file = path.relative(top, name);
    if (status === "failed" && assertionResults.length === 0) return [{ test: file, message }];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages = [] }) => ({
        test: `${file}: ${fullName}`,
        message: failureMessages.join("\n"),
      }));
  });
}

/** What failed in all suites. */
export const allFailures = () =>
  namesIn(folder)
    .filter(hasCounts)
    .flatMap((file) => failuresOf(readJson(file)));

/** The sum of all suites. */
export function sumResults() {
  const counts = namesIn(folder).filter(hasCounts).map(readResult);
  return counts.reduce(
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { countsOf, mergeReports } from "../results.mjs";

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes("failed") || statuses.length === 0 ? "failed" : "passed",
  assertionResults: statuses.map((status) => ({ status })),
});

function report(...testResults) {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted) => statuses.filter((status) => status === wanted).length;
  return {
    numTotalTests: statuses.length,
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("pending"),
    numTodoTests: 0,
    testResults,
  };
}

const first = report(file("a", "passed", "passed"), file("b", "passed", "failed", "pending"), file("c"));

test("a file that fails before its first test counts as a failed test", () => {
  assert.deepEqual(countsOf(first), { passed: 3, failed: 2, skipped: 1 });
});

test("a second try stands for the failed files alone", () => {
  const again = report(file("b", "passed", "passed", "pending"), file("c", "passed"));
  assert.deepEqual(countsOf(mergeReports(first, again)), { passed: 5, failed: 0, skipped: 1 });
});

test("what fails again stays failed", () => {
  const again = report(file("b", "passed", "failed", "pending"), file("c"));
  assert.deepEqual(countsOf(mergeReports(first, again)), { passed: 3, failed: 2, skipped: 1 });
});

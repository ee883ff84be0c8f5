import assert from "node:assert/strict";
import { test } from "node:test";
import path from "node:path";
import { countsOf, failuresOf, mergeReports } from "../results.mjs";
import { top } from "../run.mjs";

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

test("what failed is named with its file and its message, from reports and from own results", () => {
  const broken = {
    name: path.join(top, "server/src/likes.test.ts"),
    status: "failed",
    assertionResults: [
      { status: "passed", fullName: "likes are counted" },
      { status: "failed", fullName: "likes are undone", failureMessages: ["expected 1 to be 0"] },
    ],
  };
  const crashed = {
    name: path.join(top, "server/src/posts.test.ts"),
    status: "failed",
    message: "no module",
    assertionResults: [],
  };
  const own = { passed: 1, failed: 1, failures: [{ test: "groups.spec.ts: lists", message: "timed out" }] };
  assert.deepEqual(failuresOf(report(broken, crashed)), [
    { test: "server/src/likes.test.ts: likes are undone", message: "expected 1 to be 0" },
    { test: "server/src/posts.test.ts", message: "no module" },
  ]);
  assert.deepEqual(failuresOf(own), own.failures);
  assert.deepEqual(failuresOf({ passed: 1, failed: 0 }), []);
});

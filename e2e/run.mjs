import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult, writeSeconds } from "../scripts/results.mjs";
import { fail, runNode } from "../scripts/run.mjs";
import { printUncovered } from "./coverage.mjs";
import { findChromium, startServer } from "./site.mjs";

/**
 * `npm run e2e`: the product in a real browser, against the real server, started as a user would start it on an empty
 * data folder. Arguments go to Playwright: `npm run e2e -- groups`.
 */
async function main() {
  await ensureInstalled();
  const chromium = await findChromium({ prefersHeadlessShell: true });
  if (!chromium) return skipLoudly();
  await buildWhatChanged();
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-e2e-"));
  const [report, log] = ["report.json", "server.log"].map((name) => path.join(folder, name));
  const server = await startServer({ log });
  try {
    const env = { E2E_URL: server.url, E2E_CHROMIUM: chromium, E2E_REPORT: report };
    const args = [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...process.argv.slice(2),
    ];
    const code = await runNode(args, { allowFailure: true, env });
    const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
    writeSeconds("e2e", suites.map(secondsOf));
    writeResult("e2e", {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresIn),
    });
    printUncovered();
    if (code !== 0) console.log(`\nWarnings and errors of the server:\n${readFileSync(log, "utf8").slice(-20_000)}`);
    process.exitCode = code;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What all tests of a file took, with those in its groups and with retries. */
function secondsOf({ file, ...group }) {
  return { file, seconds: Math.round(millisecondsOf(group) / 1_000) };
}

function millisecondsOf({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  return (
    results.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, group) => sum + millisecondsOf(group), 0)
  );
}

/** The tests of a file or group that failed, also in their retry. */
function failuresIn({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ title, tests }) => ({
    test: `${file}: ${title}`,
    message: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
      .join("\n"),
  }));
  return [...own, ...suites.flatMap(failuresIn)];
}

function skipLoudly() {
  console.warn("\n!!! No Chromium was found: the browser tests are SKIPPED. Install one, or set CHROMIUM_PATH. !!!\n");
  writeResult("e2e", { passed: 0, failed: 0, skipped: 1 });
}

await main().catch(fail);

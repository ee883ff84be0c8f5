import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, runNode, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { printUncovered } from "./coverage.mjs";

/**
 * `npm run e2e`: the product in a real browser, against the real server, started as a user would start it on an empty
 * data folder. Arguments go to Playwright: `npm run e2e -- groups`.
 */
async function main() {
  await ensureInstalled();
  const chromium = await findChromium();
  if (!chromium) return skipLoudly();
  await buildWhatChanged();
  const report = path.join(mkdtempSync(path.join(tmpdir(), "study-circle-e2e-")), "report.json");
  const server = await startServer();
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
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    writeResult("e2e", { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });
    printUncovered();
    process.exitCode = code;
  } finally {
    await server.stop();
    rmSync(path.dirname(report), { recursive: true, force: true });
  }
}

/** CHROMIUM_PATH, an installed Chromium or Chrome, or the one that Playwright brought. */
async function findChromium() {
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const installed = (process.env.PATH ?? "")
    .split(":")
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const { chromium } = await import("playwright-core");
  const places = [process.env.CHROMIUM_PATH, ...installed, mac, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

function skipLoudly() {
  console.warn("\n!!! No Chromium was found: the browser tests are SKIPPED. Install one, or set CHROMIUM_PATH. !!!\n");
  writeResult("e2e", { passed: 0, failed: 0, skipped: 1 });
}

async function startServer() {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-e2e-data-"));
  const settings = { PORT: port, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: 10_000, GRAVATAR: "false", LOG_LEVEL: "warn" };
  const env = { ...process.env, ...settings, NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "" };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: top,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  await ready(url, child);
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await Promise.race([gone, wait(15_000)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url, child) {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(250);
  }
  throw new Error("the server was not ready within a minute");
}

await main().catch(fail);

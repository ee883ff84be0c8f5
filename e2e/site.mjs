import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../scripts/scratchServers.mjs";
import { top } from "../scripts/run.mjs";
import { serve } from "../scripts/serve.mjs";

const browsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * CHROMIUM_PATH, an installed Chromium or Chrome, or that of Playwright. Tests prefer Chromium's headless shell: the same engine
 * for half the CPU time. Lighthouse uses a complete browser.
 */
export async function findChromium({ prefersHeadlessShell = false } = {}) {
  const names = prefersHeadlessShell ? ["chromium-headless-shell", ...browsers] : browsers;
  const installed = (process.env.PATH ?? "")
    .split(":")
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const { chromium } = await import("playwright-core");
  const places = [process.env.CHROMIUM_PATH, ...installed, mac, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Starts the server like `npm start`, with its own data folder. `root`: another clone. `log`: a file for its warnings and errors. */
export async function startServer({ root = top, log = null } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-e2e-data-"));
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "10000", MAIL_WAIT_SECONDS: "1" };
  const server = await serve({ port: await freePort(), env, entry: ["scripts/start.mjs"], cwd: root, log });
  return {
    url: server.url.replace("127.0.0.1", "localhost"),
    stop: async () => {
      await server.kill("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

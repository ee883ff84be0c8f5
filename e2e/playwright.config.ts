import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const { E2E_URL, E2E_CHROMIUM, E2E_REPORT, CI } = process.env;

const longest = /studyTogether\.spec/;

/** Tests that share a server without a demo community. One worker runs them, so that one server is started. */
const empty =
  /(admin|adminTwoProcesses|buddies|buddyRequests|draftsAfterLogout|groupCard|groupPages|joining|live|moreBuddies|notifications|openReply|pictures|skeletons|startGroup)\.spec/;

/** `e2e/run.mjs` starts the server, finds the browser and sets these variables. */
export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  fullyParallel: true,
  // One more than there are cores, because tests also wait.
  workers: availableParallelism() + 1,
  retries: CI ? 1 : 0,
  // Generous, for machines that do other work: a test that hangs fails all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // First what waits for minutes by the clock: the others run meanwhile.
  projects: [
    { name: "longest", testMatch: longest },
    { name: "empty", testMatch: empty, workers: 1 },
    { name: "others", testIgnore: [longest, empty] },
  ],
  reporter: [["list"], ...(E2E_REPORT ? [["json", { outputFile: E2E_REPORT }] as const] : [])],
  use: {
    // What never comes should not use up the time of a long test.
    actionTimeout: 60_000,
    baseURL: E2E_URL ?? "http://localhost:4000",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Asia/Manila",
    // Drawing what moves takes a fifth of the browser's time. `everyPage` and `landing` see it move.
    contextOptions: { reducedMotion: "reduce" },
    trace: CI ? "off" : "retain-on-failure",
    launchOptions: {
      ...(E2E_CHROMIUM ? { executablePath: E2E_CHROMIUM } : {}),
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-sync"],
        // The other tests keep all processors busy. Helper threads of V8 and its optimizing compilers would cost a fifth more
        // processor time: a page lives for seconds here.
        "--js-flags=--single-threaded --no-opt --no-maglev",
      ],
    },
  },
});

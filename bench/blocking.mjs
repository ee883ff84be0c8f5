import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { openBrowser } from "./browser/openPage.mjs";
import { blockingOf, longTasksOf } from "./blocking/tasks.mjs";
import { tracePage } from "./blocking/tracePage.mjs";

/**
 * `npm run bench:blocking`: the total blocking time of the public pages on a phone, from the CPU time of tasks, so that a busy
 * machine changes the figures little. `--against DIR` measures another clone of the project in turn, and fails above a third of
 * its time. `--times 9`: runs per page; `--only profiles`: one page; `--tasks`: lists the long tasks.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    times: { type: "string", default: "7" },
    only: { type: "string" },
    tasks: { type: "boolean", default: false },
  },
});
const pages = ["/", "/profiles", "/learnings", "/login", "/register"];
const chosen = options.only === undefined ? pages : pages.filter((page) => page === `/${options.only}`);
const largestShare = 1 / 3;

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const folders = [top, ...(options.against ? [path.resolve(options.against)] : [])];
  const sites = [];
  let browser;
  try {
    for (const folder of folders) sites.push(await startSite(folder));
    browser = await openBrowser();
    const shares = [];
    for (const page of chosen) shares.push(await comparePage(browser, sites, page));
    const tooLong = shares.filter((share) => share > largestShare).length;
    writeResult("blocking", { passed: shares.length - tooLong, failed: tooLong });
    if (tooLong > 0) throw new Error(`${tooLong} of ${shares.length} pages block for more than a third of the time`);
  } finally {
    await browser?.close();
    for (const { stop } of sites) await stop();
  }
}

/** The server of a clone, with the demo community on a data folder of its own. */
async function startSite(folder) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-blocking-"));
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "10000" };
  const server = await serve({ port: await freePort(), env, entry: ["scripts/start.mjs"], cwd: folder });
  const stop = async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** Prints the medians of a page on both sites; returns the ratio of the first to the other, 0 without another. */
async function comparePage(browser, sites, page) {
  const traces = sites.map(() => []);
  for (let time = 0; time < Number(options.times); time++)
    for (const [index, { url }] of sites.entries()) traces[index].push(await tracePage(browser, url + page));
  const medians = traces.map((runs) => median(runs.map(blockingOf)));
  const [own, other] = medians;
  const share = other === undefined ? 0 : own / other;
  const comparison = other === undefined ? "" : `  of ${other.toFixed(0).padStart(5)} ms: ${share.toFixed(2)}`;
  console.log(`${page.padEnd(12)} ${own.toFixed(0).padStart(5)} ms${comparison}`);
  if (options.tasks) printLongTasks(traces[0].at(-1));
  return share;
}

function printLongTasks(trace) {
  for (const { at, time, parts } of longTasksOf(trace)) {
    console.log(`  ${time.toFixed(0).padStart(5)} ms  at ${at.toFixed(0)} ms`);
    for (const part of parts) console.log(`           ${part.time.toFixed(0).padStart(5)} ms  ${part.name}`);
  }
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

await main().catch(fail);

import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail, runNode, top } from "../scripts/run.mjs";
import { actions } from "./browser/actions.mjs";
import { journeys } from "./browser/journeys.mjs";
import { watchMemory } from "./browser/memory.mjs";
import { openBrowser, openPage } from "./browser/openPage.mjs";
import { pick } from "./fill.mjs";
import { openScratchService, signToken } from "./scratchService.mjs";

/**
 * `npm run bench:browser`: the time in Chromium from a click until the result is painted, and the memory growth of long visits,
 * with 100,000 posts and members. `--size 10000`: another size; `--only like`: actions and journeys of that name; `--times 30`:
 * repetitions.
 */
const { values: options } = parseArgs({
  options: {
    size: { type: "string", default: "100000" },
    times: { type: "string", default: "20" },
    steps: { type: "string", default: "6" },
    only: { type: "string", default: "" },
  },
});
const size = Number(options.size);
const times = Number(options.times);
const steps = Number(options.steps);
const chosen = (list) => list.filter(({ name }) => name.includes(options.only));

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  console.log(`Filling ${size.toLocaleString("en")} members and posts…`);
  const service = await openScratchService({ name: "bench_browser", size });
  const browser = await openBrowser().catch(async (error) => (await service.stop(), Promise.reject(error)));
  try {
    if (chosen(actions).some(({ searches }) => searches)) await indexNames(service);
    const visitor = { url: service.url, ...(await chooseMember(service)) };
    const timings = [];
    for (const action of chosen(actions)) timings.push(await measureAction(browser, visitor, action));
    const memory = [];
    for (const journey of chosen(journeys)) memory.push(await measureJourney(browser, visitor, journey));
    save({ timings, memory, chromium: browser.version() });
    const problems = memory.flatMap(findProblems);
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await browser.close();
    await service.stop();
  }
}

/** The filled names, which no job indexes. */
async function indexNames({ databaseUrl }) {
  console.log("Indexing their names…");
  await runNode(["server/dist/commands/search.js"], { env: { DATABASE_URL: databaseUrl, DATA_DIR: tmpdir() } });
}

async function chooseMember({ databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [userId, postId] = [await pick(client, "user", 1), await pick(client, "post", 1)];
  await client.end();
  return { token: signToken(userId), postId };
}

/** The first time, which also fetches the page's scripts, is not counted. */
async function measureAction(browser, visitor, { name, goal, open, act }) {
  const page = await openPage(browser, visitor);
  await open(page, visitor);
  await page.waitForLoadState("networkidle");
  const measured = [];
  for (let turn = 0; turn <= times; turn++) measured.push(await act(page, turn));
  await page.context().close();
  const sorted = measured.slice(1).sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1]);
  const row = { name, goal, times, p50: at(0.5), p95: at(0.95), max: at(1) };
  console.log(
    `${name.padEnd(36)}  p50 ${row.p50} ms  p95 ${row.p95} ms  max ${row.max} ms  (goal ${goal}${row.p95 > goal ? ", missed" : ""})`,
  );
  return row;
}

async function measureJourney(browser, visitor, { name, unit, stepSize, open, step, leave }) {
  const page = await openPage(browser, visitor);
  const read = await watchMemory(page);
  await open(page, visitor);
  await page.waitForLoadState("networkidle");
  const readings = [{ after: 0, ...(await read()) }];
  console.log(`\n${name}`);
  for (let number = 0; number < steps; number++) {
    printReading(readings.at(-1), unit);
    await step(page, number);
    readings.push({ after: (number + 1) * stepSize, ...(await read()) });
  }
  printReading(readings.at(-1), unit);
  if (leave) {
    await leave(page);
    readings.push({ after: "leaving", ...(await read()) });
    printReading(readings.at(-1), "");
  }
  await page.context().close();
  return { name, unit, readings };
}

/** The maximum memory growth of a journey: twice the first page, and no more elements than a page has. */
const maxLeft = { heapMb: 16, nodes: 1_000, listeners: 400 };

/** The maximum heap growth of the longest list; without virtualization it would be three times as much. */
const maxPeakMb = 25;

/** Checks only memory, because times depend on the load of the machine. */
function findProblems({ name, readings }) {
  const last = readings.at(-1);
  const peak = Math.max(...readings.map(({ heapMb }) => heapMb));
  const left = Object.entries(maxLeft)
    .filter(([kind, most]) => last[kind] > most)
    .map(([kind, most]) => `${name}: ${kind} is ${last[kind]} in the end, and must not be above ${most}`);
  return peak > maxPeakMb ? [...left, `${name}: the heap grew to ${peak} MB, above ${maxPeakMb}`] : left;
}

function printReading({ after, heapMb, nodes, shownNodes, listeners }, unit) {
  const columns = [
    `after ${after} ${unit}`.padEnd(20),
    `heap ${heapMb.toFixed(2)} MB`,
    `elements shown ${shownNodes}`,
    `nodes ${nodes}`,
    `listeners ${listeners}`,
  ];
  console.log(columns.join("  "));
}

function save(measured) {
  const machine = `${cpus().length} x ${cpus()[0].model}`;
  const report = { date: new Date().toISOString(), machine, node: process.version, size, ...measured };
  mkdirSync(path.join(top, "bench/results"), { recursive: true });
  writeFileSync(path.join(top, "bench/results/browser.json"), JSON.stringify(report, null, 2));
}

await main().catch(fail);

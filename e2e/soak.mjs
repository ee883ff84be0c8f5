import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort, startPostgres } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { Traffic } from "./soak/Traffic.mjs";

/**
 * M56: 120 requests a second of everything (reads, writes, sign-ins, books, errors, live sockets) to a server on the
 * embedded database and to one on PostgreSQL, both at the same time. What the process and its threads hold at the end
 * must be within 30 MB of what they held after warming up: after some time and some requests, for a slow machine. `npm
 * run soak` takes 30 minutes. `--short` takes one and a half and allows 60 MB, because so little does not warm up
 * everything; the leak that it looks for was 90 MB in the time that it measures.
 */
const isShort = process.argv.includes("--short");
const plan = isShort
  ? { warmUp: { seconds: 30, requests: 3_000 }, measured: 40, every: 20 }
  : { warmUp: { seconds: 300, requests: 20_000 }, measured: 1_500, every: 60 };
const allowedMegabytes = isShort ? 60 : 30;
/** The young generation starts at its full size; otherwise it would grow for minutes without a leak. */
const nodeOptions = ["--expose-gc", "--min-semi-space-size=32", "-r", path.join(top, "e2e/soak/memory.cjs")];

await main().catch(fail);

async function main() {
  await buildWhatChanged();
  const postgres = await startPostgres();
  if (!postgres) console.warn("!!! PostgreSQL is not installed: the soak runs on the embedded database alone. !!!");
  try {
    const runs = [soak("embedded", {}), ...(postgres ? [soak("PostgreSQL", { DATABASE_URL: postgres.url })] : [])];
    // Waits for both, so that no server keeps running.
    const ends = await Promise.allSettled(runs);
    const failures = ends.flatMap(({ value, reason }) => value ?? [reason.stack]);
    failures.forEach((failure) => console.error(failure));
    writeResult("soak", { passed: failures.length === 0 ? runs.length : 0, failed: failures.length > 0 ? 1 : 0 });
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await postgres?.stop();
  }
}

async function soak(name, env) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-soak-"));
  const memoryFile = path.join(dataDir, "memory.json");
  const own = { DATA_DIR: dataDir, SEED_DEMO: "true", RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "fatal" };
  const entry = [...nodeOptions, "server/dist/main.js"];
  const server = await serve({ port: await freePort(), env: { ...own, ...env, MEMORY_FILE: memoryFile }, entry });
  let traffic = null;
  try {
    traffic = await Traffic.start(server.url);
    await warmUp(traffic);
    const levels = [await measure(server, traffic, memoryFile)];
    report(name, "after warming up", levels[0], traffic);
    for (let second = plan.every; second <= plan.measured; second += plan.every) {
      await wait(plan.every * 1_000);
      levels.push(await measure(server, traffic, memoryFile));
      report(name, `${second} s later`, levels.at(-1), traffic);
    }
    return checkLevels(name, levels, traffic);
  } finally {
    await traffic?.stop();
    await server.kill("SIGTERM").catch(console.error);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** With a maximum of a few times the duration; a server that does not respond fails below. */
async function warmUp(traffic) {
  const { seconds, requests } = plan.warmUp;
  await wait(seconds * 1_000);
  for (let more = 0; traffic.sent < requests && more < 3 * seconds; more++) await wait(1_000);
}

async function measure(server, traffic, file) {
  rmSync(file, { force: true });
  await traffic.pause(async () => {
    process.kill(server.pid, "SIGUSR2");
    for (let attempt = 0; !existsSync(file) && attempt < 300; attempt++) await wait(100);
  });
  return JSON.parse(readFileSync(file, "utf8"));
}

function report(name, when, { rss, main, worker }, { sent, refused, events }) {
  const memory = `process ${rss} MB, heap ${main} MB, heap of the database's thread ${worker} MB`;
  console.log(`${name}, ${when}: ${memory}; ${sent} requests (${refused} refused as too many), ${events} live events`);
}

function checkLevels(name, levels, { unexpected, events, sent, refused }) {
  const [first] = levels;
  const last = levels.at(-1);
  const growth = Object.keys(first).filter((what) => last[what] - first[what] > allowedMegabytes);
  return [
    ...growth.map((what) => `${name}: ${what} grew from ${first[what]} to ${last[what]} MB`),
    ...[...unexpected].map(([what, times]) => `${name}: ${times} times ${what}`),
    ...(sent - refused < 1_000 || events < 100
      ? [`${name}: only ${sent - refused} requests were answered, and ${events} live events came`]
      : []),
  ];
}

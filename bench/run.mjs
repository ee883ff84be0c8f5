import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail, top } from "../scripts/run.mjs";
import { answer, checkEqual } from "./answers.mjs";
import { openPostgres } from "./database.mjs";
import { removeOwnPosts } from "./fillOwn.mjs";
import { measureGrowth } from "./growth.mjs";
import { toMarkdown } from "./markdown.mjs";
import { load, summarize } from "./measure.mjs";
import { operations } from "./operations.mjs";
import { checkGoals, printGoals, printGrowth, printRow } from "./report.mjs";
import { logIn } from "./requests.mjs";
import { openSides, sidesOf, startService } from "./sides.mjs";
import { countStatements, untilJobsAreDone } from "./statements.mjs";
import { measureSearch } from "./typing.mjs";

/**
 * `npm run bench`: the service against a bare handler (bare/) and against PostGraphile, on the same PostgreSQL, in
 * alternating rounds, at three sizes, and the largest beside the smallest; about a quarter of an hour. `--quick` takes two
 * minutes; `--size 10000` or `10000,50000`: other sizes; `--only feed`: operations of that name; `--no-peer`: without
 * PostGraphile, which is installed when it is first needed. BENCH_DATABASE_URL: a server to use instead of a temporary one. Exits
 * with 1 when a goal is missed.
 */
const flag = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const quick = process.argv.includes("--quick");
const sizes = flag("--size")?.split(",").map(Number) ?? (quick ? [10_000] : [10_000, 100_000, 1_000_000]);
const withPeer = !quick && !process.argv.includes("--no-peer");
const rounds = { count: 3, seconds: quick ? 1 : 2 };

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const settings = {
    shared_buffers: "1GB",
    max_wal_size: "8GB",
    maintenance_work_mem: "256MB",
    shared_preload_libraries: "pg_stat_statements",
  };
  const postgres = await openPostgres(settings);
  const report = {
    date: new Date().toISOString(),
    machine: `${cpus().length} x ${cpus()[0].model}`,
    node: process.version,
  };
  try {
    const measured = [];
    for (const size of sizes) measured.push(await measureSize(postgres.url, size));
    report.sizes = measured.map(({ size, rows }) => ({ size, rows }));
    report.growth = measured.length > 1 ? await compareSizes(measured[0], measured.at(-1)) : [];
    report.typing = await measureTyping();
  } finally {
    await postgres.stop();
  }
  report.goals = checkGoals(report);
  printGoals(report.goals);
  mkdirSync(path.join(top, "bench/results"), { recursive: true });
  writeFileSync(path.join(top, "bench/results/latest.json"), JSON.stringify(report, null, 2));
  writeFileSync(path.join(top, "bench/results/latest.md"), toMarkdown(report));
  if (report.goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** The search at the smallest and the largest size, in databases of its own, with names of many words. */
async function measureTyping() {
  if (quick || !"search".includes(flag("--only") ?? "")) return [];
  const rows = [];
  for (const size of new Set([sizes[0], sizes.at(-1)])) rows.push(...(await measureSearch(size)));
  return rows;
}

async function measureSize(serverUrl, size) {
  const stage = await openSides(serverUrl, size, { withPeer });
  const { databaseUrl, client, ids, close } = stage;
  try {
    const rows = [];
    const operations = chosen(ids);
    for (const operation of operations) {
      await untilJobsAreDone(client);
      rows.push(await measureOperation(operation, stage));
      printRow(rows.at(-1));
    }
    if (sizes.length > 1) await removeOwnPosts(client);
    return { size, rows, databaseUrl, operations };
  } finally {
    await close();
  }
}

/**
 * Starts the services of both existing databases again, now at the same time. The member logs in again, because measuring logins
 * has ended all older sessions.
 */
async function compareSizes(smallest, largest) {
  console.log(`\n${smallest.size.toLocaleString("en")} beside ${largest.size.toLocaleString("en")}`);
  const services = [];
  try {
    for (const { databaseUrl, operations } of [smallest, largest]) {
      const service = await startService(databaseUrl);
      services.push({ ...service, operations, token: await logIn(service.url) });
    }
    const growth = await measureGrowth(services[0], services[1], { ...rounds, count: 5 });
    growth.forEach(printGrowth);
    return growth;
  } finally {
    for (const { kill } of services) await kill();
  }
}

const chosen = (ids) => operations(ids).filter(({ name }) => name.includes(flag("--only") ?? ""));

async function measureOperation(operation, stage) {
  const sides = sidesOf(operation, stage);
  const { url, requests } = sides.service;
  if (!operation.writes) await checkEqual(operation, Object.values(sides));
  for (const side of Object.values(sides)) await load({ ...side, seconds: 1 });
  const results = {};
  for (let round = 0; round < rounds.count; round++) {
    for (const [name, side] of Object.entries(sides))
      (results[name] ??= []).push(await load({ ...side, seconds: rounds.seconds }));
  }
  const ask = (turn) => answer(url, requests[turn % requests.length]);
  const figures = Object.entries(results).map(([name, side]) => [name, summarize(side)]);
  return {
    name: operation.name,
    goals: operation.goals ?? null,
    twin: operation.twin ?? null,
    within: operation.within ?? null,
    maxStatements: operation.maxStatements ?? null,
    statements: await countStatements(stage.client, ask),
    bare: null,
    ...Object.fromEntries(figures),
  };
}

await main().catch(fail);

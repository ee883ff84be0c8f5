import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { nodeFlags, serve } from "../scripts/serve.mjs";
import { startChild } from "./child.mjs";
import { createDatabase, openPostgres, productionSettings, secret } from "./database.mjs";
import { fill } from "./fill.mjs";
import { fillOwn, removeOwnPosts } from "./fillOwn.mjs";
import { measureGrowth } from "./growth.mjs";
import { toMarkdown } from "./markdown.mjs";
import { load, summarize } from "./measure.mjs";
import { operations } from "./operations.mjs";
import { askPeer } from "./peer/operations.mjs";
import { startPeer } from "./peer/start.mjs";
import { checkGoals, printGoals, printGrowth, printRow } from "./report.mjs";
import { chooseIds, joinGroups, logIn, requestsOf, signUp } from "./requests.mjs";
import { countStatements, untilJobsAreDone } from "./statements.mjs";

/**
 * `npm run bench`: the service against a bare handler, plain and tuned (bare/), and against PostGraphile, on the same PostgreSQL, in
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

async function measureSize(serverUrl, size) {
  const url = await createDatabase(serverUrl, `bench_${size}`);
  console.log(`\nFilling ${size.toLocaleString("en")} members and posts…`);
  await fill(url, size);
  const client = new pg.Client({ connectionString: url });
  const sides = {};
  try {
    sides.service = await startService(url);
    const bareSettings = { DATABASE_URL: url, JWT_SECRET: secret };
    sides.bare = await startChild("bench/bare/handler.mjs", bareSettings);
    sides.tuned = await startChild("bench/bare/handler.mjs", { ...bareSettings, TUNED: "1" }, nodeFlags);
    if (withPeer) sides.peer = await startPeer(url);
    await client.connect();
    const rows = [];
    const ids = await chooseIds(client, size);
    const operations = chosen(ids);
    const token = await signUp(sides.service.url);
    await fillOwn(client);
    await joinGroups(client, token, ids.somePosts.slice(0, 20));
    for (const operation of operations) {
      await untilJobsAreDone(client);
      rows.push(await measureOperation({ operation, ...sides, token, client }));
      printRow(rows.at(-1));
    }
    if (sizes.length > 1) await removeOwnPosts(client);
    return { size, rows, databaseUrl: url, operations };
  } finally {
    await client.end();
    for (const side of Object.values(sides)) await side.kill();
  }
}

async function startService(databaseUrl) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-bench-"));
  const service = await serve({ port: await freePort(), env: productionSettings(databaseUrl, dataDir) });
  const kill = async () => {
    await service.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...service, kill };
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

async function measureOperation({ operation, service, token, client, ...others }) {
  const { connections } = operation;
  const ours = { ...service, connections, requests: requestsOf(operation, token) };
  const sides = { service: ours, ...sidesBeside(operation, ours.requests, token, others) };
  if (!operation.writes) await checkEqual(operation, Object.values(sides));
  for (const side of Object.values(sides)) await load({ ...side, seconds: 1 });
  const results = {};
  for (let round = 0; round < rounds.count; round++) {
    for (const [name, side] of Object.entries(sides))
      (results[name] ??= []).push(await load({ ...side, seconds: rounds.seconds }));
  }
  const turnOf = (turn) => ours.requests[turn % ours.requests.length];
  const figures = Object.entries(results).map(([name, side]) => [name, summarize(side)]);
  return {
    name: operation.name,
    goals: operation.goals ?? null,
    twin: operation.twin ?? null,
    within: operation.within ?? null,
    maxStatements: operation.maxStatements ?? null,
    statements: await countStatements(client, (turn) => answer(service.url, turnOf(turn))),
    bare: null,
    ...Object.fromEntries(figures),
  };
}

/** The other handlers of this operation, each with its requests. */
function sidesBeside({ bare: name, variables, connections }, ours, token, { bare, tuned, peer }) {
  if (!name) return {};
  const asked = peer && askPeer(name, variables, viewerOf(token));
  const requests = ours.map((request) => ({ ...request, path: `/${request.bare}` }));
  return {
    bare: { ...bare, connections, requests },
    tuned: { ...tuned, connections, requests },
    ...(asked ? { peer: { ...peer, ...asked } } : {}),
  };
}

const viewerOf = (token) => JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString()).sub;

async function answer(url, { method, path: route, headers, body }) {
  const response = await fetch(url + route, { method, headers, ...(body ? { body } : {}) });
  return response.json();
}

/** All handlers must return the same before they are measured. */
async function checkEqual({ name }, [ours, ...others]) {
  const expected = JSON.stringify(sorted(await answer(ours.url, ours.requests[0])));
  for (const { url, requests, toOurs = (said) => said } of others) {
    const said = JSON.stringify(sorted(toOurs(await answer(url, requests[0]))));
    if (said !== expected) throw new Error(`${name}: the sides answer differently:\n${expected}\n${said}`);
  }
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

await main().catch(fail);

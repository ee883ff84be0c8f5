import { readFileSync } from "node:fs";
import pg from "pg";
import { signUp } from "./requests.mjs";
import { ask, openScratchService } from "./scratchService.mjs";
import { fillNames, samplesOf } from "./searchNames.mjs";

/** In milliseconds, for 95 of 100 requests. */
const goals = { "1 letter": 80 };
const usualGoal = 50;

const query = `query Search($query: String!) { search(query: $query) {
  people { user { id name avatar } profile { id skills } highlights { field start length } }
  groups { id name highlights { field start length } }
  sessions { occurrence { id startsAt } } books { book { id title } } } }`;

/** The waits for each kind of text that people type, with so many people and as many groups; prints them, too. */
export async function measureSearch(size, times = 100) {
  const service = await openScratchService({ name: `bench_search_${size}`, size: 1_000 });
  const client = new pg.Client({ connectionString: service.databaseUrl });
  try {
    await client.connect();
    await fillNames(client, size);
    await client.query("vacuum analyze");
    await printSizes(client);
    const token = await signUp(service.url);
    const samples = Object.entries(await samplesOf(client, times));
    const rows = [];
    for (const [name, queries] of samples) rows.push(await measure(service, client, token, { name, queries, size }));
    return rows;
  } finally {
    await client.end();
    await service.stop();
  }
}

async function printSizes(client) {
  const { rows } = await client.query(`
    select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size, reltuples::bigint as rows
    from pg_class where relname like 'search\\_%' and relkind = 'r' order by pg_total_relation_size(oid) desc`);
  for (const { name, size: bytes, rows: count } of rows) console.log(`${name}: ${count} rows, ${bytes}`);
}

async function measure({ url, pid }, client, token, { name, queries, size }) {
  const search = async (text) => (await ask(url, token, query, { query: text })).search;
  for (const text of queries.slice(0, 5)) await search(text);
  const backends = await client.query(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const busy = () => [cpuOf([pid]), cpuOf(backends.rows.map((row) => row.pid))];
  const before = busy();
  const times = [];
  let found = 0;
  for (const text of queries) {
    const started = performance.now();
    const { people, groups } = await search(text);
    times.push(performance.now() - started);
    if (people.length + groups.length > 0) found += 1;
  }
  const [service, database] = busy().map((now, side) => ((now - before[side]) / queries.length).toFixed(1));
  times.sort((a, b) => a - b);
  const at = (part) => (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(1);
  const wall = `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
  const cpu = `processor ${service} ms of the service and ${database} ms of PostgreSQL a request`;
  console.log(`${name.padEnd(12)} ${wall}; ${cpu}; found ${found} of ${queries.length}`);
  return { name, size, p50: Number(at(0.5)), p95: Number(at(0.95)), goal: goals[name] ?? usualGoal };
}

/** The processor time of processes of this machine, in ms; NaN elsewhere. */
function cpuOf(pids) {
  try {
    return pids.reduce(
      (sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6,
      0,
    );
  } catch {
    return NaN;
  }
}

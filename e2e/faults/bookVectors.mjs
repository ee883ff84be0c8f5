import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * An import with vectors is killed again and again: while it reads the file, while it builds the index, and while it
 * encodes. Each run goes on where the one before was, no vector is made twice, and a server beside it answers by words.
 * In full with the catalogue of 7,000 books where it is there; `--short`: 160 books that are made up.
 */
const isShort = process.argv.includes("--short");
const catalogue = path.join(top, "../shared/data/books-7k.csv");
const kills = isShort ? 4 : 12;
const goal = "Falconry from egg to field";

await buildWhatChanged(["server"]);
await onSite("an import with vectors that is killed", { onPostgres: true, processes: 0 }, check).catch(fail);

async function check(site) {
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-vectors-"));
  const { url } = site.postgres;
  // It encodes nothing itself, so that only the import can have made a vector.
  const env = {
    BOOK_ENCODER: "false",
    DATABASE_URL: url,
    SEED_DEMO: "false",
    LOG_LEVEL: "fatal",
    RATE_LIMIT_FACTOR: "1000",
  };
  const server = await site.serve(env);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const files = writeFiles(folder);
    const before = new Map();
    let killed = 0;
    for (let moment = 0; ; moment += 1) {
      const ended = await importAndKill(files, url, killed < kills ? momentOfKill(moment, db) : null);
      await expectKept(db, before);
      if ((await isIndexed(db)) && (await isThere(db)))
        assert.ok(await isFound(server), `no answer by words after ${killed} kills`);
      if (ended === "done") break;
      killed += 1;
    }
    assert.ok(killed >= Math.min(kills, 4), `only ${killed} kills happened`);
    const { rows } = await db.query("select count(*)::integer as missing from books where vector is null");
    assert.deepEqual(rows, [{ missing: 0 }]);
    const { rows: all } = await db.query("select count(*)::integer as books from books");
    return `${killed} kills; ${all[0].books} books have their vectors, each made once; words answered meanwhile`;
  } finally {
    await db.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeFiles(folder) {
  const file = path.join(folder, "made-up.csv");
  const book = (number) => {
    const title = number === 0 ? goal : `Hawks and falcons of valley ${number}`;
    return `,,${title},,Ann Author ${number},Nature,,Hawks and falcons in field ${number} and how to keep them.,2001,4.1,200,10\n`;
  };
  writeFileSync(file, Array.from({ length: 160 }, (_, number) => book(number)).join(""));
  return !isShort && existsSync(catalogue) ? [file, catalogue] : [file];
}

/** While it reads, while it indexes, then while it encodes, each time a little further on. */
function momentOfKill(moment, db) {
  if (moment === 0) return () => isThere(db);
  const batches = moment === 1 || isShort ? 1 : 1 + Math.floor(Math.random() * 12);
  const isEncoding = async ({ vectors }) => (await countVectors(db)) >= vectors + batches * 50;
  return async (start) => (moment === 1 && !(await isIndexed(db))) || isEncoding(start);
}

/** Whether the first of the made-up books is in the catalogue. */
const isThere = async (db) => (await db.query("select from books where title = $1", [goal])).rowCount > 0;

const countVectors = async (db) =>
  Number((await db.query("select count(*) from books where vector is not null")).rows[0].count);

/** "done" when the import came to its end, else "killed". `when` is null: it is left alone. */
async function importAndKill(files, url, when) {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, ["server/dist/features/books/import/cli.js", ...files], { cwd: top, env });
  const end = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  const start = { vectors: await countVectors(watcher) };
  while (when && child.exitCode === null && !(await when(start))) await wait(5);
  await watcher.end();
  if (when) child.kill("SIGKILL");
  const { code, signal } = await end;
  if (signal === "SIGKILL") return "killed";
  assert.equal(code, 0, output);
  return "done";
}

/** A vector that was stored is there as it was, in the very row: nothing is encoded a second time. */
async function expectKept(db, before) {
  const { rows } = await db.query("select no, md5(vector) as vector from books where vector is not null");
  const now = new Map(rows.map(({ no, vector }) => [no, vector]));
  for (const [no, vector] of before) assert.equal(now.get(no), vector, `the vector of book ${no} is another one`);
  assert.ok(now.size >= before.size);
  for (const [no, vector] of now) before.set(no, vector);
}

const isIndexed = async (db) => (await db.query("select from book_index where not is_stale")).rowCount > 0;

async function isFound(url) {
  const query = "query ($goal: String!) { recommendBooks(goal: $goal, first: 5) { nodes { title } } }";
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ query, variables: { goal } });
  const { data } = await (await fetch(`${url}/graphql`, { method: "POST", headers, body })).json();
  return data.recommendBooks.nodes.some(({ title }) => title === goal);
}

import "reflect-metadata";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { server } from "../../bench/books/server.mjs";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * An import with vectors is killed at random times: while it reads the file, while it builds the index, and while it
 * encodes. Each run resumes where the one before stopped, and a server beside it answers by words. At the end each book is
 * there once, with the vector that the encoder gives. In full with the catalogue of 7,000 books (some minutes);
 * `--short`: with 120 of them.
 */
const isShort = process.argv.includes("--short");
const catalogue = path.join(top, "../shared/data/books-7k.csv");
const goal = "Falconry from egg to field";
const phases = isShort ? { reading: 1, indexing: 1, encoding: 2 } : { reading: 4, indexing: 4, encoding: 12 };
const minKills = isShort ? 3 : 15;
const importedLines = "select coalesce(sum(lines), 0) as number from book_imports";
const vectors = "select count(*) as number from books where vector is not null";
const importMs = isShort ? 120_000 : 900_000;

await buildWhatChanged(["server"]);
await onSite("an import with vectors that is killed", { onPostgres: true, processes: 0 }, check).catch(fail);

async function check(site) {
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-vectors-"));
  const { url } = site.postgres;
  // It encodes nothing itself: only the import can have made a vector.
  const env = { BOOK_ENCODER: "false", DATABASE_URL: url, SEED_DEMO: "false", LOG_LEVEL: "fatal" };
  const service = await site.serve({ ...env, RATE_LIMIT_FACTOR: "1000" });
  const db = new pg.Client({ connectionString: url });
  // Otherwise errors of the stopped PostgreSQL would hide why this command has failed.
  db.on("error", () => undefined);
  await db.connect();
  try {
    const lines = recordsToImport();
    const file = path.join(folder, "catalogue.csv");
    writeFileSync(file, `${lines.join("\n")}\n`);
    const seen = new Map();
    let killed = 0;
    for (const [phase, times] of Object.entries(phases)) {
      for (let time = 0; time < times; time += 1) {
        if (await importUntil(file, url, await momentOf(phase, db))) killed += 1;
        await expectKept(db, seen);
        await expectAnswer(service, db);
      }
    }
    assert.equal(await importUntil(file, url, null), false);
    assert.ok(killed >= minKills, `the import was killed only ${killed} times`);
    await expectKept(db, seen);
    await expectAnswer(service, db);
    await expectAllOnce(db, lines);
    const encoded = await expectVectors(db);
    return `${killed} kills; ${seen.size} books are there once, ${encoded} vectors are the encoder's; words answered meanwhile`;
  } finally {
    await db.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A made-up book that the service is asked for, and books of the catalogue. */
function recordsToImport() {
  const own = `,,${goal},,Ann Author,Nature,,Hawks and falcons in the field and how to keep them.,2001,4.1,200,10`;
  const most = isShort ? 120 : Infinity;
  if (existsSync(catalogue)) {
    const lines = readFileSync(catalogue, "utf8").split("\n").filter(Boolean);
    return [own, ...lines.slice(0, most)];
  }
  console.warn(`!!! ${catalogue} is not there: the import takes copies of the bundled books instead. !!!`);
  const { bundledRecords } = server("features/books/ensureCatalogue.js");
  const copies = bundledRecords().map(({ title, authors, categories, description }) =>
    ["", "", `Again: ${title}`, "", authors.join(";"), categories.join(";"), "", description, "", "", "", ""]
      .map((field) => `"${field.replaceAll('"', '""')}"`)
      .join(","),
  );
  return [own, ...copies.slice(0, most)];
}

/** A random time for killing the next import. */
async function momentOf(phase, db) {
  const start = { lines: await numberOf(db, importedLines), vectors: await numberOf(db, vectors) };
  const batches = isShort ? 1 : 1 + Math.floor(Math.random() * 10);
  const isReached = {
    // A file that was read completely is read again from the beginning.
    reading: async () => (await numberOf(db, importedLines)) !== start.lines || isStale(db),
    // The job of the service may have built it: then the next import is killed while it starts, or encodes.
    indexing: async () => (await isBuilding(db)) || !(await isStale(db)),
    encoding: async () => (await numberOf(db, vectors)) >= start.vectors + batches * 50,
  }[phase];
  const longestMs = { reading: 200, indexing: isShort ? 1_000 : 8_000, encoding: isShort ? 300 : 1_500 }[phase];
  return { isReached, afterMs: Math.random() * longestMs };
}

async function numberOf(db, query) {
  return Number((await db.query(query)).rows[0].number);
}

async function isStale(db) {
  return (await db.query("select from book_index where is_stale")).rowCount > 0;
}

async function isBuilding(db) {
  return (await db.query("select from pg_class where relname = 'book_postings_next'")).rowCount > 0;
}

/** Whether it was killed; otherwise it must have succeeded. `killAt` is null: it is not killed. */
async function importUntil(file, url, killAt) {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, ["server/dist/features/books/import/cli.js", file], { cwd: top, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  let isOver = false;
  const end = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal }))).finally(
    () => (isOver = true),
  );
  try {
    const until = Date.now() + importMs;
    while (killAt && !isOver && Date.now() < until && !(await killAt.isReached())) await wait(5);
    if (killAt) await Promise.race([wait(killAt.afterMs), end]);
    else await Promise.race([wait(importMs, null, { ref: false }), end]);
  } finally {
    child.kill("SIGKILL");
  }
  const { code, signal } = await end;
  if (killAt && signal === "SIGKILL") return true;
  assert.equal(code, 0, `the import ended with ${code ?? signal}: ${output}`);
  return false;
}

/** Stored data stays: no book is lost, and none gets another vector for the same text. */
async function expectKept(db, seen) {
  const { rows } = await db.query(`
    select no, md5(jsonb_build_array(title, subtitle, categories, description)::text) as text, md5(vector) as vector
    from books`);
  const now = new Map(rows.map((row) => [row.no, row]));
  for (const [no, { text, vector }] of seen) {
    const kept = now.get(no);
    assert.ok(kept, `book ${no} is gone`);
    if (vector && text === kept.text) assert.equal(kept.vector, vector, `the vector of book ${no} has changed`);
  }
  for (const [no, row] of now) seen.set(no, row);
}

/** There are always answers; the made-up book is among them as soon as an index has it. */
async function expectAnswer(service, db) {
  const { rows } = await db.query("select from books where title = $1", [goal]);
  const isDue = rows.length > 0 && !(await isStale(db));
  const query = "query ($goal: String!) { recommendBooks(goal: $goal, first: 5) { nodes { title } } }";
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ query, variables: { goal } });
  const { data, errors } = await (await fetch(`${service}/graphql`, { method: "POST", headers, body })).json();
  assert.equal(errors, undefined);
  const titles = data.recommendBooks.nodes.map(({ title }) => title);
  assert.ok(titles.length > 0, "nothing is recommended");
  if (isDue) assert.ok(titles.includes(goal), `"${goal}" is not recommended, but ${titles.join(", ")}`);
}

async function expectAllOnce(db, lines) {
  const { parseCsvBook } = server("features/books/import/csvBooks.js");
  const { bundledRecords } = server("features/books/ensureCatalogue.js");
  const wanted = new Set([...bundledRecords(), ...lines.map(parseCsvBook)].map(({ sourceKey }) => sourceKey));
  const { rows } = await db.query("select source_key from books");
  assert.equal(rows.length, wanted.size);
  assert.deepEqual(new Set(rows.map(({ source_key }) => source_key)), wanted);
  const { rows: imports } = await db.query("select lines, taken, finished_at is not null as done from book_imports");
  assert.deepEqual(imports, [{ lines: lines.length, taken: lines.length, done: true }]);
}

/** Compares all vectors with what the encoder gives now; the bundled ones, which came encoded, have a test of their own. */
async function expectVectors(db) {
  const { SentenceEncoder } = server("features/books/embeddings/SentenceEncoder.js");
  const { encodeBook, toBytes } = server("features/books/meaning/bookVectors.js");
  const { readBundledVectors } = server("features/books/catalogue/bundledVectors.js");
  const { rows } = await db.query("select title, subtitle, categories, description, vector from books");
  const bundled = readBundledVectors();
  const own = rows.filter((book) => !bundled(book));
  const encoder = new SentenceEncoder();
  for (const book of own) {
    assert.ok(book.vector, `"${book.title}" has no vector`);
    const given = toBytes(await encodeBook(encoder, book));
    assert.ok(given.equals(book.vector), `"${book.title}" has a vector that the encoder does not give`);
  }
  for (const book of rows) assert.ok(book.vector, `"${book.title}" has no vector`);
  await encoder.close();
  return own.length;
}

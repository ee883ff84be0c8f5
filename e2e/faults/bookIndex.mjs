import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * An import of books is killed as soon as it has changed books, beside a server that runs. The server's job builds the
 * index that the import could not, and encodes the books: recommendations have them, and nobody restarts anything.
 * `--short`: one round.
 */
const rounds = process.argv.includes("--short") ? 1 : 5;
const withinMs = 30_000;

await buildWhatChanged(["server"]);
await onSite("an import that is killed", { onPostgres: true }, check).catch(fail);

async function check(site) {
  const db = new pg.Client({ connectionString: site.postgres.url });
  await db.connect();
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-books-"));
  try {
    for (let round = 1; round <= rounds; round++) {
      const title = `Falconry in ${round} steps`;
      const file = path.join(folder, `${round}.csv`);
      writeFileSync(file, `,,${title},,Ann Author,Reference,,Hawks and falcons from egg to field.,2001,4.1,200,10\n`);
      await importAndKill(file, db, site.postgres.url);
      assert.ok(
        await isFound(site.urls[0], title),
        `"${title}" is not recommended ${withinMs / 1_000} s after the kill`,
      );
      const { rows } = await db.query("select is_stale from book_index");
      assert.deepEqual(rows, [{ is_stale: false }]);
      assert.ok(await isEncoded(db, title), `"${title}" is not encoded ${withinMs / 1_000} s after it was found`);
    }
    return `${rounds} times, jobs of the server built the index and encoded the book`;
  } finally {
    await db.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The change of books and the job are one transaction; the build begins after it. */
async function importAndKill(file, db, url) {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, ["server/dist/features/books/import/cli.js", file], { cwd: top, env });
  const gone = new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  while (!(await db.query("select from book_index where is_stale")).rowCount) {
    assert.equal(child.exitCode, null, "the import ended before it could be killed");
    await wait(2);
  }
  child.kill("SIGKILL");
  assert.equal(await gone, "SIGKILL");
}

async function isEncoded(db, title) {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(200)) {
    const { rowCount } = await db.query("select from books where title = $1 and vector is not null", [title]);
    if (rowCount) return true;
  }
  return false;
}

async function isFound(url, goal) {
  const query = "query ($goal: String!) { recommendBooks(goal: $goal, first: 5) { nodes { title } } }";
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(200)) {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ query, variables: { goal } });
    const { data } = await (await fetch(`${url}/graphql`, { method: "POST", headers, body })).json();
    if (data.recommendBooks.nodes.some(({ title }) => title === goal)) return true;
  }
  return false;
}

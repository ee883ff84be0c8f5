import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

/** The schema of pg-boss. Its tables are reached through its own calls alone (decision 124). */
const schema = /\b(?:pgboss|PGBOSS)\b/;

const files = trackedFiles().filter(
  (file) =>
    /\.(?:ts|tsx|js|mjs|cjs|sql|json|ya?ml|sh)$/.test(file) && !file.endsWith("scripts/tests/jobTables.test.mjs"),
);

test("no statement of ours names the tables of pg-boss", () => {
  assert.ok(files.length > 1_000);
  const naming = files.filter((file) => schema.test(readFileSync(path.join(top, file), "utf8")));
  assert.deepEqual(naming, []);
});

test("such a statement is found", () => {
  for (const text of ["delete from pgboss.job", "select from PGBOSS.queue", "set search_path to pgboss"])
    assert.match(text, schema);
  assert.doesNotMatch('import PgBoss from "pg-boss"', schema);
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";
import { featureOf, namedTables, tableOwners } from "../tables.mjs";
import { trackedFiles } from "../trackedFiles.mjs";
import { featuresBelow } from "../zones.mjs";

/** Code that runs in production. Migrations are history, and foreign keys in them name what they refer to. */
const files = trackedFiles().filter(
  (file) => /^server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/(?:testing|demo|migrations)\//.test(file),
);
const owners = tableOwners(top, files);
const named = files.flatMap((file) =>
  namedTables(file, readFileSync(path.join(top, file), "utf8"), owners).map((found) => ({ file, ...found })),
);

test("every statement names only tables of its own feature and of those it may import", () => {
  assert.ok(owners.size > 50 && named.length > 500, `${owners.size} tables, named ${named.length} times`);
  const wrong = named.filter(({ file, table }) => {
    const [from, owner] = [featureOf(file), owners.get(table)];
    return from && owner !== "platform" && owner !== from && !featuresBelow(from).includes(owner);
  });
  assert.deepEqual(
    wrong.map(({ file, line, table }) => `${file}:${line} names ${table} of ${owners.get(table)}`),
    [],
  );
});

test("what features may import, and the features of tables that they may name, have no circle", () => {
  const features = new Set(files.flatMap((file) => featureOf(file) ?? []));
  const visit = (name, way) => {
    assert.ok(!way.includes(name), [...way, name].join(" → "));
    for (const below of featuresBelow(name)) {
      assert.ok(features.has(below), `There is no feature ${below}`);
      visit(below, [...way, name]);
    }
  };
  for (const name of features) visit(name, []);
});

test("the tables of a statement are found wherever they can stand", () => {
  const known = new Map([..."abcdefg"].map((letter) => [`table_${letter}`, "one"]));
  const text = [
    "const one = `with x as (select * from table_a join table_b b on b.id = table_a.id) insert into table_c select 1`;",
    "const two = `update only table_d set n = 1 from table_e where ${condition} and table_f.id = ${id}`;",
    'const three = "table_g.hidden_at is null";',
    'const four = "Text about a table_a that is not SQL";',
  ].join("\n");
  const found = namedTables("some.ts", text, known);

  assert.deepEqual([...new Set(found.map(({ table }) => table))].sort(), [...known.keys()]);
  assert.ok(!found.some(({ line }) => line === 4));
});

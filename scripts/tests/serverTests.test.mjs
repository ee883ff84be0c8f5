import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";
import { embeddedSelection, findServerTests } from "../serverTests.mjs";

const tests = findServerTests();
const selections = Array.from({ length: 16 }, (_none, share) => embeddedSelection(tests, share));

test("what uses the database of the run is known by its imports, also those through others", () => {
  assert.ok(tests.onDatabase.includes("server/src/features/groups/discussion/likes.test.ts"));
  assert.ok(tests.others.includes("server/src/platform/database/embedded/EmbeddedDatabase.test.ts"));
});

test("every file runs on the embedded database within sixteen days", () => {
  assert.deepEqual([...new Set(selections.flat())].sort(), tests.onDatabase);
});

test("what can differ, and a file of each feature, runs there each day", () => {
  for (const selection of selections) {
    assert.deepEqual(
      tests.differing.filter((file) => !selection.includes(file)),
      [],
    );
    for (const feature of ["profiles", "groups", "studySessions"]) {
      assert.ok(selection.some((file) => file.startsWith(`server/src/features/${feature}/`)));
    }
  }
});

test("what testing/ registers, each test file calls: its modules are loaded once for all files of a worker", () => {
  const folder = path.join(top, "server/src/testing");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && file !== "app/setupTests.ts",
  );
  const registers = /^(?:export )?(?:const|let) \w+ = use[A-Z]\w*\(|^(?:before|after)(?:All|Each)\(/m;

  assert.ok(files.length > 20);
  assert.deepEqual(
    files.filter((file) => registers.test(readFileSync(path.join(folder, file), "utf8"))),
    [],
  );
});

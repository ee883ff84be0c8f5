import assert from "node:assert/strict";
import { test } from "node:test";
import { codeFiles, findCycles, readImports } from "../imports.mjs";
import { top } from "../run.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

const files = codeFiles(trackedFiles());

test("no file imports itself through others, types included", () => {
  assert.deepEqual(findCycles(readImports(top, files)), []);
});

test("a circle is found, also where it is one of types", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);

  assert.deepEqual(findCycles(imports), [["b", "c"]]);
});

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
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

test("half of the product's files have at most 45 lines", () => {
  const product = files.filter((file) => /^(server|client)\/src\//.test(file) && !/\.test\.tsx?$/.test(file));
  const lengths = product.map((file) => readFileSync(path.join(top, file), "utf8").split("\n").length - 1);

  assert.ok(lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)] <= 45);
});

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { top } from "../run.mjs";

const maxLines = 200;
const maxMedian = 45;

/** What nobody reads as code: the demo community's texts, and what a command writes. */
const isData = (file) => /^server\/src\/demo\/(people|posts)\/|\/generated\//.test(file);
const isTest = (file) => /\.(test|spec)\.\w+$/.test(file);

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs"], { cwd: top, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !isData(file) && existsSync(path.join(top, file)))
  .map((file) => ({ file, lines: readFileSync(path.join(top, file), "utf8").split("\n").length - 1 }));

test(`no file has more than ${maxLines} lines`, () => {
  assert.deepEqual(
    files.filter(({ lines }) => lines > maxLines).map(({ file, lines }) => `${file}: ${lines}`),
    [],
  );
});

test(`half of the files, tests apart, have at most ${maxMedian} lines`, () => {
  const sizes = files.flatMap(({ file, lines }) => (isTest(file) ? [] : [lines])).sort((a, b) => a - b);
  assert.ok(sizes.length > 500);
  assert.ok(sizes[sizes.length >> 1] <= maxMedian, `the median is ${sizes[sizes.length >> 1]}`);
});

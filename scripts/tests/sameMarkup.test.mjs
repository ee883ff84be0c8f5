import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";

/** What the client and the mails know of markup: neither imports the other, so that each has its copy. */
const files = [
  "webUrl.ts",
  ...["parseMarkup", "needsMarkup", "withoutMarkup", "splitLinks", "asideOf"].map((name) => `markup/${name}.ts`),
];

const read = (folder, file) => readFileSync(path.join(top, folder, file), "utf8");

for (const file of files) {
  test(`D8 ${file} is the same for the browser and for mails: change both`, () => {
    assert.equal(read("server/src/platform", file), read("client/src/shared", file));
  });
}

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, test } from "node:test";
import { brokenLinks, headingsOf, missingFiles, unknownCommands } from "../documents.mjs";
import { top } from "../run.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

const documents = trackedFiles().filter((file) => file.endsWith(".md"));
const recipes = ["README.md", "CONTRIBUTING.md"];

describe("a document", () => {
  for (const file of documents) {
    test(`${file} links to what exists and names commands that exist`, () => {
      assert.deepEqual([...brokenLinks(top, file), ...unknownCommands(top, file)], []);
    });
  }

  for (const file of recipes) {
    test(`${file} names files that exist`, () => assert.deepEqual(missingFiles(top, file), []));
  }

  test("README.md has at most 9 kB", () => assert.ok(statSync(path.join(top, "README.md")).size <= 9_000));
});

describe("the decisions", () => {
  const records = documents
    .flatMap((file) => /^docs\/decisions\/(\d{3})-.*$/.exec(file) ?? [])
    .filter((part) => /^\d+$/.test(part));

  test("are all in their index", () => {
    const index = readFileSync(path.join(top, "docs/decisions/README.md"), "utf8");
    const listed = [...index.matchAll(/\((\d{3})-/g)].map(([, number]) => number);
    assert.deepEqual(listed.sort(), records.sort());
  });

  test("exist where one is named by its number", () => {
    const texts = trackedFiles().filter((file) => /\.(md|m?[jt]sx?|cjs)$/.test(file));
    const missing = texts.flatMap((file) =>
      [...readFileSync(path.join(top, file), "utf8").matchAll(/\b(?:decisions\/|decision )(\d{1,3})\b/gi)]
        .filter(([, number]) => !records.includes(number.padStart(3, "0")))
        .map(([found]) => `${file}: ${found}`),
    );
    assert.deepEqual(missing, []);
  });
});

describe("what is wrong in a document", () => {
  test("is found: a file, an anchor, a script, a program", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "study-circle-documents-"));
    try {
      writeFileSync(path.join(folder, "package.json"), readFileSync(path.join(top, "package.json")));
      writeFileSync(
        path.join(folder, "a.md"),
        "# One heading\n[a](#one-heading) [b](#two) [c](b.md) [d](https://e.example)\n`npm run nothing` `npm run check`\n`node none.mjs`\n`server/none.ts`",
      );

      assert.deepEqual(brokenLinks(folder, "a.md"), ["#two", "b.md"]);
      assert.deepEqual(unknownCommands(folder, "a.md"), ["npm run nothing", "node none.mjs"]);
      assert.deepEqual(missingFiles(folder, "a.md"), ["server/none.ts"]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("headings are named as GitHub names them", () => {
    assert.deepEqual(headingsOf("## What's new, here\n```sh\n# not this\n```\n### `code` & more"), [
      "whats-new-here",
      "code--more",
    ]);
  });
});

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";

/*
 * Commands name files of the server and the client as text, which no compiler follows when a file moves.
 */

/** What commands write: a feature of the example, and a note of the build. */
const written = /\/(features\/notes|pages\/NotesPage\.tsx|\.built-from)$/;

const named = [
  /(?<side>server|client)\/(?:src|dist)\/(?<file>[\w./-]*\w)/g,
  // Read from the development server, and required from the built server.
  /"\/src\/(?<file>[\w./-]+)"/g,
  /\b(?:server\("|dist\("\.\/)(?<file>[\w./-]+)"\)/g,
];

const sourceOf = (file) => file.replace(/\.js$/, ".ts");

const isThere = (side, file) =>
  ["", ".ts", ".tsx"].some((ending) => existsSync(path.join(top, side, "src", sourceOf(file) + ending)));

const missingIn = (text) =>
  named.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ groups: { side, file }, 0: all }) => {
        if (written.test(`/${file}`) || all.includes("${")) return false;
        return !(side ? [side] : ["server", "client"]).some((one) => isThere(one, file));
      })
      .map(([all]) => all),
  );

const commands = execFileSync("git", ["ls-files", "bench", "checks", "e2e", "scripts", "tools"], {
  cwd: top,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(mjs|cjs|ts)$/.test(file) && !file.startsWith("scripts/tests/"));

test("commands name files of the server and the client that exist", () => {
  assert.ok(commands.length > 100);
  const missing = commands.flatMap((file) =>
    missingIn(readFileSync(path.join(top, file), "utf8")).map((what) => `${file}: ${what}`),
  );
  assert.deepEqual(missing, []);
});

test("a file that has moved is found", () => {
  const gone = [
    '"../../server/src/platform/sentences/worker.cjs"',
    'read("/src/app/startApp.tsx")',
    'server("gone.js")',
  ];
  assert.equal(gone.flatMap(missingIn).length, gone.length);
  assert.deepEqual(missingIn('server("features/books/embeddings/SentenceEncoder.js") server/dist/main.js'), []);
});

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "../run.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "study-circle-watch-"));
after(() => rmSync(folder, { recursive: true }));

const at = (file) => path.join(folder, file);

test("what was built while files were watched is built again by the next start", async () => {
  for (const place of ["server/src", "server/dist"]) mkdirSync(at(place), { recursive: true });
  for (const file of ["server/build.mjs", "server/.swcrc"]) cpSync(path.join(top, file), at(file));
  symlinkSync(path.join(top, "node_modules"), at("node_modules"));
  writeFileSync(at("server/dist/.built-from"), "the sources before");

  const watcher = spawn(process.execPath, ["server/build.mjs", "--watch"], { cwd: folder, stdio: "inherit" });
  // Nothing says when it has begun to watch.
  for (let attempt = 0; !existsSync(at("server/dist/edited.js")) && attempt < 100; attempt++) {
    writeFileSync(at("server/src/edited.ts"), `export const attempt: number = ${attempt};`);
    await wait(100);
  }
  watcher.kill();

  assert.ok(existsSync(at("server/dist/edited.js")));
  assert.ok(!existsSync(at("server/dist/.built-from")));
});

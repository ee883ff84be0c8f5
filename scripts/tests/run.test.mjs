import assert from "node:assert/strict";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../run.mjs";

test("a command that does not end in time fails, and ends with everything that it started", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "study-circle-run-")), "pid");
  const code = await run("bash", ["-c", `sleep 60 & echo $! > ${file}; wait`], { allowFailure: true, seconds: 1 });
  assert.notEqual(code, 0);
  const isRunning = () => {
    try {
      return process.kill(Number(readFileSync(file, "utf8")), 0);
    } catch {
      return false;
    }
  };
  for (let attempt = 0; isRunning() && attempt < 50; attempt++) await wait(100);
  assert.equal(isRunning(), false);
});

import assert from "node:assert/strict";
import { existsSync, readdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { makeMemoryFolder } from "../memoryFolder.mjs";

const place = mkdtempSync(path.join(tmpdir(), "study-circle-memory-"));
after(() => rmSync(place, { recursive: true }));

test("a memory folder is new, empty, in its place, and other users may find what is in it", () => {
  const folder = makeMemoryFolder({ place, megabytes: 1 });

  assert.equal(path.dirname(folder), place);
  assert.deepEqual(readdirSync(folder), []);
  assert.equal(statSync(folder).mode & 0o777, 0o711);
  assert.notEqual(makeMemoryFolder({ place, megabytes: 1 }), folder);
});

test("there is none without room for it, and nothing is left behind", () => {
  const before = readdirSync(place);

  assert.equal(makeMemoryFolder({ place, megabytes: 1e12 }), null);
  assert.deepEqual(readdirSync(place), before);
});

test("there is none on a system without such a place", () => {
  const missing = path.join(place, "missing");

  assert.equal(makeMemoryFolder({ place: missing, megabytes: 1 }), null);
  assert.equal(existsSync(missing), false);
});

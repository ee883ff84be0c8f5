import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const variable = "STUDY_CIRCLE_TEST_FOLDER";

/** Where all files of a test run lie; made before the first test, and removed after the last. */
export function openTemporaryFolder(): void {
  process.env[variable] = mkdtempSync(path.join(tmpdir(), "study-circle-tests-"));
}

export function removeTemporaryFolder(): void {
  const folder = process.env[variable];
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** An empty folder for a test, which need not remove it. */
export function temporaryFolder(name: string): string {
  const folder = process.env[variable];
  if (!folder) throw new Error("there is no folder for the tests' files: run them with server/vitest.config.mts");
  return mkdtempSync(path.join(folder, `${name}-`));
}

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";

/** What the set-up of a test run leaves for its files: a migrated database to copy. */
export type Template = { kind: "embedded"; file: string } | { kind: "postgres"; url: string; database: string };

export const templateVariable = "STUDY_CIRCLE_TEST_TEMPLATE";

export function findTemplate(): Template {
  const template = JSON.parse(process.env[templateVariable] ?? "null") as Template | null;
  if (!template) throw new Error("the tests' database was not prepared: run them with server/vitest.config.mts");
  return template;
}

/** Makes an empty, migrated data folder, which takes a process seconds; on PostgreSQL there is none to copy. */
export function unpackTemplate(folder: string): void {
  const template = findTemplate();
  if (template.kind === "postgres") return;
  mkdirSync(folder);
  execFileSync("tar", ["--extract", "--file", template.file, "--directory", folder]);
}

/** What an embedded database can start from, which is quicker than making one; on PostgreSQL there is none. */
export function readTemplate(): Uint8Array | undefined {
  const template = findTemplate();
  return template.kind === "postgres" ? undefined : readFileSync(template.file);
}

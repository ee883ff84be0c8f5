import type { DataSource, QueryRunner } from "typeorm";
import { buildIndexOn } from "../index/buildIndex";
import { markIndexStale, readIndexState } from "../index/indexState";
import { withMaintenance } from "../../../platform/database/maintenance";
import { nameAuthors } from "./authors";
import { readErrors } from "./checkpoints";
import { importFile, type ImportProgress } from "./importFile";

export interface FileSummary {
  file: string;
  lines: number;
  taken: number;
  changed: number;
  errors: { count: number; first: { line: number; reason: string }[] };
}

export interface ImportListener {
  onFile?(file: string): void;
  onProgress?(progress: ImportProgress): void;
  onStep?(step: string): void;
  onFileDone?(summary: FileSummary): void;
}

const maxErrorsShown = 50;

/** Imports files one after the other and then renews the index, unless nothing changed. True when it did. */
export const importBooks = (
  db: DataSource,
  files: readonly string[],
  listener: ImportListener = {},
): Promise<boolean> => withMaintenance(db, (runner) => importOn(runner, files, listener));

/** The same, within maintenance. */
export async function importOn(
  runner: QueryRunner,
  files: readonly string[],
  listener: ImportListener = {},
): Promise<boolean> {
  for (const file of files) {
    listener.onFile?.(file);
    const { fileKey, lines, taken, changed } = await importFile(runner, file, (progress) =>
      listener.onProgress?.(progress),
    );
    const errors = await readErrors(runner, fileKey, maxErrorsShown);
    listener.onFileDone?.({ file, lines, taken, changed, errors });
  }
  if ((await nameAuthors(runner)) > 0) await markIndexStale(runner);
  const state = await readIndexState(runner.manager);
  if (state && !state.isStale) return false;
  await buildIndexOn(runner, { onStep: (step) => listener.onStep?.(step) });
  return true;
}

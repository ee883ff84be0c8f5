import { createHash } from "node:crypto";
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { createGunzip } from "node:zlib";
import type { QueryRunner } from "typeorm";
import { StartError } from "../../../errors";
import { saveAuthors } from "./authors";
import { addCheckpoint, type Checkpoint, openCheckpoint } from "./checkpoints";
import { markIndexStale } from "../index/indexState";
import { readCsvFile } from "./csvFile";
import { readLines } from "./lines";
import { readOpenLibrary } from "./openLibrary";
import type { Entry } from "./records";
import { saveBooks } from "./saveBooks";

export interface ImportProgress {
  /** From 0 to 1, by bytes. */
  part: number;
  lines: number;
}

const batchSize = 2_000;

/** Imports one file, from where an interrupted import of it stopped; each batch and its checkpoint are one transaction. */
export async function importFile(
  runner: QueryRunner,
  file: string,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<Checkpoint> {
  const { size, fileKey, isOpenLibrary } = await inspectFile(file);
  let checkpoint = await openCheckpoint(runner, fileKey, path.basename(file));
  const resumeAfter = checkpoint.lines;
  let bytes = 0;
  const lines = readLines(file, (read) => (bytes = read));
  const entries = isOpenLibrary ? readOpenLibrary(lines) : readCsvFile(lines);
  let batch: Entry[] = [];
  const flush = async (isFinished: boolean) => {
    checkpoint = await saveBatch(runner, checkpoint, batch, isFinished);
    batch = [];
    onProgress({ part: size === 0 ? 1 : bytes / size, lines: checkpoint.lines });
  };
  for await (const entry of entries) {
    if (entry.line <= resumeAfter) continue;
    batch.push(entry);
    if (batch.length >= batchSize) await flush(false);
  }
  await flush(true);
  return checkpoint;
}

async function saveBatch(
  runner: QueryRunner,
  checkpoint: Checkpoint,
  batch: readonly Entry[],
  isFinished: boolean,
): Promise<Checkpoint> {
  const books = batch.flatMap((entry) => (entry.kind === "book" ? [entry.book] : []));
  const authors = batch.flatMap((entry) => (entry.kind === "author" ? [{ key: entry.key, name: entry.name }] : []));
  const errors = batch.flatMap((entry) => (entry.kind === "error" ? [{ line: entry.line, reason: entry.reason }] : []));
  const last = batch.at(-1);
  await runner.startTransaction();
  try {
    const changed = (await saveBooks(runner, books)) + (await saveAuthors(runner, authors));
    if (changed > 0) await markIndexStale(runner);
    const next = await addCheckpoint(runner, checkpoint, {
      lines: last ? last.line + last.lines - 1 : checkpoint.lines,
      taken: books.length + authors.length,
      changed,
      errors,
      isFinished,
    });
    await runner.commitTransaction();
    return next;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

/** Throws StartError where there is nothing to import. Identifies a file by its size and beginning, so that it may move, and its layout by its first line. */
export async function inspectFile(file: string): Promise<{ size: number; fileKey: string; isOpenLibrary: boolean }> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new StartError(`${file} cannot be read; give the path of a CSV file or an Open Library dump.`);
  if (!found.isFile())
    throw new StartError(`${file} is not a file; give the path of a CSV file or an Open Library dump.`);
  const { size } = found;
  if (size === 0) throw new StartError(`${file} is empty.`);
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const start = buffer.subarray(0, bytesRead);
    const fileKey = createHash("sha256").update(String(size)).update(start).digest("hex");
    const text = file.endsWith(".gz") ? await unpackStart(start) : start.toString("utf8");
    return { size, fileKey, isOpenLibrary: /^\uFEFF?\/type\/\w+\t/.test(text) };
  } finally {
    await handle.close();
  }
}

function unpackStart(packed: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const gunzip = createGunzip();
    gunzip.once("data", (piece: Buffer) => resolve(piece.toString("utf8")));
    gunzip.once("end", () => resolve(""));
    gunzip.once("error", () => resolve(""));
    gunzip.end(packed);
  });
}

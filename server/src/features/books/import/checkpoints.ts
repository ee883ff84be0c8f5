import type { QueryRunner } from "typeorm";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import { BookImport } from "./BookImport";
import { BookImportError } from "./BookImportError";

export type Checkpoint = Omit<BookImport, "finishedAt">;

type LineError = Pick<BookImportError, "line" | "reason">;

/** Where to resume: an unfinished import of the same file, else its beginning. */
export async function openCheckpoint({ manager }: QueryRunner, fileKey: string, fileName: string): Promise<Checkpoint> {
  const known = await manager.findOneBy(BookImport, { fileKey });
  if (known && known.finishedAt === null) return known;
  if (known) await manager.delete(BookImport, { fileKey });
  const checkpoint = { fileKey, fileName, lines: 0, taken: 0, changed: 0 };
  await manager.insert(BookImport, checkpoint);
  return checkpoint;
}

interface Batch {
  lines: number;
  taken: number;
  changed: number;
  errors: readonly LineError[];
  isFinished: boolean;
}

export async function addCheckpoint(runner: QueryRunner, before: Checkpoint, batch: Batch): Promise<Checkpoint> {
  const { fileKey } = before;
  const counts = {
    lines: batch.lines,
    taken: before.taken + batch.taken,
    changed: before.changed + batch.changed,
  };
  const rows = batch.errors.map(({ line, reason }) => [fileKey, line, reason] as const);
  await bulkInsert(runner, "book_import_faults", ["file_key", "line", "reason"], rows);
  const finished = batch.isFinished ? { finishedAt: () => "now()" } : {};
  await runner.manager.update(BookImport, { fileKey }, { ...counts, ...finished });
  return { ...before, ...counts };
}

/** The unreadable lines of an import: how many, and the first of them with their reasons. */
export async function readErrors(
  { manager }: QueryRunner,
  fileKey: string,
  limit: number,
): Promise<{ count: number; first: LineError[] }> {
  const [first, count] = await manager.findAndCount(BookImportError, {
    select: { line: true, reason: true },
    where: { fileKey },
    order: { line: "ASC" },
    take: limit,
  });
  return { count, first };
}

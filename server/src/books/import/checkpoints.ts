import type { QueryRunner } from "typeorm";
import { bulkInsert } from "../../shared/bulkInsert";

/** How far an import of a file has come. */
export interface Checkpoint {
  fileKey: string;
  fileName: string;
  /** Lines of the file that are done with. */
  lines: number;
  /** Books and authors in them. */
  taken: number;
  /** Of these, how many were new or different. */
  changed: number;
}

interface Fault {
  line: number;
  reason: string;
}

/** Where to go on: an unfinished import of the same file, else its beginning. */
export async function openCheckpoint(runner: QueryRunner, fileKey: string, fileName: string): Promise<Checkpoint> {
  await runner.query(`delete from book_imports where file_key = $1 and finished_at is not null`, [fileKey]);
  const [unfinished] = (await runner.query(
    `select file_key "fileKey", file_name "fileName", lines, taken, changed from book_imports where file_key = $1`,
    [fileKey],
  )) as Checkpoint[];
  if (unfinished) return unfinished;
  await runner.query(`insert into book_imports (file_key, file_name, lines, taken, changed) values ($1, $2, 0, 0, 0)`, [
    fileKey,
    fileName,
  ]);
  return { fileKey, fileName, lines: 0, taken: 0, changed: 0 };
}

interface Batch {
  lines: number;
  taken: number;
  changed: number;
  faults: readonly Fault[];
  isFinished: boolean;
}

export async function addCheckpoint(runner: QueryRunner, before: Checkpoint, batch: Batch): Promise<Checkpoint> {
  const after: Checkpoint = {
    ...before,
    lines: batch.lines,
    taken: before.taken + batch.taken,
    changed: before.changed + batch.changed,
  };
  const rows = batch.faults.map(({ line, reason }) => [before.fileKey, line, reason] as const);
  await bulkInsert(runner, "book_import_faults", ["file_key", "line", "reason"], rows);
  await runner.query(
    `update book_imports set lines = $2, taken = $3, changed = $4, finished_at = case when $5 then now() end
     where file_key = $1`,
    [after.fileKey, after.lines, after.taken, after.changed, batch.isFinished],
  );
  return after;
}

/** The faulty lines of an import: all of them counted, the first ones with what is wrong. */
export async function readFaults(
  runner: QueryRunner,
  fileKey: string,
  most: number,
): Promise<{ count: number; first: Fault[] }> {
  const [answer] = (await runner.query(
    `select count(*)::integer as count from book_import_faults where file_key = $1`,
    [fileKey],
  )) as { count: number }[];
  const first = (await runner.query(
    `select line, reason from book_import_faults where file_key = $1 order by line limit $2`,
    [fileKey, most],
  )) as Fault[];
  return { count: answer?.count ?? 0, first };
}

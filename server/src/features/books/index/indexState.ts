import type { QueryRunner } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { insertJobs } from "../../../platform/jobs/jobSql";
import { BookIndex } from "./BookIndex";

/** The job that builds the index again. */
export const keepBookIndexName = "keep-book-index";

/** Null before the first build. */
export async function readIndexState(db: Orm): Promise<BookIndex | null> {
  return db.findOneBy(BookIndex, { id: 1 });
}

/**
 * Call it in the transaction that changes books, within maintenance: the next build then includes them. A job builds it
 * even if this process ends before it can.
 */
export async function markIndexStale({ manager }: QueryRunner): Promise<void> {
  const { affected } = await manager.update(BookIndex, { isStale: false }, { isStale: true });
  if (affected) await insertJobs(manager, [{ job: keepBookIndexName, data: {} }]);
}

import type { QueryRunner } from "typeorm";
import type { Orm } from "../../../platform/database/Db";
import { noData } from "../../../platform/jobs/defineJob";
import { sendJobs } from "../../../platform/jobs/Jobs";
import { books } from "../limits";
import { jobs } from "../../../platform/limits/jobLimits";
import { BookIndex } from "./BookIndex";

/** Of the job that builds the index again. */
export const indexJob = {
  name: "keep-book-index",
  schema: noData,
  queue: "books",
  retry: jobs.defaults.retry,
  seconds: books.indexSeconds,
} as const;

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
  if (affected) await sendJobs(manager, indexJob, [{}]);
}

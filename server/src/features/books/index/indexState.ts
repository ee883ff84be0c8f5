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
export async function markIndexStale(runner: QueryRunner): Promise<void> {
  if (await leaveIndexStale(runner.manager)) await sendJobs(runner.manager, indexJob, [{}]);
}

/** The same for what can wait for the schedule: several changes cost one build. Says whether the index was current. */
export async function leaveIndexStale(db: Orm): Promise<boolean> {
  const { affected } = await db.update(BookIndex, { isStale: false }, { isStale: true });
  return Boolean(affected);
}

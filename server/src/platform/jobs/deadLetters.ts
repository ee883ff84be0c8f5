import type { Db } from "../database/Db";
import type { Tx } from "../events/transaction";
import type { Job } from "./defineJob";
import { withoutHidden } from "../observability/hiddenNames";
import { toStored } from "./Jobs";
import { boss, deadLetters, jobDatabase, openBoss, type QueueName, type StoredJob } from "./queues";
import { removeJobs } from "./runJob";

/** A job that has failed for good. */
export interface DeadLetter {
  id: string;
  /** The name of the job. */
  job: string;
  /** Only ids: no job has more. */
  data: object;
  /** Why it failed for the last time. */
  error: string | null;
  failedAt: Date;
}

class Listed extends Error {
  constructor(readonly letters: DeadLetter[]) {
    super("a list is rolled back");
  }
}

/** The first of them, the newest of those first. pg-boss lists nothing: they are fetched in a transaction that is rolled back. */
export async function listDeadLetters(db: Db, { limit }: { limit: number }): Promise<DeadLetter[]> {
  try {
    return await db.transactionAlways(async (tx): Promise<DeadLetter[]> => {
      const options = { batchSize: limit, includeMetadata: true, ignoreStartAfter: true } as const;
      const found = await boss.fetch<Partial<StoredJob>>(deadLetters, { ...options, db: jobDatabase(tx) });
      const letters = found.map(({ id, data, createdOn }) => toLetter(id, data, createdOn));
      throw new Listed(letters.sort((one, other) => Number(other.failedAt) - Number(one.failedAt)));
    });
  } catch (error) {
    if (error instanceof Listed) return error.letters;
    throw error;
  }
}

const toLetter = (id: string, { job = "", data = {}, error }: Partial<StoredJob>, failedAt: Date) =>
  ({ id, job, data: withoutHidden(data), error: error ?? null, failedAt: new Date(failedAt) }) satisfies DeadLetter;

/** One of them; null: there is none. */
export const findDeadLetter = (db: Db, id: string): Promise<DeadLetter | null> =>
  db.transactionAlways(async (tx) => {
    const options = { db: jobDatabase(tx), includeArchive: false };
    const found = await boss.getJobById<Partial<StoredJob>>(deadLetters, id, options);
    return found && toLetter(id, found.data, found.createdOn);
  });

export const countDeadLetters = (db: Db): Promise<number> => countWaiting(db, deadLetters);

/** How many jobs of a queue have not begun. */
export const countWaiting = (db: Db, queue: QueueName | typeof deadLetters): Promise<number> =>
  db.transactionAlways((tx) => openBoss(tx).getQueueSize(queue));

/** Puts these back into their queues; how many. Those of a kind that this version does not know stay. Call `jobs.wake` after the commit. */
export async function retryDeadLetters(tx: Tx, ids: readonly string[], jobs: readonly Job[]): Promise<number> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  let count = 0;
  for (const id of ids) {
    const options = { db: jobDatabase(tx), includeArchive: false };
    const found = await boss.getJobById<Partial<StoredJob>>(deadLetters, id, options);
    const job = byName.get(found?.data.job ?? "");
    if (!found || !job || (await removeJobs(tx, deadLetters, [id])) === 0) continue;
    await boss.insert([toStored(job, found.data.data ?? {}, { id })], { db: jobDatabase(tx) });
    count++;
  }
  return count;
}

/** Gives these up for good; how many. */
export const dropDeadLetters = (tx: Tx, ids: readonly string[]): Promise<number> =>
  removeJobs(tx, deadLetters, [...ids]);

import type { EntityManager } from "typeorm";
import { jobs as limits } from "../limits/jobLimits";
import type { Job } from "./defineJob";
import { toStored } from "./Jobs";
import { boss, deadLetters, jobDatabase, openBoss, queueNames, type StoredJob } from "./queues";
import { removeJobs } from "./runJob";

/**
 * Moves the jobs of queues of earlier versions, which had one for each kind of job, to those of this version, and removes
 * the empty ones. A job that runs elsewhere is moved once it has failed or expired.
 */
export async function moveOldJobs(db: EntityManager, jobs: readonly Job[]): Promise<void> {
  const known = new Set<string>([...queueNames, deadLetters]);
  const api = openBoss(db);
  for (const { name } of await api.getQueues()) {
    if (known.has(name)) continue;
    await moveJobs(db, name, jobs);
    // Finished jobs stay for an hour. Until then the queue cannot be removed.
    if ((await api.getQueueSize(name, { before: "completed" })) === 0)
      await api.deleteQueue(name).catch(() => undefined);
  }
}

/** Moves all jobs that wait in this queue to those in which this version runs them. Returns their number. */
export async function moveJobs(db: EntityManager, from: string, jobs: readonly Job[]): Promise<number> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  let all = 0;
  for (let found: number = limits.movedAtOnce; found === limits.movedAtOnce; all += found)
    found = await db.transaction((tx) => moveSome(tx, from, byName));
  return all;
}

/** Jobs that this version does not know are dropped: it could never run them. */
async function moveSome(tx: EntityManager, from: string, byName: ReadonlyMap<string, Job>): Promise<number> {
  const options = { batchSize: limits.movedAtOnce, includeMetadata: true, ignoreStartAfter: true } as const;
  const taken = await boss.fetch<Partial<StoredJob>>(from, { ...options, db: jobDatabase(tx) });
  if (taken.length === 0) return 0;
  const stored = taken.flatMap(({ id, data, retryCount, startAfter }) => {
    const job = byName.get(data.job ?? "");
    if (!job) return [];
    // A dead letter begins again.
    const runs = from === deadLetters ? 0 : retryCount;
    return [{ ...toStored(job, data.data ?? {}, { id, runs }), startAfter }];
  });
  if (stored.length > 0) await boss.insert(stored, { db: jobDatabase(tx) });
  await removeJobs(
    tx,
    from,
    taken.map(({ id }) => id),
  );
  return taken.length;
}

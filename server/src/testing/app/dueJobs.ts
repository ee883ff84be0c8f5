import type { EntityManager } from "typeorm";
import type { Services } from "../../platform/context";
import type { Job } from "../../platform/jobs/defineJob";
import { type JobSettings, toStored } from "../../platform/jobs/Jobs";
import {
  boss,
  deadLetters,
  jobDatabase,
  openBoss,
  queueNames,
  queues,
  type StoredJob,
} from "../../platform/jobs/queues";
import type { RunnerOptions } from "../../platform/jobs/RunnerOptions";
import { groupsOf, runJobs, type TakenJob } from "../../platform/jobs/runJob";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Options extends Partial<Pick<RunnerOptions, "log" | "onOutcome">> {
  /** First what waits for its time, too, once. */
  alsoDelayed?: boolean;
}

/** Runs what is due, one after the other, and what that sends. */
export async function runDueJobs(services: Services, jobs: readonly Job[], options: Options = {}): Promise<void> {
  const { log = silent, onOutcome } = options;
  const { primary: db, outbox } = services.db.access;
  const parts = { services, log, ...(onOutcome ? { onOutcome } : {}), stopping: new AbortController().signal };
  const runAll = async (ignoreStartAfter: boolean) => {
    let found = 0;
    while ((await outbox.relay()).moved > 0);
    for (const queue of queueNames) {
      const taken = await take(db, queue, ignoreStartAfter);
      found += taken.length;
      for (const group of groupsOf(taken, queues[queue].together)) {
        const job = jobs.find(({ name }) => name === group[0]?.data.job);
        if (job) await runJobs(job, group, parts);
      }
    }
    return found > 0;
  };
  if (options.alsoDelayed) await runAll(true);
  while (await runAll(false));
}

const take = (db: EntityManager, queue: string, ignoreStartAfter: boolean) =>
  boss.fetch<StoredJob>(queue, { batchSize: 1_000, includeMetadata: true, ignoreStartAfter, db: jobDatabase(db) });

export interface WaitingJob extends Pick<TakenJob, "id" | "data"> {
  queue: string;
  job: string;
  /** How long it still waits. */
  seconds: number;
  /** The runs before. */
  runs: number;
}

/** All jobs that wait, and dead letters, as they are: they are taken in a transaction that is undone. */
export async function waitingJobs(db: EntityManager): Promise<WaitingJob[]> {
  const found: TakenJob[] = [];
  const undone = new Error("undone");
  const looking = db.transaction(async (tx) => {
    for (const queue of [...queueNames, deadLetters]) found.push(...(await take(tx, queue, true)));
    throw undone;
  });
  await looking.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return found.map(({ id, name, data, startAfter, retryCount }) => ({
    id,
    data,
    queue: name,
    job: data.job,
    seconds: Math.round((startAfter.getTime() - Date.now()) / 1_000),
    runs: retryCount + (data.runs ?? 0),
  }));
}

export async function clearJobs(db: EntityManager): Promise<void> {
  await openBoss(db).clearStorage();
  await db.query("delete from outbox");
}

/** As a job is found that its killed process had done, but not finished. */
export async function storeAgain(
  db: EntityManager,
  job: Omit<JobSettings, "schema">,
  { id, data }: WaitingJob,
): Promise<void> {
  await boss.insert([toStored(job, data.data, { id })], { db: jobDatabase(db) });
}

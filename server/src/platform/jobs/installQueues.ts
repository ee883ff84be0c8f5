import PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { Job } from "./defineJob";
import { bossOptions } from "./bossOptions";
import { deadLetters, jobDatabase } from "./jobSql";

/** What pg-boss sends its scheduled jobs through. It would make it at start, where processes could block each other. */
const scheduleQueue = "__pgboss__send-it";

/**
 * Brings the tables of pg-boss up to date and makes the queues that are missing. It must run under the lock of the
 * migrations: two processes that make different queues at once deadlock.
 */
export async function installQueues(db: EntityManager, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ ...bossOptions, db: jobDatabase(db), supervise: false, schedule: false, migrate: true });
  boss.on("error", () => undefined); // What fails here also throws.
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of [scheduleQueue, deadLetters]) if (!known.has(name)) await boss.createQueue(name);
  for (const job of jobs) {
    const wanted = queueOf(job);
    const queue = known.get(job.name);
    if (!queue) await boss.createQueue(job.name, wanted);
    else if (differs(wanted, queue)) await boss.updateQueue(job.name, wanted);
  }
  await boss.stop({ graceful: false });
}

function queueOf({ name, retry, seconds }: Job): PgBoss.Queue {
  return {
    name,
    deadLetter: deadLetters,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: seconds + graceSeconds,
  };
}

/** A process ends a run by itself at its limit; only one that is gone leaves that to others. */
const graceSeconds = 5;

const differs = (wanted: PgBoss.Queue, queue: PgBoss.Queue) =>
  Object.entries(wanted).some(([key, value]) => queue[key as keyof PgBoss.Queue] !== value);

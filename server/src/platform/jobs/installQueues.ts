import PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { Job } from "./defineJob";
import { bossOptions } from "./bossOptions";
import { deadLetters, jobDatabase } from "./jobSql";

/** The queue of pg-boss for schedules. pg-boss would create it at start, where processes could block each other. */
const scheduleQueue = "__pgboss__send-it";

/**
 * Migrates the tables of pg-boss and creates missing queues. It must run under the migration lock: two processes that create
 * different queues at the same time deadlock.
 */
export async function installQueues(db: EntityManager, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ ...bossOptions, db: jobDatabase(db), supervise: false, schedule: false, migrate: true });
  boss.on("error", () => undefined); // Errors are also thrown.
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

/** Runs end at their own time limit; pg-boss expires only those of killed processes. */
const graceSeconds = 5;

const differs = (wanted: PgBoss.Queue, queue: PgBoss.Queue) =>
  Object.entries(wanted).some(([key, value]) => queue[key as keyof PgBoss.Queue] !== value);

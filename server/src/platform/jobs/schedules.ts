import { parseExpression } from "cron-parser";
import type { EntityManager } from "typeorm";
import { v5 as idOf } from "uuid";
import { jobs as limits } from "../limits/jobLimits";
import type { Job } from "./defineJob";
import { toStored } from "./Jobs";
import { boss, jobDatabase } from "./queues";

/** Of the ids of scheduled jobs: any UUID, the same in all processes. */
const namespace = "0f5d2a52-6a5e-4d0a-9a43-5f1c7f0f6a11";

/**
 * Sends the jobs that have become due since the last check. Their ids follow from their names and times, and finished ones stay
 * for an hour: of all processes the first one sends a job, the others find it there. pg-boss's own schedules would need a
 * queue for each job.
 */
export async function sendScheduled(db: EntityManager, jobs: readonly Job[], now = new Date()): Promise<void> {
  const due = jobs.flatMap((job) => {
    if (job.schedule === null) return [];
    const time = lastTime(job.schedule, now);
    if (now.getTime() - time.getTime() > limits.scheduleMissedSeconds * 1_000) return [];
    return [toStored(job, {}, { id: idOf(`${job.name} ${time.toISOString()}`, namespace) })];
  });
  if (due.length > 0) await boss.insert(due, { db: jobDatabase(db) });
}

/** Of each schedule the last time that was looked up, and the next one; to find them takes a millisecond or more. */
const spans = new Map<string, { last: Date; next: Date }>();

/** The last time of a schedule before `now`. */
function lastTime(schedule: string, now: Date): Date {
  const known = spans.get(schedule);
  if (known && known.last < now && now <= known.next) return known.last;
  const at = parseExpression(schedule, { currentDate: now, tz: "UTC" });
  const last = at.prev().toDate();
  spans.set(schedule, { last, next: at.next().toDate() });
  return last;
}

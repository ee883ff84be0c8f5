import type PgBoss from "pg-boss";
import type { Job } from "./defineJob";
import type { StoredJob } from "./jobSql";

/** Synchronizes the stored schedules with those of the jobs. */
export async function setSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, schedule } of jobs) {
    const data: StoredJob = { job: name, data: {} };
    if (schedule !== null && stored.get(name) !== schedule) await boss.schedule(name, schedule, data);
  }
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule !== null).map(({ name }) => name));
  for (const name of stored.keys()) if (!scheduled.has(name)) await boss.unschedule(name);
}

import { jobs as limits } from "../limits/jobLimits";
import { jobSchema } from "./jobSql";

/** Long intervals, so that pg-boss causes little load when idle. */
export const bossOptions = {
  schema: jobSchema,
  retentionDays: limits.waitingDays,
  // Only failed jobs are archived, which are dead letters too. Finished jobs are deleted at once.
  archiveCompletedAfterSeconds: 3_600,
  deleteAfterDays: 7,
  maintenanceIntervalSeconds: limits.maintenanceSeconds,
  // A schedule may run up to a minute late, so one missed check does no harm.
  cronMonitorIntervalSeconds: 20,
  cronWorkerIntervalSeconds: 10,
} as const;

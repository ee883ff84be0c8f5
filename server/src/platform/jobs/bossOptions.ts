import { jobs as limits } from "../limits/jobLimits";
import { jobSchema } from "./jobSql";

/** Calm when idle: what pg-boss looks for by itself, it looks for rarely. */
export const bossOptions = {
  schema: jobSchema,
  retentionDays: limits.waitingDays,
  // Finished jobs are deleted at once; what is archived are failed jobs, which also lie among the dead letters.
  archiveCompletedAfterSeconds: 3_600,
  deleteAfterDays: 7,
  maintenanceIntervalSeconds: limits.maintenanceSeconds,
  // A schedule counts for the minute after its moment, and a look may be skipped.
  cronMonitorIntervalSeconds: 20,
  cronWorkerIntervalSeconds: 10,
} as const;

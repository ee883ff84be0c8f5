import { jobSchema } from "../../../platform/jobs/jobSql";

/* SQL for deleting members. */

/** Removes jobs that contain the address $1. $2: the queues to search. */
export const removeJobsWithAddress = ["job", "archive"].map(
  (table) => `delete from ${jobSchema}.${table} where name = any($2) and lower(data #>> '{data,email}') = lower($1)`,
);

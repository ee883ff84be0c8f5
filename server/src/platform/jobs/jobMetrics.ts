import { Gauge, Histogram, type Registry } from "prom-client";
import type { EntityManager } from "typeorm";
import type { Job } from "./defineJob";
import type { RunnerOptions } from "./RunnerOptions";
import { countWaiting, deadLetters } from "./jobSql";

/** In seconds. */
const durations = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600];

/** Registers the metrics of jobs. Returns the callback for the runner's `onOutcome`. */
export function observeJobs(
  registry: Registry,
  db: EntityManager,
  jobs: readonly Job[],
): NonNullable<RunnerOptions["onOutcome"]> {
  const runs = new Histogram({
    name: "job_duration_seconds",
    help: "Time that one run of a job took; outcome is done, retried (failed, will run again) or dead (failed for good).",
    labelNames: ["job", "outcome"],
    buckets: durations,
    registers: [registry],
  });
  new Gauge({
    name: "jobs_waiting",
    help: "Jobs that have not begun, those that wait for a retry included; dead-letters are those that failed for good.",
    labelNames: ["job"],
    registers: [registry],
    async collect() {
      const counts = new Map((await countWaiting(db).catch(() => [])).map(({ name, count }) => [name, count]));
      for (const name of [deadLetters, ...jobs.map((job) => job.name)]) this.set({ job: name }, counts.get(name) ?? 0);
    },
  });
  return ({ name: job }, outcome, seconds) => runs.observe({ job, outcome }, seconds);
}

import { Gauge, Histogram, type Registry } from "prom-client";
import type { EntityManager } from "typeorm";
import { deadLetters, openBoss, queueNames } from "./queues";
import type { RunnerOptions } from "./RunnerOptions";

/** In seconds. */
const durations = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600];

/** Registers the metrics of jobs. Returns the callback for the runner's `onOutcome`. */
export function observeJobs(registry: Registry, db: EntityManager): NonNullable<RunnerOptions["onOutcome"]> {
  const runs = new Histogram({
    name: "job_duration_seconds",
    help: "Time that one run of a job took; outcome is done, retried (failed, will run again) or dead (failed for good).",
    labelNames: ["job", "outcome"],
    buckets: durations,
    registers: [registry],
  });
  const boss = openBoss(db);
  new Gauge({
    name: "jobs_waiting",
    help: "Jobs that have not begun, those that wait for a retry included; dead-letters are those that failed for good.",
    labelNames: ["queue"],
    registers: [registry],
    async collect() {
      for (const queue of [deadLetters, ...queueNames])
        this.set({ queue }, await boss.getQueueSize(queue).catch(() => 0));
    },
  });
  return ({ name: job }, outcome, seconds) => runs.observe({ job, outcome }, seconds);
}

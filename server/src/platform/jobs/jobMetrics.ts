import { Gauge, Histogram, type Registry } from "prom-client";
import type { EntityManager } from "typeorm";
import { readOnce } from "../observability/readOnce";
import { readQueues } from "./readQueues";
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
  // Nothing while the database does not answer: 0 would say that all is done.
  const read = readOnce(readQueues(db));
  new Gauge({
    name: "jobs_waiting",
    help: "Jobs that have not begun, those that wait for a retry included; dead-letters are those that failed for good, outbox are events that are not yet jobs.",
    labelNames: ["queue"],
    registers: [registry],
    async collect() {
      const states = (await read()) ?? [];
      this.reset();
      for (const { queue, waiting } of states) this.set({ queue }, waiting);
    },
  });
  new Gauge({
    name: "jobs_oldest_due_seconds",
    help: "How long the oldest job that could run has been waiting; 0 for none. outbox: events that are not yet jobs.",
    labelNames: ["queue"],
    registers: [registry],
    async collect() {
      const states = (await read()) ?? [];
      this.reset();
      for (const { queue, oldestDue } of states) if (oldestDue !== null) this.set({ queue }, oldestDue);
    },
  });
  return ({ name: job }, outcome, seconds) => runs.observe({ job, outcome }, seconds);
}

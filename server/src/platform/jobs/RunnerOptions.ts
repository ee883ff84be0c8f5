import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context";
import type { Job } from "./defineJob";

/** `retried` and `dead` are failures: one to be tried again, and the last one. */
export type Outcome = "done" | "retried" | "dead";

export interface RunnerOptions {
  services: Services;
  jobs: readonly Job[];
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** No other process uses this database: what is marked as running at start has ended with the process before. */
  isAlone: boolean;
  onOutcome?: (job: Job, outcome: Outcome, seconds: number) => void;
}

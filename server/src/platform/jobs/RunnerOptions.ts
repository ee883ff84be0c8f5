import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../context";
import type { Job } from "./defineJob";

/** `retried`: failed, will run again. `dead`: failed for the last time. */
export type Outcome = "done" | "retried" | "dead";

export interface RunnerOptions {
  services: Services;
  jobs: readonly Job[];
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  onOutcome?: (job: Job, outcome: Outcome, seconds: number) => void;
}

import type { Job } from "../jobs/defineJob";
import type { DeliveredEvent, EventKind } from "./events";

export interface Subscription {
  kind: EventKind;
  job: Job;
  /** Whether an event of this kind is worth a job; without it, each one is. */
  concerns?: ((event: never) => boolean) | undefined;
}

/** Runs the job for every event of this kind, at least once. */
export const onEvent = <K extends EventKind>(kind: K, job: Job<DeliveredEvent<K>>): Subscription => ({
  kind,
  job,
});

import { features } from "../../features";
import { removeExpiredKeysHourly } from "../idempotency/removeExpiredKeys";
import type { Subscription } from "../events/onEvent";
import type { Job } from "./defineJob";

/** Which jobs run for which events. */
export const subscriptions: readonly Subscription[] = features.flatMap((feature) => feature.subscriptions ?? []);

/** All jobs. Missing queues are created at the next start. */
export const jobs: readonly Job[] = [
  ...new Set([
    removeExpiredKeysHourly,
    ...features.flatMap((feature) => feature.jobs ?? []),
    ...subscriptions.map(({ job }) => job),
  ]),
];

/** They compute stored times again when a process has newer time zone data. */
export const zoneJobs: readonly Job[] = features.flatMap((feature) => feature.zoneJobs ?? []);

import { features } from "../../features";
import { removeExpiredKeysHourly } from "../idempotency/removeExpiredKeys";
import type { Subscription } from "../events/onEvent";
import type { Job } from "./defineJob";

/** Which jobs run for which events, as `onEvent("commentAdded", notifyAuthor)`. */
export const subscriptions: readonly Subscription[] = [];

/** Every job there is. Its queue is made at the next start. */
export const jobs: readonly Job[] = [removeExpiredKeysHourly, ...features.flatMap((feature) => feature.jobs ?? [])];

import { removeEndedTokensHourly } from "../accounts/removeEndedTokens";
import { removeExpiredKeysHourly } from "../shared/idempotency/removeExpiredKeys";
import type { Job } from "./defineJob";

/** Every job there is. Its queue is made at the next start. */
export const jobs: readonly Job[] = [removeEndedTokensHourly, removeExpiredKeysHourly];

import type { Tx } from "../../../platform/events/transaction";
import { waitingDigests } from "../list/notificationStatements";
import { nextMorning } from "./localTime";
import { setDigests } from "./mailStatements";

interface Clock {
  /** The database's. */
  now: Date;
  /** The member's; null: UTC. */
  timeZone: string | null;
}

/** Plans the next digest of a member. Their list must be locked. Always returns null: no mail is sent now. */
export async function replanDigest(tx: Tx, userId: string, { now, timeZone }: Clock): Promise<null> {
  const [waiting] = await tx.rows<{ isDaily: boolean; isWeekly: boolean }>(waitingDigests(), [userId]);
  const isNeeded = waiting?.isDaily || waiting?.isWeekly;
  const next = isNeeded ? nextMorning(now, timeZone, { isWeekly: !waiting.isDaily }) : null;
  await tx.rows(setDigests, [[userId], [next]]);
  return null;
}

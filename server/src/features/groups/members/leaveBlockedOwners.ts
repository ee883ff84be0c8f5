import { delivered } from "../../../platform/events/events";
import { onEvent } from "../../../platform/events/onEvent";
import { defineJob } from "../../../platform/jobs/defineJob";
import type { Tx } from "../../../platform/events/transaction";
import type { EndedMembership } from "../hooks";
import { leaveBlockedOwner, leavePrivateGroups } from "./blockedOwnerStatements";
import { groupEvents } from "../events";

/**
 * C3: members with a block between them and the owner leave a private group. A new block does this at once; this job is for
 * groups that become private, or get another owner, after the block.
 */
const leaveBlockedOwners = defineJob({
  name: "leave-groups-of-blocked-owners",
  schema: delivered(groupEvents.groupUpdated),
  run: ({ db }, { groupId }) =>
    db.transaction(async (tx) => {
      await announceEnds(tx, await tx.rows<EndedMembership>(leaveBlockedOwner, [groupId]));
    }),
});

export const leavingBlockedOwners = [onEvent("groupUpdated", leaveBlockedOwners)];

/** C3: members with a new block between them leave the private groups of each other. */
export async function leaveGroupsOfBlocked(tx: Tx, pair: { blockerId: string; blockedId: string }): Promise<void> {
  await announceEnds(tx, await tx.rows<EndedMembership>(leavePrivateGroups, [pair.blockerId, pair.blockedId]));
}

/** What follows from memberships that a block ended, in the same transaction. */
export async function announceEnds(tx: Tx, ended: readonly EndedMembership[]): Promise<void> {
  if (ended.length === 0) return;
  await tx.runHooks("membershipsEnded", ended);
  for (const membership of ended)
    tx.publish("memberLeft", membership, (live) => live.publish("groupChanged", { id: membership.groupId }));
}

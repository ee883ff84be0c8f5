import { delivered } from "../../platform/events/events";
import { onEvent } from "../../platform/events/onEvent";
import { defineJob } from "../../platform/jobs/defineJob";
import { endMemberships } from "../../platform/memberships/endMemberships";
import type { EndedMembership } from "../../platform/memberships/MembershipEnd";
import { leaveBlockedOwner } from "../blocks/blockStatements";
import { groupEvents } from "./events";

/**
 * C3: members with a block between them and the owner leave a private group. A new block does this at once; this job is for
 * groups that become private, or get another owner, after the block.
 */
const leaveBlockedOwners = defineJob({
  name: "leave-groups-of-blocked-owners",
  schema: delivered(groupEvents.groupUpdated),
  run: ({ db }, { groupId }) =>
    db.transaction(async (tx) => {
      const ended = await tx.rows<EndedMembership>(leaveBlockedOwner, [groupId]);
      await endMemberships(tx, ended);
      for (const membership of ended) tx.publish("memberLeft", membership, (live) => live.groupChanged(groupId));
    }),
});

export const leavingBlockedOwners = [onEvent("groupUpdated", leaveBlockedOwners)];

import { delivered } from "../../platform/events/events";
import { onEvent } from "../../platform/events/onEvent";
import { defineJob } from "../../platform/jobs/defineJob";
import { type EndedMembership, endMemberships } from "../../platform/memberships/membershipEnds";
import { leaveBlockedOwner } from "../blocks/blockStatements";
import { groupEvents } from "./events";

/**
 * C3: a private group is left by who has a block with its owner. A block itself sees to that at once; this is for groups that
 * become private, or get another owner, after it.
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

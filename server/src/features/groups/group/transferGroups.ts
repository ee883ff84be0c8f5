import { delivered } from "../../../platform/events/events";
import { onEvent } from "../../../platform/events/onEvent";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob } from "../../../platform/jobs/defineJob";
import { accountEvents } from "../../accounts/events";
import { toLivePost } from "../discussion/livePosts";
import type { Post } from "../discussion/Post";
import { groupsToTransfer } from "./transferStatements";
import * as statements from "./groupStatements";

interface Successor {
  groupId: string;
  userId: string;
}

/**
 * Transfers groups of a suspended owner that have no moderator to the member who has belonged to them longest. The previous
 * owner stays a member, also after the suspension.
 */
const transferGroups = defineJob({
  name: "hand-on-groups-of-suspended",
  schema: delivered(accountEvents.absenceChanged),
  async run({ db }, { userId: ownerId }) {
    // Queries again after each round; groups that could not be transferred are skipped.
    const done = new Set<string>();
    for (;;) {
      const found = await db.rows<Successor>(groupsToTransfer, [ownerId]);
      const successors = found.filter(({ groupId }) => !done.has(groupId));
      if (successors.length === 0) return;
      for (const successor of successors) {
        done.add(successor.groupId);
        await db.transaction((tx) => transferGroup(tx, ownerId, successor));
      }
    }
  },
});

/** Locks both members, the post and the group, in the order of every transfer. The successor may have left meanwhile. */
async function transferGroup(tx: Tx, ownerId: string, { groupId, userId }: Successor): Promise<void> {
  await tx.rows(statements.lockMembers, [[ownerId, userId]]);
  await tx.rows(statements.lockPost, [groupId]);
  await tx.rows(statements.lockGroup, [groupId]);
  const still = await tx.rows<Successor>(groupsToTransfer, [ownerId]);
  if (!still.some((successor) => successor.groupId === groupId && successor.userId === userId)) return;
  const [ofGroup, ofMembers, ofPost] = statements.transferOwnership as [string, string, string];
  const values = [groupId, userId, ownerId];
  await tx.rows(ofGroup, values);
  await tx.rows(ofMembers, values);
  const [post] = await tx.rows<Post>(ofPost, values);
  if (post) tx.notify((live) => live.publish("likesChanged", toLivePost(post)));
  tx.publish("groupUpdated", { groupId }, (live) => live.publish("groupChanged", { id: groupId }));
}

export const transferringGroups = [onEvent("absenceChanged", transferGroups)];

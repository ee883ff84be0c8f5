import { delivered } from "../../platform/events/events";
import { onEvent } from "../../platform/events/onEvent";
import type { Tx } from "../../platform/events/transaction";
import { defineJob } from "../../platform/jobs/defineJob";
import { accountEvents } from "../accounts/events";
import { toLivePost } from "../posts/livePosts";
import type { Post } from "../posts/Post";
import { groupsToHandOn } from "./handOnStatements";
import * as statements from "./groupStatements";

interface Heir {
  groupId: string;
  userId: string;
}

/**
 * The groups of a suspended owner go on: under their moderators, or with the member who belongs to them longest. The owner
 * until now stays a member, also after the suspension.
 */
const handOnGroups = defineJob({
  name: "hand-on-groups-of-suspended",
  schema: delivered(accountEvents.absenceChanged),
  async run({ db }, { userId: ownerId }) {
    // Each round looks again: what could not be handed on is passed over.
    const done = new Set<string>();
    for (;;) {
      const found = await db.rows<Heir>(groupsToHandOn, [ownerId]);
      const heirs = found.filter(({ groupId }) => !done.has(groupId));
      if (heirs.length === 0) return;
      for (const heir of heirs) {
        done.add(heir.groupId);
        await db.transaction((tx) => handOn(tx, ownerId, heir));
      }
    }
  },
});

/** Both, the post and the group are locked, in the order of every hand-over; the heir may have left meanwhile. */
async function handOn(tx: Tx, ownerId: string, { groupId, userId }: Heir): Promise<void> {
  await tx.rows(statements.lockMembers, [[ownerId, userId]]);
  await tx.rows(statements.lockPost, [groupId]);
  await tx.rows(statements.lockGroup, [groupId]);
  const still = await tx.rows<Heir>(groupsToHandOn, [ownerId]);
  if (!still.some((heir) => heir.groupId === groupId && heir.userId === userId)) return;
  const [ofGroup, ofMembers, ofPost] = statements.handOver as [string, string, string];
  const values = [groupId, userId, ownerId];
  await tx.rows(ofGroup, values);
  await tx.rows(ofMembers, values);
  const [post] = await tx.rows<Post>(ofPost, values);
  if (post) tx.notify((live) => live.likesChanged(toLivePost(post)));
  tx.publish("groupUpdated", { groupId }, (live) => live.groupChanged(groupId));
}

export const handingOn = [onEvent("absenceChanged", handOnGroups)];

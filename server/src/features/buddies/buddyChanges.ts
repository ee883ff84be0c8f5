import { v7 as newId } from "uuid";
import { badInput, notFound, unauthenticated } from "../../errors";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import type { Tx } from "../../platform/events/transaction";
import { blockedPairs, lockMembers } from "../blocks/blockStatements";
import type { User } from "../accounts/users/User";
import { BuddyLink } from "./BuddyLink";
import { endRequests } from "./buddyStatements";
import { buddyMessages } from "./messages";

/**
 * Changes the relation between the viewer and another member, and returns that member. Locks both, which serializes changes of
 * one pair.
 */
export async function changeBetween(
  ctx: AppContext,
  viewerId: string,
  givenId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<User> {
  const userId = givenId.toLowerCase();
  if (userId === viewerId) throw badInput({ field: "userId", message: buddyMessages.oneself() });
  await ctx.db.transaction(async (tx) => {
    const locked = await tx.rows<{ id: string }>(lockMembers, [[viewerId, userId]]);
    if (!locked.some(({ id }) => id === userId)) throw notFound(buddyMessages.noMember());
    if (locked.length < 2) throw unauthenticated();
    const [hidden] = await tx.rows(blockedPairs, [[viewerId], [userId]]);
    if (hidden) throw notFound(buddyMessages.noMember());
    await change(tx);
  });
  ctx.loaders.buddyRelation.clear({ viewerId, userId });
  return loadParent(ctx.loaders.user, userId);
}

/** Links the sender and the recipient of an accepted request. */
export async function link(tx: Tx, accepted: { requestId: string; fromId: string; toId: string }): Promise<void> {
  const { fromId, toId } = accepted;
  publishEnds(tx, await tx.rows(endRequests, [fromId, toId]));
  publishEnds(tx, await tx.rows(endRequests, [toId, fromId]));
  const sides = [
    { id: newId(), userId: fromId, buddyId: toId },
    { id: newId(), userId: toId, buddyId: fromId },
  ];
  await tx.createQueryBuilder().insert().into(BuddyLink).values(sides).orIgnore().execute();
  tx.publish("buddyAccepted", accepted);
}

export function publishEnds(tx: Tx, ended: readonly { id: string }[]): void {
  for (const { id } of ended) tx.publish("buddyRequestEnded", { requestId: id });
}

import { v7 as newId } from "uuid";
import { AppError } from "../../errors";
import { inEnglish } from "../../messages";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { claimKeyIn, findFirstResult, toRepeatable } from "../../platform/idempotency/idempotency";
import { hasVerifiedEmail } from "../accounts/recovery/verification";
import { changeBetween } from "../buddies/buddyChanges";
import { areBuddies } from "../buddies/buddyStatements";
import { buddyActions } from "../buddies/buddyPolicy";
import { buddyMessages } from "../buddies/messages";
import { getGroup, reload } from "../groups/group/groupService";
import { GroupVisibility } from "../groups/group/choices";
import type { Group } from "../groups/group/Group";
import { markPrivateMembers } from "../groups/members/membershipStatements";
import { insertPostOfGroup } from "../groups/discussion/changeStatements";
import type { OpenBuddyGroupInput } from "./buddyGroupInputs";
import * as statements from "./buddyGroupStatements";
import { buddyGroupMessages } from "./messages";

/**
 * The private group of the viewer and a buddy, with both in it. A pair has one: it is started when first opened, and brought
 * back after one or both have left. Throws FORBIDDEN for a member who is no buddy.
 */
export async function openBuddyGroup(ctx: AppContext, input: OpenBuddyGroupInput): Promise<Group> {
  const { id: viewerId } = authorize(ctx, buddyActions.openGroup);
  const userId = input.userId.toLowerCase();
  const repeatable = toRepeatable(input.idempotencyKey, "openBuddyGroup", userId);
  const first = repeatable && (await findFirstResult(ctx.db, viewerId, repeatable));
  if (first) return getGroup(ctx, first);
  const isVerified = await hasVerifiedEmail(ctx, viewerId);
  let groupId = "";
  await changeBetween(ctx, viewerId, userId, async (tx) => {
    if ((await tx.rows(areBuddies, [viewerId, userId])).length === 0)
      throw new AppError("FORBIDDEN", buddyGroupMessages.noBuddies());
    if (!isVerified) throw new AppError("FORBIDDEN", buddyMessages.unverified());
    groupId = await findOrStart(tx, viewerId, userId);
    // Sent twice at once, the second waited for the first.
    if (repeatable) await claimKeyIn(tx, viewerId, repeatable, groupId);
    await admitBoth(tx, groupId, [viewerId, userId]);
  });
  return reload(ctx, groupId);
}

/** Both members are locked. */
async function findOrStart(tx: Tx, viewerId: string, userId: string): Promise<string> {
  const [known] = await tx.rows<Group>(statements.groupOfPair, [viewerId, userId]);
  if (known) return known.id;
  const id = newId();
  const text = inEnglish(buddyGroupMessages.opening());
  await tx.rows(insertPostOfGroup, [id, viewerId, text, GroupVisibility.PRIVATE, null, null]);
  await tx.rows(statements.closeToOthers, [id]);
  await tx.rows(statements.addPair, [id, viewerId, userId]);
  return id;
}

async function admitBoth(tx: Tx, groupId: string, both: readonly string[]): Promise<void> {
  await tx.rows(markPrivateMembers, [both]);
  const joined = await tx.rows<{ userId: string }>(statements.admitBoth, [groupId, both, both.map(() => newId())]);
  if (joined.length === 0) return;
  for (const { userId } of joined) tx.publish("memberJoined", { groupId, userId });
  tx.notify((live) => {
    live.publish("viewersChanged", { userIds: [...both] });
    live.publish("groupChanged", { id: groupId });
  });
}

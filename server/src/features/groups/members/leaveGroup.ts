import { conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { MemberRole, MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import type { Membership } from "./Membership";
import type { GroupInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { findAgain, getGroup, lockGroupIn } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { groupMessages } from "../messages";

/** Leaves a group; does nothing without a membership. The owner cannot leave, except a group of two. null: the viewer cannot see the group any more. */
export async function leaveGroup(ctx: AppContext, { groupId }: GroupInput): Promise<Group | null> {
  const { id: userId } = authorize(ctx, groupActions.read);
  const found = await getGroup(ctx, groupId);
  await ctx.db.transaction(async (tx) => {
    const { id, isForTwo } = await lockGroupIn(tx, found.id);
    const [own] = await tx.rows<Pick<Membership, "id" | "role" | "state">>(statements.lockMembership, [id, userId]);
    if (own?.state !== MembershipState.ACTIVE) return;
    if (own.role === MemberRole.OWNER && !isForTwo) throw conflict(groupMessages.ownerStays());
    if (own.role === MemberRole.OWNER) await transferToOtherMember(tx, id, userId);
    await tx.rows(statements.removeMembership, [own.id]);
    await tx.rows(statements.countMembers, [id, -1]);
    await tx.runHooks("membershipsEnded", [{ groupId: id, userId }]);
    tx.publish("memberLeft", { groupId: id, userId }, (live) => live.publish("groupChanged", { id }));
  });
  return findAgain(ctx, found.id);
}

/** Transfers a group of two to the other member; the last member stays the owner. */
async function transferToOtherMember(tx: Tx, groupId: string, ownerId: string): Promise<void> {
  const members = await tx.rows<{ id: string }>(statements.memberIds, [groupId]);
  const other = members.find(({ id }) => id !== ownerId);
  if (!other) return;
  for (const statement of statements.transferOwnership) await tx.rows(statement, [groupId, other.id, ownerId]);
}

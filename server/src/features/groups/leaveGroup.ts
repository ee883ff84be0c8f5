import { conflict } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { endMemberships } from "../../platform/memberships/membershipEnds";
import { isPrivate } from "../memberships/access";
import { MemberRole, MembershipState } from "../memberships/choices";
import type { Group } from "../memberships/Group";
import type { Membership } from "../memberships/Membership";
import type { GroupInput } from "./groupInputs";
import { groupActions } from "./groupPolicy";
import { getGroup, lockGroupIn, reload } from "./groupService";
import * as statements from "./groupStatements";
import { groupMessages } from "./messages";

/** Leaves a group; without a membership it changes nothing. The owner stays, but in a group of two. null: the group is not there any more. */
export async function leaveGroup(ctx: AppContext, { groupId }: GroupInput): Promise<Group | null> {
  const { id: userId } = authorize(ctx, groupActions.read);
  const found = await getGroup(ctx, groupId);
  const hasLeft = await ctx.db.transaction(async (tx) => {
    const { id, isForTwo } = await lockGroupIn(tx, found.id);
    const [own] = await tx.rows<Pick<Membership, "id" | "role" | "state">>(statements.lockMembership, [id, userId]);
    if (own?.state !== MembershipState.ACTIVE) return false;
    if (own.role === MemberRole.OWNER && !isForTwo) throw conflict(groupMessages.ownerStays());
    if (own.role === MemberRole.OWNER) await passOn(tx, id, userId);
    await tx.rows(statements.removeMembership, [own.id]);
    await tx.rows(statements.countMembers, [id, -1]);
    await endMemberships(tx, [{ groupId: id, userId }]);
    tx.publish("memberLeft", { groupId: id, userId }, (live) => live.groupChanged(id));
    return true;
  });
  ctx.loaded?.post.clear(found.id);
  const group = await reload(ctx, found.id);
  return hasLeft && isPrivate(group) ? null : group;
}

/** Of two members the other one owns the group then; it stays with the last. */
async function passOn(tx: Tx, groupId: string, ownerId: string): Promise<void> {
  const members = await tx.rows<{ id: string }>(statements.memberIds, [groupId]);
  const other = members.find(({ id }) => id !== ownerId);
  if (!other) return;
  for (const statement of statements.handOver) await tx.rows(statement, [groupId, other.id, ownerId]);
}

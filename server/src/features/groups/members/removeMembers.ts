import { AppError, conflict, forbidden } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import type { Membership } from "./Membership";
import { memberNamed } from "./membershipStatements";
import { auditGroup } from "../group/auditGroup";
import type { GroupMemberInput } from "../group/groupInputs";
import { groupActions, hasRoom, mayRemove } from "../group/groupPolicy";
import { getGroup, reload, membershipStatus } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { lockToAdmit } from "../requests/lockToAdmit";
import { groupMessages } from "../messages";
import { statusIn } from "./statusIn";

/** Removes a member, who can join again only when readmitted. Only the owner can remove a moderator; nobody can remove the owner. */
export async function removeMember(ctx: AppContext, input: GroupMemberInput): Promise<Group> {
  return change(ctx, input, async (tx, { group, own, other, userId, removedById }) => {
    if (other?.state !== MembershipState.ACTIVE) throw conflict(groupMessages.noMember(), "userId");
    if (!mayRemove(own, other)) throw forbidden();
    await tx.rows(statements.setState, [other.id, MembershipState.REMOVED]);
    await tx.rows(statements.countMembers, [group.id, -1]);
    await tx.runHooks("membershipsEnded", [{ groupId: group.id, userId, removedById }]);
    tx.publish("memberLeft", { groupId: group.id, userId });
    tx.publish("memberRemoved", { membershipId: other.id, groupId: group.id, userId });
    return "group.removed";
  });
}

/** Readmits a removed member. */
export async function readmitMember(ctx: AppContext, input: GroupMemberInput): Promise<Group> {
  return change(ctx, input, async (tx, { group, other, userId }) => {
    if (other?.state !== MembershipState.REMOVED) throw conflict(groupMessages.notRemoved(), "userId");
    if (!hasRoom(group)) throw new AppError("GROUP_FULL", groupMessages.full());
    await tx.rows(statements.setState, [other.id, MembershipState.ACTIVE]);
    await tx.rows(statements.countMembers, [group.id, 1]);
    tx.publish("memberJoined", { groupId: group.id, userId });
    return "group.readmitted";
  });
}

type Row = Pick<Membership, "id" | "role" | "state">;

interface Acts {
  group: Group;
  own: Row;
  other: Row | undefined;
  userId: string;
  /** Who acts. */
  removedById: string;
}

/** Reads both memberships under the lock of the group. Returns the name for the audit log. */
type Change = (tx: Tx, acts: Acts) => Promise<string>;

async function change(ctx: AppContext, input: GroupMemberInput, work: Change): Promise<Group> {
  const found = await getGroup(ctx, input.groupId);
  const viewer = authorize(ctx, groupActions.manage, await membershipStatus(ctx, found));
  const [named] = await ctx.db.rows<{ id: string }>(memberNamed, [found.id, input.userId]);
  const userId = named?.id ?? input.userId.toLowerCase();
  const event = await ctx.db.transaction(async (tx) => {
    const group = await lockToAdmit(tx, found, userId);
    const status = await statusIn(ctx, tx, group.id);
    authorize(ctx, groupActions.manage, status);
    const [own, [other]] = [
      status.membership as Row,
      await tx.rows<Row>(statements.lockMembership, [group.id, userId]),
    ];
    const done = await work(tx, { group, own, other, userId, removedById: viewer.id });
    tx.notify((live) => {
      live.publish("viewersChanged", { userIds: [userId] });
      live.publish("groupChanged", { id: group.id });
    });
    return done;
  });
  auditGroup(ctx, event, { groupId: found.id, memberId: userId });
  return reload(ctx, found.id);
}

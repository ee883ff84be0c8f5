import { badInput, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { fieldMessages } from "../../../platform/messages";
import { MemberRole, MembershipState } from "../group/choices";
import type { Group } from "../group/Group";
import type { Membership } from "./Membership";
import { toLivePost } from "../discussion/livePosts";
import type { Post } from "../discussion/Post";
import { auditGroup } from "../group/auditGroup";
import type { GroupMemberInput, MemberRoleInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { getGroup, lockGroupIn, reload, membershipStatus } from "../group/groupService";
import * as statements from "../group/groupStatements";
import { groupMessages } from "../messages";
import { statusIn } from "./statusIn";

/** Makes a member a moderator, or an ordinary member. Only for the owner. */
export async function setMemberRole(ctx: AppContext, { role, ...input }: MemberRoleInput): Promise<Group> {
  if (role === MemberRole.OWNER) throw badInput({ field: "role", message: groupMessages.handOverInstead() });
  return asOwner(ctx, input, async (tx, { group, other }) => {
    if (other.role === role) return null;
    await tx.rows(statements.setRole, [other.id, role]);
    await tx.rows(statements.countMembers, [group.id, 0]);
    return role === MemberRole.MODERATOR ? "group.moderatorMade" : "group.moderatorEnded";
  });
}

/** Transfers the group and its post to another member. The previous owner stays a member. */
export async function handOverGroup(ctx: AppContext, input: GroupMemberInput): Promise<Group> {
  const group = await asOwner(ctx, input, async (tx, { group, ownerId, userId }) => {
    const [ofGroup = "", ofMembers = "", ofPost = ""] = statements.transferOwnership;
    const values = [group.id, userId, ownerId];
    await tx.rows(ofGroup, values);
    await tx.rows(ofMembers, values);
    const [post] = await tx.rows<Post>(ofPost, values);
    if (post) tx.notify((live) => live.publish("likesChanged", toLivePost(post)));
    return "group.handedOver";
  });
  ctx.loaders.post.clear(group.id);
  return group;
}

interface Acts {
  group: Group;
  ownerId: string;
  other: Pick<Membership, "id" | "role">;
  userId: string;
}

/** Gives the name for the audit log; null where nothing changed. */
type Change = (tx: Tx, acts: Acts) => Promise<string | null>;

/** Runs a change of the owner on another member. Both memberships are checked again under the lock of the group. */
async function asOwner(ctx: AppContext, input: GroupMemberInput, change: Change): Promise<Group> {
  const found = await getGroup(ctx, input.groupId);
  const { id: ownerId } = authorize(ctx, groupActions.change, await membershipStatus(ctx, found));
  const userId = input.userId.toLowerCase();
  if (userId === ownerId) throw badInput({ field: "userId", message: fieldMessages.invalid({ field: "userId" }) });
  const event = await ctx.db.transaction(async (tx) => {
    await tx.rows(statements.lockMembers, [[ownerId, userId]]);
    await tx.rows(statements.lockPost, [found.id]);
    const group = await lockGroupIn(tx, found.id);
    authorize(ctx, groupActions.change, await statusIn(ctx, tx, group.id));
    const [other] = await tx.rows<Membership>(statements.lockSeenMembership, [group.id, userId, ownerId]);
    if (other?.state !== MembershipState.ACTIVE) throw conflict(groupMessages.noMember(), "userId");
    const done = await change(tx, { group, ownerId, other, userId });
    if (done)
      tx.publish("groupUpdated", { groupId: group.id }, (live) => live.publish("groupChanged", { id: group.id }));
    return done;
  });
  if (event) auditGroup(ctx, event, { groupId: found.id, memberId: userId });
  return reload(ctx, found.id);
}

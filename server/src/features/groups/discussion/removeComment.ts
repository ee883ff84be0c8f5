import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { forbidden } from "../../../errors";
import type { Tx } from "../../../platform/events/transaction";
import { MemberRole, MembershipState } from "../group/choices";
import type { Membership } from "../members/Membership";
import type { Comment } from "./Comment";
import { commentNotFound, getComment, takeComment } from "./commentService";
import type { Post } from "./Post";
import { auditGroup } from "../group/auditGroup";
import type { RemoveCommentInput } from "../group/groupInputs";
import { groupActions, mayRemove } from "../group/groupPolicy";
import { getGroup, lockGroupIn, membershipStatus } from "../group/groupService";
import { lockMembership } from "../group/groupStatements";
import { statusIn } from "../members/statusIn";

/**
 * Removes what a member wrote in a group, for its owner and moderators. Authors delete their own with `deleteComment`. `within`:
 * the group that it must be in.
 */
export async function removeComment(
  ctx: AppContext,
  { commentId }: RemoveCommentInput,
  within?: string,
): Promise<Post> {
  const comment = await getComment(ctx, commentId, canRemoveComment);
  if (within !== undefined && comment.postId !== within) throw commentNotFound();
  authorize(ctx, groupActions.manage, await membershipStatus(ctx, await getGroup(ctx, comment.postId)));
  const post = await takeComment(ctx, comment, (tx) => requireRight(ctx, tx, comment));
  auditGroup(ctx, "group.commentRemoved", { groupId: comment.postId, memberId: comment.authorId });
  return post;
}

/** The right of now, in the transaction that removes the comment and has locked its post. */
async function requireRight(ctx: AppContext, tx: Tx, { postId, authorId }: Comment): Promise<void> {
  await lockGroupIn(tx, postId);
  const status = await statusIn(ctx, tx, postId);
  authorize(ctx, groupActions.manage, status);
  const [other] = await tx.rows<Pick<Membership, "role" | "state">>(lockMembership, [postId, authorId]);
  if (!mayRemove(status.membership as Membership, roleOf(other))) throw forbidden();
}

/** An author outside the group counts as a member. */
const roleOf = (author: Pick<Membership, "role" | "state"> | null | undefined) => ({
  role: author?.state === MembershipState.ACTIVE ? author.role : MemberRole.MEMBER,
});

/** Moderators cannot remove comments of the owner or of other moderators. */
export async function canRemoveComment(ctx: AppContext, { postId: groupId, authorId }: Comment): Promise<boolean> {
  const own = await findManager(ctx, groupId);
  if (!own) return false;
  const other = await ctx.loaders.membership.load({ groupId, userId: authorId });
  return mayRemove(own, roleOf(other));
}

/** The text of a folded comment, for moderators of the group or the site; null for all others. */
export async function readFolded(ctx: AppContext, { postId, foldedText }: Comment): Promise<string | null> {
  if (foldedText === undefined) return null;
  return can(ctx, groupActions.readFolded, null) || (await findManager(ctx, postId)) ? foldedText : null;
}

/** The viewer's membership if they own or moderate the group. */
async function findManager(ctx: AppContext, groupId: string): Promise<Membership | null> {
  if (!ctx.viewer || ctx.viewer.asStranger) return null;
  const own = await ctx.loaders.membership.load({ groupId, userId: ctx.viewer.id });
  if (own?.state !== MembershipState.ACTIVE || own.role === MemberRole.MEMBER) return null;
  const group = await ctx.loaders.group.load(groupId);
  return group && can(ctx, groupActions.manage, { group, membership: own, isRemoved: false }) ? own : null;
}

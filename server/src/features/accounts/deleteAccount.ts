import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import type { LivePost } from "../../platform/live/events";
import { accountActions } from "./accountPolicy";
import { lockTouchedPosts, removeTraces } from "./accountStatements";
import { requireConfirmation } from "./confirmation/confirmIdentity";
import { refuseShared } from "./sharedAccount";
import { User } from "./User";

/** From a browser someone may have left open, the member confirms first that it is them. */
export async function deleteConfirmedAccount(ctx: AppContext): Promise<void> {
  refuseShared(ctx, authorize(ctx, accountActions.delete).id);
  await requireConfirmation(ctx);
  await deleteAccount(ctx);
}

/**
 * Deletes the viewer and all their data in one transaction, and ends their sessions. Foreign keys cascade; only the
 * counts on other members' posts need a statement.
 */
export async function deleteAccount(ctx: AppContext): Promise<void> {
  const viewer = authorize(ctx, accountActions.delete);
  refuseShared(ctx, viewer.id);
  await ctx.db.transaction(async (tx) => publish(tx, viewer.id, await removeMember(ctx, tx, viewer.id)));
  ctx.sessions.announceEnd({ userId: viewer.id, tokenId: null });
  ctx.log.info(
    { event: "account.deleted", userId: viewer.id, ip: ctx.ip, requestId: ctx.requestId },
    "account.deleted",
  );
}

interface Changes {
  deletedPosts: string[];
  /** The posts of others on which the member commented or liked, as they are now. */
  changedPosts: (ChangedPost & { deletedComments: string[] })[];
}

type ChangedPost = Omit<LivePost, "createdAt"> & { createdAt: Date };

async function removeMember({ sessions }: AppContext, tx: Tx, userId: string): Promise<Changes> {
  // The member's own row first: nothing new of theirs can arrive from here on.
  await tx.findOne(User, { select: { id: true }, where: { id: userId }, lock: { mode: "pessimistic_write" } });
  const posts = await tx.rows<{ id: string; isOwn: boolean }>(lockTouchedPosts, [userId]);
  const changedPosts = await tx.rows<Changes["changedPosts"][number]>(removeTraces, [userId]);
  await sessions.endAllIn(tx, [userId]);
  await tx.delete(User, { id: userId });
  return { deletedPosts: posts.filter(({ isOwn }) => isOwn).map(({ id }) => id), changedPosts };
}

function publish(tx: Tx, userId: string, { deletedPosts, changedPosts }: Changes): void {
  tx.publish("accountDeleted", { userId });
  for (const postId of deletedPosts) {
    tx.publish("postDeleted", { postId, authorId: userId }, (live) => live.postDeleted(postId));
  }
  for (const { deletedComments, createdAt, ...row } of changedPosts) {
    const post = { ...row, createdAt: createdAt.toISOString() };
    for (const id of deletedComments) {
      const data = { commentId: id, postId: post.id, authorId: userId };
      tx.publish("commentDeleted", data, (live) => live.commentDeleted({ id, post }));
    }
    tx.notify((live) => live.likesChanged(post));
  }
}

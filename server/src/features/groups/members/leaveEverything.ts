import type { Tx } from "../../../platform/events/transaction";
import { takePost } from "../discussion/changeStatements";
import type { Comment } from "../discussion/Comment";
import { removeLikesOfMember } from "../discussion/commentLikeStatements";
import { toLiveComment } from "../discussion/livePosts";
import type { LivePost } from "../discussion/liveEvents";
import * as statements from "./leaveEverythingStatements";

interface OwnPost {
  id: string;
  isOwn: boolean;
  isPrivate: boolean;
  wasHidden: boolean;
}

type ChangedPost = Omit<LivePost, "createdAt" | "editedAt"> & { createdAt: Date; editedAt: Date | null };

interface DeletedComment {
  id: string;
  replyToId: string | null;
}

interface Leaver {
  userId: string;
  /** What they wrote stays, without their name. */
  keepsContent: boolean;
}

/**
 * What becomes of discussions and groups when an account ends: the groups of the member go to somebody else, or go with them, and the
 * counts on the posts of others are corrected. Foreign keys delete the rest.
 */
export async function leaveEverything(tx: Tx, leaver: Leaver): Promise<void> {
  const { userId, keepsContent } = leaver;
  const posts = await tx.rows<OwnPost>(statements.lockTouchedPosts, [userId]);
  const inherited = await tx.rows<ChangedPost>(statements.inheritGroups, [userId, keepsContent]);
  const openings = await tx.rows<ChangedPost>(statements.leaveOpenings, [userId, keepsContent]);
  if (keepsContent) for (const statement of statements.leaveTexts) await tx.rows(statement, [userId]);
  await removeTraces(tx, userId);
  const left = await tx.rows<{ id: string }>(statements.leaveGroups, [userId]);
  const changedGroups = [...inherited, ...left];
  await tx.runHooks(
    "membershipsEnded",
    changedGroups.map(({ id: groupId }) => ({ groupId, userId })),
  );
  for (const post of [...inherited, ...openings])
    tx.publish("groupUpdated", { groupId: post.id }, (live) => live.publish("likesChanged", toLive(post)));
  if (!keepsContent)
    publishDeletions(
      tx,
      userId,
      posts.filter(({ id, isOwn }) => isOwn && !inherited.some((post) => post.id === id)),
    );
  for (const { id } of changedGroups) tx.notify((live) => live.publish("groupChanged", { id }));
}

/** Removes likes and comments from the posts of others. */
async function removeTraces(tx: Tx, userId: string): Promise<void> {
  await tx.rows(statements.makeAnsweredAuthor, [userId]);
  for (const comment of await tx.rows<Comment>(removeLikesOfMember, [userId])) {
    const change = toLiveComment(comment, takePost(comment));
    tx.notify((live) => live.publish("commentLiked", change));
  }
  const changed = await tx.rows<ChangedPost & { deletedComments: DeletedComment[] }>(statements.removeTraces, [userId]);
  for (const { deletedComments, ...row } of changed) {
    const post = toLive(row);
    for (const { id, replyToId } of deletedComments) {
      const data = { commentId: id, postId: post.id, authorId: userId };
      tx.publish("commentDeleted", data, (live) => live.publish("commentDeleted", { id, replyToId, post }));
    }
    tx.notify((live) => live.publish("likesChanged", post));
  }
}

/** Foreign keys delete the posts. A private group that goes with its owner has no other members. */
function publishDeletions(tx: Tx, userId: string, posts: readonly OwnPost[]): void {
  for (const { id, isPrivate, wasHidden } of posts) {
    const deletion = { id, authorId: userId, wasHidden, audience: isPrivate ? [] : null };
    tx.publish("postDeleted", { postId: id, authorId: userId }, (live) => live.publish("postDeleted", deletion));
  }
}

const toLive = ({ createdAt, editedAt, ...post }: ChangedPost): LivePost => ({
  ...post,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});

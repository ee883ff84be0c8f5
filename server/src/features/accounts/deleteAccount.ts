import type { EntityManager } from "typeorm";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { type Transaction, transaction } from "../../platform/events/transaction";
import type { LivePost } from "../../platform/live/events";
import { accountActions } from "./accountPolicy";
import { User } from "./User";

/**
 * Deletes the viewer and all their data in one transaction, and ends their sessions. Foreign keys cascade; only the
 * counts on other members' posts need a statement.
 */
export async function deleteAccount(ctx: AppContext): Promise<void> {
  const viewer = authorize(ctx, accountActions.delete);
  await transaction(ctx, async (tx) => publish(tx, viewer.id, await removeMember(tx.db, viewer.id)));
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

async function removeMember(db: EntityManager, userId: string): Promise<Changes> {
  // The member's own row first: nothing new of theirs can arrive from here on.
  await db.findOne(User, { select: { id: true }, where: { id: userId }, lock: { mode: "pessimistic_write" } });
  // Then all posts that they wrote or touched, in one order for everyone: deletions cannot deadlock.
  const posts = await db.query<{ id: string; isOwn: boolean }[]>(
    `select id, author_id = $1 as "isOwn" from posts where id in (
       select post_id from post_likes where user_id = $1 union select post_id from comments where author_id = $1
       union select id from posts where author_id = $1
     ) order by id for update`,
    [userId],
  );
  // One update for both counts: a second update of the same row would check its foreign key again, and wait for
  // another deletion.
  const changedPosts = await db.query<Changes["changedPosts"]>(
    `with unliked as (delete from post_likes where user_id = $1 returning post_id),
          unsaid as (delete from comments where author_id = $1 returning post_id, id),
          gone as (select post_id, null::uuid as comment_id from unliked union all select post_id, id from unsaid),
          counts as (select post_id, count(*) - count(comment_id) as likes, count(comment_id) as comments,
                       coalesce(array_agg(comment_id) filter (where comment_id is not null), '{}') as deleted
                     from gone group by post_id),
          changed as (
            update posts set like_count = like_count - likes, comment_count = comment_count - comments,
              version = version + 1
            from counts where posts.id = counts.post_id
            returning id, author_id as "authorId", text, like_count as "likeCount", comment_count as "commentCount",
              version, created_at as "createdAt", deleted as "deletedComments"
          )
     select * from changed where "authorId" <> $1`,
    [userId],
  );
  await db.delete(User, { id: userId });
  return { deletedPosts: posts.filter(({ isOwn }) => isOwn).map(({ id }) => id), changedPosts };
}

function publish(tx: Transaction, userId: string, { deletedPosts, changedPosts }: Changes): void {
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

import type { EntityManager } from "typeorm";
import type { AppContext } from "../context";
import { retryConflicts } from "../shared/retry";
import { requireViewer } from "./requireViewer";
import { User } from "./User";

/**
 * Deletes the viewer and all their data in one transaction, and ends their sessions. Foreign keys cascade; only the
 * counts on other members' posts need a statement.
 */
export async function deleteAccount(ctx: AppContext): Promise<void> {
  const viewer = requireViewer(ctx);
  await retryConflicts(() => ctx.db.transaction((db) => removeMember(db, viewer.id)));
  ctx.sessions.announceEnd({ userId: viewer.id, tokenId: null });
  ctx.log.info(
    { event: "account.deleted", userId: viewer.id, ip: ctx.ip, requestId: ctx.requestId },
    "account.deleted",
  );
}

async function removeMember(db: EntityManager, userId: string): Promise<void> {
  // The member's own row first: nothing new of theirs can arrive from here on.
  await db.findOne(User, { select: { id: true }, where: { id: userId }, lock: { mode: "pessimistic_write" } });
  // Then all posts that they wrote or touched, in one order for everyone: deletions cannot deadlock.
  await db.query(
    `select 1 from posts where id in (
       select post_id from post_likes where user_id = $1 union select post_id from comments where author_id = $1
       union select id from posts where author_id = $1
     ) order by id for update`,
    [userId],
  );
  // One update for both counts: a second update of the same row would check its foreign key again, and wait for
  // another deletion.
  await db.query(
    `with unliked as (delete from post_likes where user_id = $1 returning post_id),
          unsaid as (delete from comments where author_id = $1 returning post_id),
          gone as (select post_id, 1 as likes, 0 as comments from unliked
                   union all select post_id, 0, 1 from unsaid),
          counts as (select post_id, sum(likes)::integer as likes, sum(comments)::integer as comments
                     from gone group by post_id)
     update posts set like_count = like_count - likes, comment_count = comment_count - comments
     from counts where posts.id = counts.post_id`,
    [userId],
  );
  await db.delete(User, { id: userId });
}

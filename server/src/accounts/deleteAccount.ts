import type { EntityManager } from "typeorm";
import type { AppContext } from "../context";
import { retryConflicts } from "../shared/retry";
import { requireViewer } from "./requireViewer";

/**
 * Removes the viewer and everything of theirs in one transaction, and ends their sessions. Foreign keys cascade; what
 * is left to do by hand are the counts on other members' posts.
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
  await db.query(`select 1 from users where id = $1 for update`, [userId]);
  // Then all posts that they wrote or touched, in one order for everyone: departures cannot wait for each other in a circle.
  await db.query(
    `select 1 from posts where id in (
       select post_id from post_likes where user_id = $1 union select post_id from comments where author_id = $1
       union select id from posts where author_id = $1
     ) order by id for update`,
    [userId],
  );
  // One update for both counts: a second one of the same row would make PostgreSQL look at its author again, and wait
  // for another departure.
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
  await db.query(`delete from users where id = $1`, [userId]);
}

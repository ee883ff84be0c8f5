import { selectList } from "../../platform/database/columns";
import { User } from "./User";

/* All SQL of accounts: the lookup of every signature, and the changes of a whole thread in one statement. */

export const usersById = `select ${selectList(User, "users")} from users where id = any($1)`;

export const mailStatesById = `
  select id, email_verified_at is not null as "isVerified", mail_score as score from users where id = any($1)`;

/** Locks all posts that a member, $1, wrote or touched, in one order for everyone: deletions cannot deadlock. */
export const lockTouchedPosts = `
  select id, author_id = $1 as "isOwn" from posts where id in (
    select post_id from post_likes where user_id = $1 union select post_id from comments where author_id = $1
    union select id from posts where author_id = $1
  ) order by id for update`;

/**
 * Removes the likes and comments of a member, $1, and gives the posts of others that they stood under. One update for both
 * counts: a second update of the same row would check its foreign key again, and wait for another deletion.
 */
export const removeTraces = `
  with unliked as (delete from post_likes where user_id = $1 returning post_id),
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
  select * from changed where "authorId" <> $1`;

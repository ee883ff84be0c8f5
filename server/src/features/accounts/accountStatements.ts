import { selectList } from "../../platform/database/columns";
import { User } from "./User";

/* All SQL of accounts: the lookup of every signature, and the changes of a whole thread in one statement. */

/** Members who are absent are not found. */
export const usersById = `
  select ${selectList(User, "users")} from users where id = any($1) and absence is null`;

export const linkVersionsById = `select id, link_version as "version" from users where id = any($1)`;

export const mailStatesById = `
  select id, email_verified_at is not null as "isVerified", mail_score as score from users where id = any($1)`;

/** Locks all posts that the member $1 wrote, liked or commented on, always in the same order, so that deletions cannot deadlock. */
export const lockTouchedPosts = `
  select id, author_id = $1 as "isOwn", visibility = 'PRIVATE' as "isPrivate", hidden_at is not null as "wasHidden"
  from posts where id in (
    select post_id from post_likes where user_id = $1 union select post_id from comments where author_id = $1
    union select id from posts where author_id = $1 union select id from posts where writer_id = $1
  ) order by id for update`;

/**
 * Removes the likes and comments of the member $1, and returns the posts of others that had them. Both counts are updated at
 * once: a second update of the same row would check its foreign key again, and wait for another deletion.
 */
export const removeTraces = `
  with unliked as (delete from post_likes where user_id = $1 returning post_id),
       unsaid as (delete from comments where author_id = $1 returning post_id, id, hidden_at),
       gone as (select post_id, null::uuid as comment_id from unliked union all select post_id, id from unsaid where hidden_at is null),
       counts as (select post_id, count(*) - count(comment_id) as likes, count(comment_id) as comments,
                    coalesce(array_agg(comment_id) filter (where comment_id is not null), '{}') as deleted
                  from gone group by post_id),
       changed as (
         update posts set like_count = like_count - likes, comment_count = comment_count - comments,
           version = version + 1
         from counts where posts.id = counts.post_id
         returning id, author_id as "authorId", text, like_count as "likeCount", comment_count as "commentCount",
           version, visibility, created_at as "createdAt", deleted as "deletedComments"
       )
  select * from changed where "authorId" <> $1`;

/** The members among $1 who are hidden from guests. */
export const membersForMembers = `select user_id as id from profiles where user_id = any($1) and visibility = 'MEMBERS'`;

/** Sets the version $2 of the picture of the member $1, unless it is already hidden, so that its URL does not change each time. */
export const hidePictureOf = `
  update users set face_version = $2 where id = $1
    and not exists (select from profiles where user_id = $1 and visibility = 'MEMBERS')`;

/** The data for the picture of the member $1, and whether its URL must have the right version. */
export const pictureOfMember = `
  select id, email, face, face_version as "faceVersion",
    exists (select from profiles where user_id = users.id and visibility = 'MEMBERS') as "isHidden"
  from users where id = $1 and absence is null`;

/** The present admins. */
export const lockAdmins = `select id from users where role = 'ADMIN' and absence is null order by id for no key update`;

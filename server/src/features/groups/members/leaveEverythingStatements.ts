import { formerMemberId, makeFormerMemberIf } from "../../accounts/deletion/formerMemberStatements";
import { onlyPlace, withoutBelongings } from "../discussion/answerStatements";

/* SQL for what a member leaves in discussions and groups when the account is deleted. */

/** Locks all posts that the member $1 wrote, liked or commented on, always in the same order, so that deletions cannot deadlock. */
export const lockTouchedPosts = `
  select id, author_id = $1 as "isOwn", visibility = 'PRIVATE' as "isPrivate", hidden_at is not null as "wasHidden"
  from posts where id in (
    select post_id from post_likes where user_id = $1 union select post_id from comments where author_id = $1
    union select post_id from comments where id in (select comment_id from comment_likes where user_id = $1)
    union select id from posts where author_id = $1 union select id from posts where writer_id = $1
  ) order by id for update`;

/** Makes the member to whom the places of comments of the member $1 belong that others have answered. */
export const makeAnsweredAuthor = makeFormerMemberIf(`exists (
  select from comments own join comments answer on answer.reply_to = own.id
  where own.author_id = $1 and answer.author_id <> $1)`);

/**
 * Removes the likes and comments of the member $1, and returns the posts of others that had them. Of comments that others have
 * answered, the places are left. Both counts are updated at once: a second update of the same row would check its foreign key
 * again, and wait for another deletion.
 */
export const removeTraces = `
  with unliked as (delete from post_likes where user_id = $1 returning post_id),
       old as (
         select id, post_id, reply_to, hidden_at, exists (
           select from comments answer where answer.reply_to = comments.id and answer.author_id <> $1
         ) as is_answered from comments where author_id = $1
       ),
       unsaid as (delete from comments using old where comments.id = old.id and not old.is_answered),
       left_behind as (
         update comments set ${onlyPlace}, answer_count = (
           select count(*) from comments answer
           where answer.reply_to = comments.id and answer.author_id <> $1 and answer.hidden_at is null
         ) from old where comments.id = old.id and old.is_answered
       ),
       ${withoutBelongings("old.is_answered")},
       answered as (
         update comments set answer_count = comments.answer_count - taken.count from (
           select reply_to, count(*)::integer as count from old
           where reply_to is not null and hidden_at is null group by reply_to
         ) taken where comments.id = taken.reply_to and comments.author_id <> $1
       ),
       gone as (
         select post_id, null::uuid as comment_id, null::uuid as reply_to from unliked
         union all select post_id, id, reply_to from old where hidden_at is null
       ),
       counts as (select post_id, count(*) - count(comment_id) as likes, count(comment_id) as comments,
                    coalesce(jsonb_agg(jsonb_build_object('id', comment_id, 'replyToId', reply_to))
                      filter (where comment_id is not null), '[]') as deleted
                  from gone group by post_id),
       changed as (
         update posts set like_count = like_count - likes, comment_count = comment_count - comments,
           version = version + 1
         from counts where posts.id = counts.post_id
         returning id, author_id as "authorId", text, pictures, mentions, like_count as "likeCount", comment_count as "commentCount",
           version, visibility, edited_at as "editedAt", created_at as "createdAt", deleted as "deletedComments"
       )
  select * from changed where "authorId" <> $1`;

/**
 * Removes the member $1 from the groups of others, and returns these groups. Groups are always locked in the same order, so
 * deletions cannot deadlock.
 */
export const leaveGroups = `
  with places as (
      select id from study_groups where owner_id <> $1 and id in (select group_id from memberships where user_id = $1)
      order by id for no key update
    ),
    gone as (
      delete from memberships using places where group_id = places.id and user_id = $1 returning group_id, state
    )
  update study_groups set member_count = member_count - 1, version = version + 1
  from gone where study_groups.id = gone.group_id and gone.state = 'ACTIVE' returning study_groups.id`;

/**
 * Transfers the groups of the member $1 that have other members: to the oldest moderator, else to the oldest member; absent
 * members come last. Members who are being deleted are skipped. $2: whether the opening text stays, without a name; that of
 * another author always stays.
 */
export const inheritGroups = `
  with successors as (
      select place.id, successor.user_id from (
        select id from study_groups where owner_id = $1 and member_count > 1 order by id for no key update
      ) place cross join lateral (
        select memberships.user_id from memberships join users on users.id = memberships.user_id
        where group_id = place.id and state = 'ACTIVE' and memberships.user_id <> $1
        order by (users.absence is not null), (memberships.role = 'MODERATOR') desc, memberships.created_at, memberships.id
        limit 1 for key share of users skip locked
      ) successor
    ),
    gone as (delete from memberships using successors where group_id = successors.id and memberships.user_id = $1),
    owners as (
      update memberships set role = 'OWNER' from successors
      where group_id = successors.id and memberships.user_id = successors.user_id
    ),
    owned as (
      update study_groups set owner_id = successors.user_id, member_count = member_count - 1, version = version + 1
      from successors where study_groups.id = successors.id
    )
  update posts set author_id = successors.user_id, version = version + 1,
    text = case when writer_id is null and not $2::boolean then '' else text end,
    pictures = case when writer_id is null and not $2::boolean then null else pictures end,
    mentions = case when writer_id is null and not $2::boolean then null else mentions end,
    writer_id = case when writer_id is null and $2::boolean then '${formerMemberId}'::uuid
      when writer_id = successors.user_id then null else writer_id end
  from successors where posts.id = successors.id
  returning posts.id, author_id as "authorId", text, pictures, mentions, like_count as "likeCount", comment_count as "commentCount",
    version, visibility, edited_at as "editedAt", created_at as "createdAt"`;

/** Removes the opening texts of the member $1 in groups that they had transferred, or keeps them without the name ($2). */
export const leaveOpenings = `
  update posts set version = version + 1, text = case when $2::boolean then text else '' end,
    pictures = case when $2::boolean then pictures end, mentions = case when $2::boolean then mentions end,
    writer_id = case when $2::boolean then '${formerMemberId}'::uuid end
  where writer_id = $1
  returning posts.id, author_id as "authorId", text, pictures, mentions, like_count as "likeCount", comment_count as "commentCount",
    version, visibility, edited_at as "editedAt", created_at as "createdAt"`;

/** Keeps the texts and groups of the member $1 without their name. */
export const leaveTexts = [
  `update study_groups set owner_id = '${formerMemberId}', version = version + 1 where owner_id = $1`,
  `update memberships set user_id = '${formerMemberId}', message = null where user_id = $1 and role = 'OWNER'`,
  `update posts set author_id = '${formerMemberId}', version = version + 1 where author_id = $1`,
  `update comments set author_id = '${formerMemberId}' where author_id = $1`,
];

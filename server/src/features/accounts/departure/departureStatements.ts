import { jobSchema } from "../../../platform/jobs/jobSql";
import { mail } from "../../../platform/limits/jobLimits";

/* SQL for deleting members. */

/** The author of texts of deleted members: an account without sign-in, profile, mail and requests. */
export const formerMemberId = "00000000-0000-7000-8000-000000000001";

/** Created when the first member leaves texts. Its key is no address, so no account can have it. */
export const makeFormerMember = [
  `insert into users (id, name, email, email_key, email_rank, password_hash, token_version, mail_score, created_at)
   values ('${formerMemberId}', 'Former member', 'former.member@study-circle.invalid',
     'former member', 0, 'none', 0, ${mail.stopScore}, '2020-01-01')
   on conflict (id) do nothing`,
  `insert into contact_settings (user_id, contactable) values ('${formerMemberId}', 'NOBODY') on conflict do nothing`,
];

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
    writer_id = case when writer_id is null and $2::boolean then '${formerMemberId}'::uuid
      when writer_id = successors.user_id then null else writer_id end
  from successors where posts.id = successors.id
  returning posts.id, author_id as "authorId", text, like_count as "likeCount", comment_count as "commentCount",
    version, visibility, created_at as "createdAt"`;

/** Removes the opening texts of the member $1 in groups that they had transferred, or keeps them without the name ($2). */
export const leaveOpenings = `
  update posts set version = version + 1, text = case when $2::boolean then text else '' end,
    writer_id = case when $2::boolean then '${formerMemberId}'::uuid end
  where writer_id = $1
  returning posts.id, author_id as "authorId", text, like_count as "likeCount", comment_count as "commentCount",
    version, visibility, created_at as "createdAt"`;

/** The groups of two of the member $1 are over; the other member keeps what was written, under this title. */
export const endGroupsOfTwo = `
  update study_groups set title = 'Your group with a former member', version = version + 1
  where is_for_two and id in (select group_id from buddy_groups where user_id = $1)`;

/** Keeps the texts and groups of the member $1 without their name. */
export const leaveTexts = [
  `update study_groups set owner_id = '${formerMemberId}', version = version + 1 where owner_id = $1`,
  `update memberships set user_id = '${formerMemberId}', message = null where user_id = $1 and role = 'OWNER'`,
  `update posts set author_id = '${formerMemberId}', version = version + 1 where author_id = $1`,
  `update comments set author_id = '${formerMemberId}' where author_id = $1`,
];

/** Removes jobs that contain the address $1. $2: the queues to search. */
export const removeJobsWithAddress = ["job", "archive"].map(
  (table) => `delete from ${jobSchema}.${table} where name = any($2) and lower(data #>> '{data,email}') = lower($1)`,
);

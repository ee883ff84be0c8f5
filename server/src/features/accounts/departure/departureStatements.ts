import { jobSchema } from "../../../platform/jobs/jobSql";
import { mail } from "../../../platform/limits/jobLimits";

/* SQL of members who leave for good. */

/** Who stands beside texts that were left without a name. Cannot sign in, has no profile, and gets no mail and no requests. */
export const formerMemberId = "00000000-0000-7000-8000-000000000001";

/** Made when the first member leaves texts behind. Its key is none of an address: nobody can have signed up with it before. */
export const makeFormerMember = [
  `insert into users (id, name, email, email_key, email_rank, password_hash, token_version, mail_score, created_at)
   values ('${formerMemberId}', 'Former member', 'former.member@study-circle.invalid',
     'former member', 0, 'none', 0, ${mail.stopScore}, '2020-01-01')
   on conflict (id) do nothing`,
  `insert into contact_settings (user_id, contactable) values ('${formerMemberId}', 'NOBODY') on conflict do nothing`,
];

/**
 * Takes the member $1 out of the groups of others, which count their members, and gives those groups. Groups are locked in
 * one order for everyone: deletions cannot deadlock.
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
 * The groups of the member $1 that others belong to go on: with the moderator who belongs to it longest, else the member,
 * and who is absent comes last. Members who are being deleted at this moment are passed over. $2: whether the opening text
 * stays, without a name; somebody else's stays anyway.
 */
export const inheritGroups = `
  with heirs as (
      select place.id, heir.user_id from (
        select id from study_groups where owner_id = $1 and member_count > 1 order by id for no key update
      ) place cross join lateral (
        select memberships.user_id from memberships join users on users.id = memberships.user_id
        where group_id = place.id and state = 'ACTIVE' and memberships.user_id <> $1
        order by (users.absence is not null), (memberships.role = 'MODERATOR') desc, memberships.created_at, memberships.id
        limit 1 for key share of users skip locked
      ) heir
    ),
    gone as (delete from memberships using heirs where group_id = heirs.id and memberships.user_id = $1),
    owners as (
      update memberships set role = 'OWNER' from heirs
      where group_id = heirs.id and memberships.user_id = heirs.user_id
    ),
    owned as (
      update study_groups set owner_id = heirs.user_id, member_count = member_count - 1, version = version + 1
      from heirs where study_groups.id = heirs.id
    )
  update posts set author_id = heirs.user_id, version = version + 1,
    text = case when writer_id is null and not $2::boolean then '' else text end,
    writer_id = case when writer_id is null and $2::boolean then '${formerMemberId}'::uuid
      when writer_id = heirs.user_id then null else writer_id end
  from heirs where posts.id = heirs.id
  returning posts.id, author_id as "authorId", text, like_count as "likeCount", comment_count as "commentCount",
    version, visibility, created_at as "createdAt"`;

/** What the member $1 wrote in groups that they have handed over: removed, or left without their name ($2). */
export const leaveOpenings = `
  update posts set version = version + 1, text = case when $2::boolean then text else '' end,
    writer_id = case when $2::boolean then '${formerMemberId}'::uuid end
  where writer_id = $1
  returning posts.id, author_id as "authorId", text, like_count as "likeCount", comment_count as "commentCount",
    version, visibility, created_at as "createdAt"`;

/** The texts of the member $1 go on without their name, and so do the groups that they started. */
export const leaveTexts = [
  `update study_groups set owner_id = '${formerMemberId}', version = version + 1 where owner_id = $1`,
  `update memberships set user_id = '${formerMemberId}', message = null where user_id = $1 and role = 'OWNER'`,
  `update posts set author_id = '${formerMemberId}', version = version + 1 where author_id = $1`,
  `update comments set author_id = '${formerMemberId}' where author_id = $1`,
];

/** Jobs that carry the address $1, waiting or failed. $2: the names of the queues that can have one. */
export const removeJobsWithAddress = ["job", "archive"].map(
  (table) => `delete from ${jobSchema}.${table} where name = any($2) and lower(data #>> '{data,email}') = lower($1)`,
);

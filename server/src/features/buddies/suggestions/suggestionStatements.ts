import { suggestions as limits } from "../limits";
import { joinedUserColumn } from "../../accounts/users/joinedUser";
import { belongsLong } from "../buddyStatements";

/* All SQL of suggestions. $1 is the viewer. */

/** Members who are never suggested: buddies, requests, blocks, dismissals and the viewer. */
const known = `
  select $1::uuid
  union all select dismissed_id from dismissed_suggestions where user_id = $1
  union all select buddy_id from buddy_links where user_id = $1
  union all select to_id from buddy_requests where from_id = $1
  union all select from_id from buddy_requests where to_id = $1
  union all select blocked_id from blocks where blocker_id = $1
  union all select blocker_id from blocks where blocked_id = $1`;

/**
 * Whether a member may be suggested, checked for each scanned row. Members who accept no requests are never suggested; those who
 * accept them only in shared groups are suggested only from these. The setting is a scalar subquery, not a join, so that
 * PostgreSQL looks up one row; and it is compared by `is not true`, which PostgreSQL estimates as frequent, so that it reads the
 * index in order.
 */
const isFree = (member: string, isClosed: string) => `
  ${member} not in (select id from known)
  and (select ${isClosed} from contact_settings c where c.user_id = ${member}) is not true`;

const closedToOthers = "c.contactable <> 'EVERYONE'";
/** For the search in `circles` with memberships `p`: both must have been members for a while, as for a request. */
const closedToFellows = `${closedToOthers}
  and not (c.contactable = 'SHARED_GROUPS' and ${belongsLong("p")} and ${belongsLong("circles")})`;

const newest = (table: string, condition: string, limit: number, { tie = "id", isClosed = closedToOthers } = {}) => `
  select p.user_id, p.created_at from ${table} p where ${condition} and ${isFree("p.user_id", isClosed)}
  order by p.created_at desc, p.${tie} desc limit ${limit}`;

/** What a viewer without a profile wants to learn, and when. */
const wishesAlone = `study_wishes where user_id = $1 and not exists (select from profiles where user_id = $1)`;

/**
 * The viewer's own profile, or wishes, and those of members who may have something in common with them: the newest with the same
 * interest, with the same interest and a clock near the viewer's, with each of the viewer's skills, who know what the viewer
 * learns or learn what the viewer knows, and in each of their groups. Each search reads a short index range; of all results, those found most often are read one by one (`offset 0`),
 * independent of PostgreSQL's estimates. $2 and $3: the names of all time zones, and their UTC offsets in minutes.
 */
export const candidatesStatement = `
  with known (id) as materialized (${known}),
  mine as materialized (
    select interest, time_zone, learning from profiles where user_id = $1
    union all select null, time_zone, learning from ${wishesAlone}
  ),
  zone (name) as materialized (
    select near.name from mine
    join unnest($2::text[], $3::int[]) as own (name, minutes) on own.name = mine.time_zone
    join unnest($2::text[], $3::int[]) as near (name, minutes)
      on near.minutes between own.minutes - ${limits.nearMinutes} and own.minutes + ${limits.nearMinutes}
  ),
  circles (id, created_at) as materialized (
    select own.group_id, own.created_at from memberships own
    join study_groups place on place.id = own.group_id and not place.is_for_two
    join posts on posts.id = own.group_id and posts.hidden_at is null
    where own.user_id = $1 and own.state = 'ACTIVE' order by own.created_at desc, own.id desc limit ${limits.groups}
  ),
  found (user_id, created_at) as (
    select same.* from mine cross join lateral (
      ${newest("profiles", "not p.is_absent and p.interest = mine.interest", limits.sameInterest)}
    ) same
    union all
    (select near.* from mine cross join zone cross join lateral (
      ${newest("profiles", "not p.is_absent and p.interest = mine.interest and p.time_zone = zone.name", limits.perZone)}
    ) near order by near.created_at desc, near.user_id limit ${limits.nearby})
    union all
    select skilled.* from profile_skills own cross join lateral (
      ${newest("profile_skills", "p.skill = own.skill", limits.perSkill, { tie: "user_id" })}
    ) skilled where own.user_id = $1
    union all
    select knowing.* from (select distinct skill_key(topic) as skill from mine, unnest(mine.learning) as topic) own
    cross join lateral (
      ${newest("profile_skills", "p.skill = own.skill", limits.perTopic, { tie: "user_id" })}
    ) knowing
    union all
    select learner.* from profile_skills own cross join lateral (
      ${newest("profile_topics", "p.topic = own.skill", limits.perTopic, { tie: "user_id" })}
    ) learner where own.user_id = $1
    union all
    select fellow.* from circles cross join lateral (
      ${newest("memberships", "p.group_id = circles.id and p.state = 'ACTIVE'", limits.perGroup, { isClosed: closedToFellows })}
    ) fellow
  ),
  chosen (user_id) as (
    (select user_id from found group by user_id
     order by count(*) desc, max(created_at) desc, user_id desc limit ${limits.compared})
    union all select $1::uuid
  )
  select candidate.* from chosen cross join lateral (
    select profile.user_id as "userId", profile.interest, profile.time_zone as "timeZone", profile.skills,
      profile.learning, profile.availability, profile.created_at as "createdAt", ${joinedUserColumn("member")},
      (select count(*)::integer from (
        select own.group_id from memberships own where own.user_id = chosen.user_id and own.state = 'ACTIVE'
        order by own.created_at desc, own.id desc limit ${limits.comparedGroups}
      ) theirs where theirs.group_id in (select id from circles)) as "sharedGroups"
    from profiles profile join users member on member.id = profile.user_id
    where profile.user_id = chosen.user_id and member.absence is null offset 0
  ) candidate
  union all
  select user_id, null, time_zone, '{}', learning, availability, updated_at, '', 0, 0 from ${wishesAlone}`;

/** $2: the dismissed member. */
export const dismiss = `
  insert into dismissed_suggestions (user_id, dismissed_id) values ($1, $2) on conflict do nothing`;

/** Removes the oldest dismissals beyond the maximum. */
export const cutDismissals = `
  delete from dismissed_suggestions where user_id = $1 and dismissed_id in (
    select dismissed_id from dismissed_suggestions where user_id = $1
    order by created_at desc, dismissed_id desc offset ${limits.dismissed}
  )`;

import { isPresent } from "../accounts/absence/absenceStatements";
import { joinedUserColumn } from "../accounts/joinedUser";

/* All SQL of blocks. */

const between = (one: string, other: string) =>
  `exists (select from blocks where blocker_id = ${one} and blocked_id = ${other})
    or exists (select from blocks where blocker_id = ${other} and blocked_id = ${one})`;

/** A condition for lists: no block between the two. Two index lookups per row. */
export const noBlockBetween = (viewer: string, member: string) => `not (${between(viewer, member)})`;

/** For pairs of viewers $1 and members $2: those with a block. */
export const blockedPairs = `
  select asked.viewer as "viewerId", asked.member as "userId"
  from unnest($1::uuid[], $2::uuid[]) as asked (viewer, member) where ${between("asked.viewer", "asked.member")}`;

/** The locks for every change between two members, in this order. */
export const lockMembers = `
  select id from users where id = any($1::uuid[]) and absence is null order by id for no key update`;

/** The data for checking a block of $2 by $1. */
export const blockFacts = `
  select exists (select from blocks where blocker_id = $1 and blocked_id = $2) as "isBlocked",
    exists (select from blocks where blocker_id = $2 and blocked_id = $1) as "isHidden",
    (select count(*)::int from blocks where blocker_id = $1) as count`;

export const deleteBlock = `delete from blocks where blocker_id = $1 and blocked_id = $2 returning id`;

export const markMembers = `
  update users set has_blocks = exists (select from blocks where blocker_id = users.id or blocked_id = users.id)
  where id = any($1::uuid[])`;

/** Removes links and requests between two members. Returns the members who had a link. Buddies uses it, too. */
export const removeLinks = `
  delete from buddy_links where (user_id = $1 and buddy_id = $2) or (user_id = $2 and buddy_id = $1)
  returning user_id as "userId"`;
export const endRequests = `
  update buddy_requests set ended_at = clock_timestamp()
  where ((from_id = $1 and to_id = $2) or (from_id = $2 and to_id = $1)) and ended_at is null`;

/** Ends the memberships of $1 and $2 in their group of two, and returns them. */
export const closeGroupOfTwo = `
  with place as (
      select g.id from study_groups g join buddy_groups pair on pair.group_id = g.id
      where pair.user_id = $1 and pair.buddy_id = $2 for no key update of g
    ),
    gone as (delete from memberships using place where group_id = place.id returning group_id, user_id),
    counted as (
      update study_groups set member_count = 0, version = version + 1 from place where study_groups.id = place.id
    )
  select group_id as "groupId", user_id as "userId" from gone`;

/** Ends the memberships of each of two members in private groups of the other, and returns them. */
export const leavePrivateGroups = `
  with places as (
      select id from study_groups where visibility = 'PRIVATE' and owner_id in ($1, $2) and id in (
        select group_id from memberships where user_id in ($1, $2) and role <> 'OWNER' and state = 'ACTIVE'
      ) order by id for no key update
    ),
    gone as (
      delete from memberships using places where group_id = places.id and user_id in ($1, $2) and role <> 'OWNER'
        and state = 'ACTIVE' returning group_id, user_id
    ),
    counted as (
      update study_groups set member_count = member_count - 1, version = version + 1
      from gone where study_groups.id = gone.group_id
    )
  select group_id as "groupId", user_id as "userId" from gone`;

/** Ends memberships in the private group $1 of members with a block between them and the owner, and returns them. */
export const leaveBlockedOwner = `
  with place as (select id, owner_id from study_groups where id = $1 and visibility = 'PRIVATE' for no key update),
    gone as (
      delete from memberships using place where group_id = place.id and state = 'ACTIVE' and role <> 'OWNER'
        and (${between("user_id", "place.owner_id")}) returning group_id, user_id
    ),
    counted as (
      update study_groups set member_count = member_count - ended.members, version = version + 1
      from (select group_id, count(*)::int as members from gone group by group_id) ended where study_groups.id = ended.group_id
    )
  select group_id as "groupId", user_id as "userId" from gone`;

/** The members whom $1 blocked, newest first; $2 and $3: the last entry of the previous page. */
export const blockedStatement = (limit: number, hasCursor: boolean) => `
  select block.id, block.blocked_id as "userId", block.created_at as "createdAt", ${joinedUserColumn("member")}
  from (select * from blocks where blocker_id = $1 and ${isPresent("blocked_id")} ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${limit}) block
  join users member on member.id = block.blocked_id
  order by block.created_at desc, block.id desc`;

export const countedBlocks = `from blocks where blocker_id = $1 and ${isPresent("blocked_id")}`;

import { isPresent } from "../accounts/absence/absenceStatements";
import { joinedUserColumn } from "../accounts/joinedUser";

/* All SQL of blocks. */

const between = (one: string, other: string) =>
  `exists (select from blocks where blocker_id = ${one} and blocked_id = ${other})
    or exists (select from blocks where blocker_id = ${other} and blocked_id = ${one})`;

/** A condition for the lists of a member, by two probes of an index for each row. */
export const noBlockBetween = (viewer: string, member: string) => `not (${between(viewer, member)})`;

/** Pair by pair: $1 the viewers, $2 the members. Gives those between whom there is a block. */
export const blockedPairs = `
  select asked.viewer as "viewerId", asked.member as "userId"
  from unnest($1::uuid[], $2::uuid[]) as asked (viewer, member) where ${between("asked.viewer", "asked.member")}`;

/** Everyone who changes something between two members takes these locks, in this order. */
export const lockMembers = `
  select id from users where id = any($1::uuid[]) and absence is null order by id for no key update`;

/** What decides about a block of $2 by $1. */
export const blockFacts = `
  select exists (select from blocks where blocker_id = $1 and blocked_id = $2) as "isBlocked",
    exists (select from blocks where blocker_id = $2 and blocked_id = $1) as "isHidden",
    (select count(*)::int from blocks where blocker_id = $1) as count`;

export const deleteBlock = `delete from blocks where blocker_id = $1 and blocked_id = $2 returning id`;

export const markMembers = `
  update users set has_blocks = exists (select from blocks where blocker_id = users.id or blocked_id = users.id)
  where id = any($1::uuid[])`;

/** Links and requests between two end with a block, in the same transaction. Buddies ends a link with the same. Gives who had one. */
export const removeLinks = `
  delete from buddy_links where (user_id = $1 and buddy_id = $2) or (user_id = $2 and buddy_id = $1)
  returning user_id as "userId"`;
export const endRequests = `
  update buddy_requests set ended_at = clock_timestamp()
  where ((from_id = $1 and to_id = $2) or (from_id = $2 and to_id = $1)) and ended_at is null`;

/** The group of two of $1 and $2 is left by both. Gives the memberships that ended. */
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

/** A private group that one of two owns is left by the other. Gives the memberships that ended. */
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

/** The private group $1 is left by members with a block between them and its owner. Gives the memberships that ended. */
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

/** Those whom $1 blocked, the newest first; $2 and $3: the entry that the page before ended with. */
export const blockedStatement = (limit: number, hasCursor: boolean) => `
  select block.id, block.blocked_id as "userId", block.created_at as "createdAt", ${joinedUserColumn("member")}
  from (select * from blocks where blocker_id = $1 and ${isPresent("blocked_id")} ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${limit}) block
  join users member on member.id = block.blocked_id
  order by block.created_at desc, block.id desc`;

export const countedBlocks = `from blocks where blocker_id = $1 and ${isPresent("blocked_id")}`;

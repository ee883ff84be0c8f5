import { isPresent } from "../accounts/suspension/absenceStatements";
import { joinedUserColumn } from "../accounts/users/joinedUser";

/* All SQL of blocks. */

/** A condition: a block between two members, in either direction. */
export const blockBetween = (one: string, other: string) =>
  `exists (select from blocks where blocker_id = ${one} and blocked_id = ${other})
    or exists (select from blocks where blocker_id = ${other} and blocked_id = ${one})`;

/** A condition for lists: no block between the two. Two index lookups per row. */
export const noBlockBetween = (viewer: string, member: string) => `not (${blockBetween(viewer, member)})`;

/** For pairs of viewers $1 and members $2: those with a block. */
export const blockedPairs = `
  select asked.viewer as "viewerId", asked.member as "userId"
  from unnest($1::uuid[], $2::uuid[]) as asked (viewer, member) where ${blockBetween("asked.viewer", "asked.member")}`;

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

/** The members whom $1 blocked, newest first; $2 and $3: the last entry of the previous page. */
export const blockedStatement = (limit: number, hasCursor: boolean) => `
  select block.id, block.blocked_id as "userId", block.created_at as "createdAt", ${joinedUserColumn("member")}
  from (select * from blocks where blocker_id = $1 and ${isPresent("blocked_id")} ${hasCursor ? "and (created_at, id) < ($2, $3)" : ""}
    order by created_at desc, id desc limit ${limit}) block
  join users member on member.id = block.blocked_id
  order by block.created_at desc, block.id desc`;

export const countedBlocks = `from blocks where blocker_id = $1 and ${isPresent("blocked_id")}`;

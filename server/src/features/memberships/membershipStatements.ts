import { selectList } from "../../platform/database/columns";
import { noBlockBetween } from "../blocks/blockStatements";
import { groups, teasers } from "../../platform/limits/memberLimits";
import { Membership } from "./Membership";
import { Group } from "./Group";

/* SQL of groups and of who belongs to them, for every feature that asks. */

export const groupsById = `select ${selectList(Group, "g")} from study_groups g where g.id = any($1)`;

/** A condition: the row says what the member is to the group; one that was declined says nothing. */
export const isCurrentMembership = (membership: string): string =>
  `${membership}.state in ('ACTIVE', 'REQUESTED', 'REMOVED')`;

/** Pair by pair: $1 the groups, $2 the members. */
export const membershipsByPair = `
  select ${selectList(Membership, "m")} from memberships m
  join unnest($1::uuid[], $2::uuid[]) as pair (group_id, user_id)
    on m.group_id = pair.group_id and m.user_id = pair.user_id
  where ${isCurrentMembership("m")}`;

/**
 * A condition: the member belongs to the group. Both are expressions of SQL. With a value, one row is looked up; with
 * `exists`, PostgreSQL may read all groups of the member first.
 */
export const belongsTo = (group: string, member: string): string =>
  `coalesce((select true from memberships where group_id = ${group} and user_id = ${member} and state = 'ACTIVE'), false)`;

/**
 * A condition: there is no block between the viewer and a member, or the viewer looks after the group, or the site, where
 * nothing of it is hidden from them. All are expressions of SQL. See `looksAfter`.
 */
export const seesMemberIn = (
  group: string,
  viewer: string,
  member: string,
): string => `(${noBlockBetween(viewer, member)}
  or coalesce((select role <> 'MEMBER' from memberships where group_id = ${group} and user_id = ${viewer} and state = 'ACTIVE'), false)
  or coalesce((select role <> 'MEMBER' from users where users.id = ${viewer}), false))`;

/** A condition: the member sees the post. */
export const seesPostOf = (post: string, member: string): string =>
  `(${post}.visibility <> 'PRIVATE' or ${belongsTo(`${post}.id`, member)})`;

/** A condition: the group, an expression for its id, is not one of two buddies. Those are in no feed. */
export const isForMore = (group: string): string =>
  `not exists (select from study_groups two where two.id = ${group} and two.is_for_two)`;

/** Those of the groups $1 that are private. */
export const privateAmong = "select id from study_groups where id = any($1) and visibility = 'PRIVATE'";

/** The members of the private group $1, which has room for so many. */
export const membersOfPrivate = `
  select user_id as id from memberships where group_id = $1 and state = 'ACTIVE' limit ${groups.capacity.max}`;

/** Before members $1 belong to a private group: they are locked by it. */
export const markPrivateMembers = `
  with member as (select id from users where id = any($1::uuid[]) and not has_private_groups order by id for no key update)
  update users set has_private_groups = true from member where users.id = member.id returning users.id`;

/** A condition: the member may read the comments of a post, and write one. */
export const isInDiscussionOf = (post: string, member: string): string =>
  `(${post}.visibility = 'OPEN' or ${belongsTo(`${post}.id`, member)})`;

/**
 * What a group is searched by: its title and tags, which its post repeats, and the beginning of the post. Written exactly as
 * the index has it, or that is not used.
 */
export const firstWords = (posts: string): string =>
  `to_tsvector('simple', coalesce(${posts}.about || ' ', '') || left(${posts}.text, ${teasers.readCharacters}))`;

/**
 * A part of a statement that adds a comment: `added` has it. It is written at most every few minutes: lists by activity need no
 * more, and each change of it is one in an index.
 */
export const noteActivity = `
  update study_groups set active_at = clock_timestamp() from added
  where study_groups.id = added.post_id and active_at < clock_timestamp() - interval '${groups.activityMinutes} minutes'`;

import { selectList } from "../../../platform/database/columns";
import { noBlockBetween } from "../../blocks/blockStatements";
import { groups } from "../limits";
import { Membership } from "./Membership";
import { Group } from "../group/Group";

/* SQL of groups and of who belongs to them, for every feature that asks. */

export const groupsById = `select ${selectList(Group, "g")} from study_groups g where g.id = any($1)`;

/** A condition: the membership row is current; declined ones are not. */
export const isCurrentMembership = (membership: string): string =>
  `${membership}.state in ('ACTIVE', 'REQUESTED', 'REMOVED')`;

/** Pair by pair: $1 the groups, $2 the members. */
export const membershipsByPair = `
  select ${selectList(Membership, "m")} from memberships m
  join unnest($1::uuid[], $2::uuid[]) as pair (group_id, user_id)
    on m.group_id = pair.group_id and m.user_id = pair.user_id
  where ${isCurrentMembership("m")}`;

/**
 * A condition: the member belongs to the group. Both are SQL expressions. A scalar subquery looks up one row; with `exists`,
 * PostgreSQL may read all groups of the member first.
 */
export const belongsTo = (group: string, member: string): string =>
  `coalesce((select true from memberships where group_id = ${group} and user_id = ${member} and state = 'ACTIVE'), false)`;

/**
 * A condition: there is no block between the viewer and a member, or the viewer moderates the group or the site. All are SQL
 * expressions. See `moderatesGroup`.
 */
export const seesMemberIn = (
  group: string,
  viewer: string,
  member: string,
): string => `(${noBlockBetween(viewer, member)}
  or coalesce((select role <> 'MEMBER' from memberships where group_id = ${group} and user_id = ${viewer} and state = 'ACTIVE'), false)
  or coalesce((select role <> 'MEMBER' from users where users.id = ${viewer}), false))`;

/** A condition: the member can see the post. */
export const seesPostOf = (post: string, member: string): string =>
  `(${post}.visibility <> 'PRIVATE' or ${belongsTo(`${post}.id`, member)})`;

/** A condition: the group, an expression for its id, is no group of two buddies, which are in no feed. */
export const isNotForTwo = (group: string): string =>
  `not exists (select from study_groups two where two.id = ${group} and two.is_for_two)`;

/** Those of the groups $1 that are private. */
export const privateAmong = "select id from study_groups where id = any($1) and visibility = 'PRIVATE'";

/** The members of the private group $1, which has room for so many. */
export const membersOfPrivate = `
  select user_id as id from memberships where group_id = $1 and state = 'ACTIVE' limit ${groups.capacity.max}`;

/** Marks and locks the members $1 before they become members of a private group. */
export const markPrivateMembers = `
  with member as (select id from users where id = any($1::uuid[]) and not has_private_groups order by id for no key update)
  update users set has_private_groups = true from member where users.id = member.id returning users.id`;

/** A condition: the member may read the comments of a post. */
export const isInDiscussionOf = (post: string, member: string): string =>
  `(${post}.visibility = 'OPEN' or ${belongsTo(`${post}.id`, member)})`;

/**
 * A condition: the rule of `membershipActions` for who stands to a group as `state`, an expression, null for none; `others`: for
 * those who are neither members nor removed.
 */
export const mayAs = (state: string, others: string): string =>
  `case ${state} when 'ACTIVE' then true when 'REMOVED' then false else ${others} end`;

export const isOpenIn = (post: string): string => `${post}.visibility = 'OPEN'`;

/** A condition on a post or group: the member takes part in it. */
export const takesPartIn = (post: string, member: string): string =>
  mayAs(`(select state from memberships where group_id = ${post}.id and user_id = ${member})`, isOpenIn(post));

/**
 * The search expression of a group: its title and tags, which are copied to its post, and the beginning of the post. It must be
 * identical to that of the index. `fold_words` folds what is stored and what is searched for.
 */
export const firstWords = (posts: string): string =>
  `to_tsvector('simple', fold_words(coalesce(${posts}.about || ' ', '') || left(${posts}.text, ${groups.searchedCharacters})))`;

/** The search query of words in PostgreSQL's syntax. */
export const searchedWords = (words: string): string => `to_tsquery('simple', fold_words(${words}))`;

/**
 * Part of the statement that adds a comment (`added`): updates the time of the last activity, at most every few minutes, because
 * each update changes an index. Skips a locked group, which the next comment updates: groups are locked before memberships, and
 * this statement has locked one.
 */
export const updateActivity = `
  update study_groups set active_at = clock_timestamp() from (
    select study_groups.id from study_groups, added
    where study_groups.id = added.post_id and active_at < clock_timestamp() - interval '${groups.activityMinutes} minutes'
    for no key update of study_groups skip locked
  ) quiet where study_groups.id = quiet.id`;

/** The member with the id $2, or with the membership $2, in the group $1. */
export const memberNamed = `select user_id as id from memberships where group_id = $1 and (user_id = $2 or id = $2)`;

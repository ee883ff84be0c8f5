import { comments, groups as limits } from "../limits";
import { noBlockBetween } from "../../blocks/blockStatements";
import { groupColumns, postColumns } from "./groupWithPostStatements";

/* SQL of the groups that a member belongs to, and of what they have not read in them. */

const place = `membership.created_at as "joinedAt", membership.id as "membershipId"`;

const ownGroups = (viewer: string | null) => `from memberships membership
  join study_groups on study_groups.id = membership.group_id join posts on posts.id = membership.group_id
  where membership.user_id = $1 and membership.state = 'ACTIVE' and posts.hidden_at is null
  ${viewer ? ["study_groups.owner_id", "posts.author_id"].map((member) => `and ${noBlockBetween(viewer, member)}`).join(" ") : ""}`;

/** Up to when the member of a row of memberships has read everything. */
const readUpTo = (membership: string) => `coalesce(${membership}.read_at, ${membership}.created_at)`;

/** Comments of others since the member of the row `membership` last read them, up to a maximum. */
const unreadOf = (membership: string) => `
    select count(*) filter (where author_id <> ${membership}.user_id)::integer as count from (
      select author_id from comments where post_id = ${membership}.group_id and hidden_at is null
        and created_at > ${readUpTo(membership)} and id <> all(${membership}.read_beyond)
      order by created_at desc, id desc limit ${limits.unread}
    ) newest`;

/**
 * The groups of the member $1, last joined first, with their posts and unread counts; $2 and $3: the position of the last entry
 * of the previous page.
 */
export const ownGroupsStatement = (limit: number, hasCursor: boolean, viewer: string | null): string => `
  select ${groupColumns}, ${postColumns}, ${place}, (${unreadOf("membership")}) as unread
    ${ownGroups(viewer)}
    ${hasCursor ? "and (membership.created_at, membership.id) < ($2, $3)" : ""}
  order by membership.created_at desc, membership.id desc limit ${limit}`;

/** To count. */
export const countedOwnGroups = (viewer: string | null): string => ownGroups(viewer);

/** For pairs of groups $1 and members $2: comments of others since the member last read them, up to a maximum. */
export const unreadByPair = `
  select membership.group_id as "groupId", membership.user_id as "userId", unread.count
  from unnest($1::uuid[], $2::uuid[]) as pair (group_id, user_id)
  join memberships membership on membership.group_id = pair.group_id and membership.user_id = pair.user_id
    and membership.state = 'ACTIVE'
  cross join lateral (${unreadOf("membership")}) unread`;

const pairs = `unnest($1::uuid[], $2::uuid[]) as pair (group_id, user_id)
  join memberships membership on membership.group_id = pair.group_id and membership.user_id = pair.user_id
    and membership.state = 'ACTIVE'`;
const pairColumns = `membership.group_id as "groupId", membership.user_id as "userId"`;

/** For the same pairs: up to when, and what beyond it. */
export const readStates = `
  select ${pairColumns}, ${readUpTo("membership")} as "readAt", membership.read_beyond as "readBeyond" from ${pairs}`;

/** Comments of others that the member of the row `membership` has not read. */
const isUnreadBy = (membership: string) => `post_id = ${membership}.group_id and hidden_at is null
  and created_at > ${readUpTo(membership)} and id <> all(${membership}.read_beyond) and author_id <> ${membership}.user_id`;

/**
 * For the same pairs: the unread comment that stands first on the page, where answers stand below their comments, among the
 * oldest unread ones; and the place of its thread.
 */
export const firstUnread = `
  select ${pairColumns}, first.* from ${pairs} cross join lateral (
    select found.id as "commentId", thread.post_id as "postId", thread.created_at as "createdAt", thread.id
    from (
      select id, reply_to, created_at from comments where ${isUnreadBy("membership")}
      order by created_at, id limit ${comments.firstUnread}
    ) found join comments thread on thread.id = coalesce(found.reply_to, found.id)
    order by thread.created_at, thread.id, found.reply_to is not null, found.created_at, found.id limit 1
  ) first`;

/**
 * $1: the group, $2: the member, $3: the ids of comments that they have read. Moves the time up to which they have read everything
 * to the last comment before the first unread one, and remembers what they have read after that.
 */
export const markSeen = `
  with own as (
      select * from memberships where group_id = $1 and user_id = $2 and state = 'ACTIVE' for no key update
    ),
    seen as (
      select comments.id, comments.created_at from comments, own
      where (comments.id = any($3::uuid[]) or comments.id = any(own.read_beyond)) and post_id = own.group_id
        and comments.created_at > ${readUpTo("own")}
    ),
    gap as (
      select unread.created_at from own cross join lateral (
        select created_at from comments where ${isUnreadBy("own")} and id not in (select id from seen)
        order by created_at, id limit 1
      ) unread
    ),
    reached as (
      select greatest(${readUpTo("own")}, (
        select max(created_at) from seen where created_at < coalesce((select created_at from gap), 'infinity')
      )) as at from own
    )
  update memberships set read_at = reached.at, read_beyond = array(
    select id from seen where created_at > reached.at order by created_at desc, id desc limit ${comments.readBeyond}
  ) from own, reached where memberships.id = own.id returning memberships.id`;

export const markRead = `
  update memberships set read_at = clock_timestamp(), read_beyond = '{}' where group_id = $1 and user_id = $2 and state = 'ACTIVE'
  returning id`;

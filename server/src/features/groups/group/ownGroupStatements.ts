import { groups as limits } from "../limits";
import { noBlockBetween } from "../../blocks/blockStatements";
import { groupColumns, postColumns } from "./groupWithPostStatements";

/* SQL of the groups that a member belongs to, and of what they have not read in them. */

const place = `membership.created_at as "joinedAt", membership.id as "membershipId"`;

const ownGroups = (viewer: string | null) => `from memberships membership
  join study_groups on study_groups.id = membership.group_id join posts on posts.id = membership.group_id
  where membership.user_id = $1 and membership.state = 'ACTIVE' and posts.hidden_at is null
  ${viewer ? ["study_groups.owner_id", "posts.author_id"].map((member) => `and ${noBlockBetween(viewer, member)}`).join(" ") : ""}`;

/** Comments of others since the member of the row `membership` last read them, up to a maximum. */
const unreadOf = (membership: string) => `
    select count(*) filter (where author_id <> ${membership}.user_id)::integer as count from (
      select author_id from comments where post_id = ${membership}.group_id and hidden_at is null
        and created_at > coalesce(${membership}.read_at, ${membership}.created_at)
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

export const markRead = `
  update memberships set read_at = clock_timestamp() where group_id = $1 and user_id = $2 and state = 'ACTIVE'
  returning id`;

import { joinedUserColumn } from "../../accounts/users/joinedUser";
import { isPresent } from "../../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { selectList } from "../../../platform/database/columns";
import type { Change } from "../../../platform/events/Change";
import { Membership } from "../members/Membership";
import { Post } from "../discussion/Post";
import { groupColumns } from "./groupWithPostStatements";

/* SQL of groups. Locks are taken in the same order everywhere: the member, the post, the group, then its memberships. */

const changedGroup = groupColumns;
const isSeenBy = (viewer: string) => `${isPresent("user_id")} and ${noBlockBetween(viewer, "user_id")}`;

/**
 * $1: the group, $2: the member, $3: an id. The group is locked while its members are counted, so that concurrent joins never
 * exceed its capacity. No row if nothing changed, or it is not open.
 */
export const joinGroup: Change = {
  event: "memberJoined",
  parts: `viewer as (
      select id, has_blocks from users where id = $2 and absence is null and not exists (
        select from memberships where group_id = $1 and user_id = $2 and state in ('ACTIVE', 'REMOVED')
      ) for key share
    ),
    place as (
      select g.id from study_groups g, viewer
      where g.id = $1 and g.visibility = 'OPEN' and (g.capacity is null or g.member_count < g.capacity)
        and exists (select from posts where posts.id = g.id and posts.hidden_at is null) and (not viewer.has_blocks or ${noBlockBetween("viewer.id", "g.owner_id")})
      for no key update of g
    ),
    joined as (
      insert into memberships (id, group_id, user_id, role, state)
      select $3::uuid, place.id, $2::uuid, 'MEMBER', 'ACTIVE' from place
      on conflict (group_id, user_id) do update
        set state = 'ACTIVE', message = null, created_at = clock_timestamp()
        where memberships.state in ('REQUESTED', 'DECLINED')
      returning group_id
    )`,
  change: `update study_groups set member_count = member_count + 1, version = version + 1
    from joined where study_groups.id = joined.group_id returning ${changedGroup}`,
  data: { groupId: "changed.id", userId: "$2::uuid" },
};

/** The group $1, unless moderators hid it or there is a block between $2 and its owner, with the membership of $2. */
export const joinState = `
  select ${changedGroup}, own.state as "ownState"
  from study_groups join posts on posts.id = study_groups.id
  left join memberships own on own.group_id = study_groups.id and own.user_id = $2
  where study_groups.id = $1 and posts.hidden_at is null and ${noBlockBetween("$2", "posts.author_id")}`;

export const removeMembership = `delete from memberships where id = $1 returning id`;

export const lockGroup = `select ${changedGroup} from study_groups where id = $1 for no key update`;

export const lockPost = `select id from posts where id = $1 for no key update`;

/** Copies the visibility and the search text of the group $1 to its post. */
export const repeatOnPost = `
  update posts set visibility = said.visibility, about = said.about
  from (select id, visibility, nullif(concat_ws(' ', title, array_to_string(tags, ' ')), '') as about
    from study_groups where id = $1) said
  where posts.id = said.id and (posts.visibility, posts.about) is distinct from (said.visibility, said.about)
  returning posts.id`;

/** A change between a member and a group locks the member first. */
export const lockMember = `select id from users where id = $1 for key share`;

export const lockMembers = `select id from users where id = any($1::uuid[]) order by id for key share`;

/** The current or former membership of $2 in the group $1, and the number of open requests. */
export const joinFacts = `
  select own.state, own.created_at as since,
    (select count(*)::integer from memberships waiting where waiting.group_id = $1 and waiting.state = 'REQUESTED') as waiting
  from (select 1) one left join memberships own on own.group_id = $1 and own.user_id = $2`;

/** Removes a declined request before a new one with another id. */
export const removeDeclinedRequest = `
  delete from memberships where group_id = $1 and user_id = $2 and state = 'DECLINED'`;

export const cancelRequest = `
  delete from memberships where group_id = $1 and user_id = $2 and state = 'REQUESTED' returning id`;

/** Sets the state $3 of the request of the member $2 to the group $1, if $4 can see them. */
export const answerRequest = `
  update memberships set state = $3, message = null, created_at = clock_timestamp()
  where group_id = $1 and user_id = $2 and state = 'REQUESTED' and ${isSeenBy("$4")} returning id`;

/** Admits waiting members of the group $1 in the order of their requests, while there is room. */
export const admitWaiting = `
  with place as (select capacity - member_count as free from study_groups where id = $1),
    admitted as (
      select id from memberships where group_id = $1 and state = 'REQUESTED'
      order by created_at, id limit (select free from place)
    )
  update memberships set state = 'ACTIVE', message = null, created_at = clock_timestamp()
  where id in (select id from admitted) returning id, user_id as "userId"`;

/** $2: the change of the number of members; negative when they left. */
export const countMembers = `
  update study_groups set member_count = member_count + $2, version = version + 1 where id = $1`;

/** The group $1, unless moderators hid it. */
export const invitingGroup = `
  select ${changedGroup} from study_groups join posts on posts.id = study_groups.id
  where study_groups.id = $1::uuid and posts.hidden_at is null and not study_groups.is_for_two`;

export const renewInvite = `
  update study_groups set invite_version = invite_version + 1, version = version + 1 where id = $1`;

/** Admits the member $2 to the group $1, unless they were removed; $3: an id. */
export const admitInvited = `
  insert into memberships (id, group_id, user_id, role, state) values ($3, $1, $2, 'MEMBER', 'ACTIVE')
  on conflict (group_id, user_id) do update set state = 'ACTIVE', message = null, created_at = clock_timestamp()
    where memberships.state in ('REQUESTED', 'DECLINED')
  returning id`;

const membership = `select id, role, state from memberships where group_id = $1 and user_id = $2`;

/** The state and the role of the member $2 of the group $1, locked. */
export const lockMembership = `${membership} for no key update`;

/** The same, if $3 can see the member. */
export const lockSeenMembership = `${membership} and ${isSeenBy("$3")} for no key update`;

export const setState = `
  update memberships set state = $2, role = 'MEMBER', message = null, created_at = clock_timestamp() where id = $1`;

export const setRole = `update memberships set role = $2 where id = $1 returning id`;

/**
 * Transfers the group $1 to its member $2; the previous owner $3 becomes an ordinary member. The post is transferred too, and
 * stores its writer.
 */
export const transferOwnership = [
  `update study_groups set owner_id = $2, version = version + 1 where id = $1 and owner_id = $3 returning id`,
  `update memberships set role = case when user_id = $2 then 'OWNER' else 'MEMBER' end
   where group_id = $1 and user_id in ($2, $3) returning id`,
  `update posts set author_id = $2, version = version + 1,
     writer_id = nullif(coalesce(writer_id, case when text <> '' then author_id end), $2)
   where id = $1 and author_id = $3 returning ${selectList(Post, "posts")}`,
];

/** Members of the group $1. */
export const memberIds = `select user_id as id from memberships where group_id = $1 and state = 'ACTIVE'`;

/** Declines all open requests of the group $1 without notifications. */
export const dropRequests = `
  delete from memberships where group_id = $1 and state = 'REQUESTED' returning id`;

/** Those who decide about requests to join the group $1. */
export const managersOf = (limit: number) => `
  select user_id as id from memberships where group_id = $1 and state = 'ACTIVE' and role in ('OWNER', 'MODERATOR')
  order by created_at, id limit ${limit}`;

const ofRequest = (source: string, state: string) =>
  `request.id = ${source} and request.state = '${state}'
    and exists (select from posts where posts.id = request.group_id and posts.hidden_at is null)`;

/** Whether the request waits, and the reader decides about it. */
export const requestWaits = (source: string, reader: string) =>
  `exists (select from memberships request where ${ofRequest(source, "REQUESTED")} and exists (
    select from memberships own where own.group_id = request.group_id and own.user_id = ${reader}
      and own.state = 'ACTIVE' and own.role in ('OWNER', 'MODERATOR')))`;

/** Whether this is still the state of the request. */
export const requestWas = (state: "ACTIVE" | "DECLINED" | "REMOVED") => (source: string) =>
  `exists (select from memberships request where ${ofRequest(source, state)})`;

export type ListedState = "ACTIVE" | "REQUESTED" | "REMOVED";

interface Range {
  /** Those who belong to it, those who wait, or those who were removed. */
  state: ListedState;
  limit: number;
  hasCursor: boolean;
  /** The parameter of a viewer with blocks, as `$4`; null for everyone else. */
  viewer: string | null;
}

/** The members of the group $1, oldest first; $2 and $3: the last entry of the previous page. */
export const membersStatement = ({ state, limit, hasCursor, viewer }: Range) => `
  select ${selectList(Membership, "entry")}, ${joinedUserColumn("member")}
  from (
    select * from memberships where group_id = $1 and state = '${state}' and ${isPresent("user_id")}
      ${hasCursor ? "and (created_at, id) > ($2, $3)" : ""}
      ${viewer ? `and ${noBlockBetween(viewer, "memberships.user_id")}` : ""}
    order by created_at, id limit ${limit}
  ) entry
  join users member on member.id = entry.user_id
  order by entry.created_at, entry.id`;

/** $2: the state. */
export const countedMembers = `from memberships where group_id = $1 and state = $2 and ${isPresent("user_id")}`;

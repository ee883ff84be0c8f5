import { buddies as limits } from "./limits";
import { isPresent } from "../accounts/suspension/absenceStatements";
import { joinedUserColumn } from "../accounts/users/joinedUser";

/* All SQL of buddies. A request is open until it is ended or `openDays` old; a decline only hides it from the member who declined. */

const isOpen = (request: string) =>
  `${request}.ended_at is null and ${request}.created_at > clock_timestamp() - interval '${limits.openDays} days'`;

const recently = (moment: string) => `${moment} > clock_timestamp() - interval '${limits.notifyDays} days'`;

const areLinked = (one: string, other: string) =>
  `exists (select from buddy_links where user_id = ${one} and buddy_id = ${other})`;

const isAsked = (from: string, to: string, more = "true") =>
  `exists (select from buddy_requests r where r.from_id = ${from} and r.to_id = ${to} and ${isOpen("r")} and ${more})`;

/** Whether both have belonged to the same group for a while: one index lookup for each group of the requester. */
const shareGroup = (member: string, requester: string) =>
  `exists (
    select from memberships own join study_groups place on place.id = own.group_id and not place.is_for_two
    join memberships other on other.group_id = own.group_id and other.user_id = ${member} and other.state = 'ACTIVE'
      and ${belongsLong("other")}
    where own.user_id = ${requester} and own.state = 'ACTIVE' and ${belongsLong("own")})`;

/** Whether a group of this membership counts as shared. */
export const belongsLong = (membership: string) =>
  `${membership}.created_at <= clock_timestamp() - interval '${limits.sharedHours} hours'`;

/** Whether the requester may send requests to the member; both are SQL expressions. By default everyone may. */
const takesRequests = (member: string, requester: string): string =>
  `coalesce((select c.contactable = 'EVERYONE' or (c.contactable = 'SHARED_GROUPS' and ${shareGroup(member, requester)})
    from contact_settings c where c.user_id = ${member}), true)`;

/** A row where the members $1 and $2 are buddies. */
export const areBuddies = `select id from buddy_links where user_id = $1 and buddy_id = $2`;

/** For features that must not know buddies. */
export const contacts = {
  of: (member: string) =>
    `select buddy_id as id from buddy_links where user_id = ${member} order by created_at desc, id desc limit ${limits.contacts}`,
  between: areLinked,
};

/** Pair by pair: $1 the viewers, $2 the members. */
export const statesByPair = `
  select asked.viewer as "viewerId", asked.member as "userId",
    case when ${areLinked("asked.viewer", "asked.member")} then 'BUDDIES'
      when ${isAsked("asked.member", "asked.viewer", "r.declined_at is null")} then 'RECEIVED'
      when ${isAsked("asked.viewer", "asked.member")} then 'REQUESTED'
      else 'NONE' end as state,
    ${takesRequests("asked.member", "asked.viewer")} as "isContactable"
  from unnest($1::uuid[], $2::uuid[]) as asked (viewer, member)`;

/** The data for checking a request from $1 to $2. */
export const requestFacts = `
  select ${areLinked("$1", "$2")} as "areBuddies", ${isAsked("$1", "$2")} as "isRequested",
    (select r.id from buddy_requests r where r.from_id = $2 and r.to_id = $1 and ${isOpen("r")}) as "receivedId",
    (select count(*)::int from buddy_requests r where r.from_id = $1 and ${isOpen("r")}) as "openCount",
    (select count(*)::int from buddy_requests r
      where r.from_id = $1 and r.created_at > clock_timestamp() - interval '1 day') as "todayCount",
    exists (select from buddy_requests r where r.from_id = $1 and r.to_id = $2 and r.was_announced
      and ${recently("r.created_at")}) as "wasAnnounced",
    (select max(r.declined_at) from buddy_requests r where r.from_id = $1 and r.to_id = $2
      and ${recently("r.declined_at")}) as "declinedAt",
    ${takesRequests("$2", "$1")} as "isContactable"`;

/** Removes the link of two members. Returns those who had it. */
export const removeLinks = `
  delete from buddy_links where (user_id = $1 and buddy_id = $2) or (user_id = $2 and buddy_id = $1)
  returning user_id as "userId"`;

/** Nobody can send requests to the member $1. */
export const closeToRequests = `
  insert into contact_settings (user_id, contactable) values ($1, 'NOBODY') on conflict do nothing`;

/** Ends the requests between two members, open or expired. */
export const endRequestsBetween = `
  update buddy_requests set ended_at = clock_timestamp()
  where ((from_id = $1 and to_id = $2) or (from_id = $2 and to_id = $1)) and ended_at is null`;

/** Ends the requests from $1 to $2, open or expired. */
export const endRequests = `
  update buddy_requests set ended_at = clock_timestamp() where from_id = $1 and to_id = $2 and ended_at is null
  returning id`;

/** The open request from $1 to $2 that $2 has not declined. */
export const openRequest = `
  select r.id from buddy_requests r where r.from_id = $1 and r.to_id = $2 and ${isOpen("r")} and r.declined_at is null`;

export const declineRequest = `
  update buddy_requests r set declined_at = clock_timestamp()
  where r.from_id = $1 and r.to_id = $2 and ${isOpen("r")} and r.declined_at is null
  returning r.id`;

/** Whether the request, an expression for its id, waits for an answer. */
export const isWaiting = (request: string) =>
  `exists (select from buddy_requests asked
    where asked.id = ${request} and ${isOpen("asked")} and asked.declined_at is null)`;

/** Whether the link from this accepted request still exists. */
export const isLinkedSince = (request: string) =>
  `exists (select from buddy_requests asked
    join buddy_links link on link.user_id = asked.from_id and link.buddy_id = asked.to_id where asked.id = ${request})`;

export const saveContactable = `
  insert into contact_settings (user_id, contactable) values ($1, $2)
  on conflict (user_id) do update set contactable = excluded.contactable`;

/** Removes requests that no limit counts any more. */
export const removeOldRequests = `
  delete from buddy_requests where created_at < clock_timestamp() - interval '${limits.keepDays} days'`;

interface Page {
  limit: number;
  hasCursor: boolean;
}

const page = (entry: string, { limit, hasCursor }: Page) => `
  ${hasCursor ? `and (${entry}.created_at, ${entry}.id) < ($2, $3)` : ""}
  order by ${entry}.created_at desc, ${entry}.id desc limit ${limit}`;

/** The buddies of $1, the newest first. */
export const buddiesStatement = (range: Page) => `
  select link.id, link.buddy_id as "userId", link.created_at as "createdAt", ${joinedUserColumn("member")}
  from (select * from buddy_links l where l.user_id = $1 and ${isPresent("l.buddy_id")} ${page("l", range)}) link
  join users member on member.id = link.buddy_id
  order by link.created_at desc, link.id desc`;

export const countedBuddies = `from buddy_links where user_id = $1 and ${isPresent("buddy_id")}`;

/** The open requests `r` of the member $1. */
export const ownRequests = {
  RECEIVED: `r.to_id = $1 and ${isPresent("r.from_id")} and r.declined_at is null and ${isOpen("r")}`,
  SENT: `r.from_id = $1 and ${isPresent("r.to_id")} and ${isOpen("r")}`,
};

export type RequestDirection = keyof typeof ownRequests;

/** The open requests of $1, the newest first. */
export const requestsStatement = (direction: RequestDirection, range: Page) => `
  select request.id, request.message, request.created_at as "createdAt", member.id as "userId",
    ${joinedUserColumn("member")}
  from (select * from buddy_requests r where ${ownRequests[direction]} ${page("r", range)}) request
  join users member on member.id = request.${direction === "SENT" ? "to_id" : "from_id"}
  order by request.created_at desc, request.id desc`;

export const countedRequests = (direction: RequestDirection) => `from buddy_requests r where ${ownRequests[direction]}`;

/** The members $1 who used the site within a week. */
export const seenThisWeek = `
  select member.id from unnest($1::uuid[]) as member (id)
  where exists (select from sessions s where s.user_id = member.id
    and s.last_seen_at > clock_timestamp() - interval '7 days')`;

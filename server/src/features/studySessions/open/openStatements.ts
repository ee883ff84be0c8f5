import { selectList } from "../../../platform/database/columns";
import { parts } from "../../../platform/parts";
import { isPresent } from "../../accounts/suspension/absenceStatements";
import { joinedUserColumn } from "../../accounts/users/joinedUser";
import { noBlockBetween } from "../../blocks/blockStatements";
import { sessions as limits } from "../limits";
import { Occurrence } from "../dates/Occurrence";
import { StudySession } from "../plan/StudySession";

/* SQL of open sessions: their free seats, who sees them, and who came. */

const minutes = (count: number) => `interval '${count} minutes'`;

const areBuddies = (one: string, other: string) => parts().contacts?.between(one, other) ?? "false";

/**
 * The zone of the session `s` as the viewer may see it: others than its member see it only if the member's profile says it.
 * All times are moments, which readers see by their own clock.
 */
export const shownZone = (
  s: string,
  viewer: string,
) => `case when ${s}.group_id is not null or ${s}.member_id = ${viewer}
  then ${s}.time_zone else coalesce((select time_zone from profiles where user_id = ${s}.member_id and time_zone = ${s}.time_zone), 'UTC') end`;

/** Nobody between whom and the viewer there is a block has a seat. */
const noBlockedPartner = (occurrence: string, viewer: string) => `not exists (
  select from attendances beside where beside.occurrence_id = ${occurrence} and beside.answer = 'GOING'
    and not ${noBlockBetween(viewer, "beside.user_id")})`;

const hasSeat = (occurrence: string, member: string) => `exists (
  select from attendances own where own.occurrence_id = ${occurrence} and own.user_id = ${member} and own.answer = 'GOING')`;

/** A free seat in `dates` for $1 between $2 and $3, in a session of a member who is there. */
const isFree = (to: string, hasBlocks: boolean) => `dates.offered_to = '${to}' and dates.state <> 'CANCELLED'
  and dates.going_count < dates.seats and dates.member_id <> $1 and dates.starts_at > clock_timestamp()
  and dates.starts_at >= $2::timestamptz and dates.starts_at < $3::timestamptz and ${isPresent("dates.member_id")}
  and not ${hasSeat("dates.id", "$1")}
  and not exists (select from study_sessions hidden where hidden.id = dates.session_id and hidden.hidden_at is not null)
  ${hasBlocks ? `and ${noBlockBetween("$1", "dates.member_id")} and ${noBlockedPartner("dates.id", "$1")}` : ""}`;

interface FreeSeats {
  limit: number;
  hasBlocks: boolean;
  hasInterest: boolean;
  hasCursor: boolean;
}

/**
 * The first free seats for the member $1 that begin from $2 until before $3, each with its session and planner. $4: the interest, $5 and
 * $6: the entry that the page before ended with; left out where there is none.
 */
export function freeSeats({ limit, hasBlocks, hasInterest, hasCursor }: FreeSeats): string {
  const interest = hasInterest ? "and dates.interest = $4::smallint" : "";
  const cursor = hasInterest ? ["$5", "$6"] : ["$4", "$5"];
  const after = hasCursor ? `and (dates.starts_at, dates.id) > (${cursor.join(", ")})` : "";
  const order = `order by dates.starts_at, dates.id limit ${limit}`;
  const buddies = parts().contacts?.of("$1");
  const ofBuddies = `union all (select dates.* from (${buddies}) buddy cross join lateral (
      select * from occurrences dates where dates.member_id = buddy.id and ${isFree("BUDDIES", hasBlocks)} ${interest} ${after} ${order}
    ) dates ${order})`;
  return `
  select ${selectList(Occurrence, "o")}, s.owner_id as "plannerId", null as "ownAnswer",
    ${selectList(StudySession, "s", { prefix: "session " })}, ${shownZone("s", "$1")} as "shownZone", ${joinedUserColumn("planner")}
  from (
    (select dates.* from occurrences dates where ${isFree("EVERYONE", hasBlocks)} ${interest} ${after} ${order})
    ${buddies ? ofBuddies : ""}
  ) o
  join study_sessions s on s.id = o.session_id join users planner on planner.id = o.member_id
  order by o.starts_at, o.id limit ${limit}`;
}

/** The condition of `freeSeats` for counting: the same parameters. */
export function countedSeats(hasBlocks: boolean, hasInterest: boolean): string {
  const interest = hasInterest ? "and dates.interest = $4::smallint" : "";
  const free = (to: string) => `(${isFree(to, hasBlocks)} ${interest})`;
  return `from occurrences dates
    where ${free("EVERYONE")} or (${free("BUDDIES")} and ${areBuddies("$1", "dates.member_id")})`;
}

/**
 * Of a member's own sessions $1, each with a viewer $2 and a date $3 or null: those that the viewer sees. Who has a seat there
 * sees it; others while it is open to them, and a date until it is over; moderators see what others do.
 */
export const seenByOthers = () => `
  select asked.session_id as "sessionId", asked.viewer as "viewerId", asked.occurrence_id as "occurrenceId"
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as asked (session_id, viewer, occurrence_id)
  join study_sessions s on s.id = asked.session_id and s.member_id is not null
  left join occurrences o on o.id = asked.occurrence_id
  where ${isPresent("s.member_id")} and ${noBlockBetween("asked.viewer", "s.member_id")} and (
    exists (select from occurrences dates join attendances own on own.occurrence_id = dates.id and own.user_id = asked.viewer
      where dates.session_id = s.id and own.seat_at is not null and own.answer = 'GOING'
        and (asked.occurrence_id is null or dates.id = asked.occurrence_id))
    or (s.company <> 'NOBODY' and (asked.occurrence_id is null or (o.offered_to is not null and o.ends_at > clock_timestamp()))
      and (s.company = 'EVERYONE' or ${areBuddies("s.member_id", "asked.viewer")}
        or exists (select from users where users.id = asked.viewer and users.role <> 'MEMBER'))
      and (asked.occurrence_id is null or ${noBlockedPartner("asked.occurrence_id", "asked.viewer")})))`;

/** Blocks and suspensions of the members $1 wait for this lock. In the order of their ids. */
export const lockBoth = `select id from users where id = any($1::uuid[]) and absence is null order by id for share`;

/** A row if no seat is left on the date $1. Seats are given away under the lock of the session alone. */
export const isFullNow = `select id from occurrences where id = $1 and going_count >= seats`;

/** How many seats the member $1 has in others' sessions that are to come. */
export const heldSeats = `
  select count(*)::integer as count from attendances a join occurrences o on o.id = a.occurrence_id
  where a.user_id = $1 and a.seat_at > clock_timestamp() and a.answer = 'GOING' and o.member_id <> $1 and o.state <> 'CANCELLED'`;

/** Who planned the date $1. */
export const plannerOfDate = `select member_id as id from occurrences where id = $1 and member_id is not null`;

/** A condition: the reader planned the date, which is an expression. */
export const isOwn = (occurrence: string, reader: string) =>
  `exists (select from occurrences o join study_sessions s on s.id = o.session_id and s.hidden_at is null
    where o.id = ${occurrence} and o.member_id = ${reader})`;

/**
 * For pairs of viewers $1 and members $2: to how many of the latest seats that they had beside somebody the member came. Only for
 * the member, and for those who will sit beside them.
 */
export const keptSeats = `
  select asked.viewer as "viewerId", asked.member as "userId", kept.came, kept.count as "of"
  from unnest($1::uuid[], $2::uuid[]) as asked (viewer, member)
  cross join lateral (
    select count(seat.came_at)::integer as came, count(*)::integer as count from (
      select a.came_at from attendances a join occurrences o on o.id = a.occurrence_id
      where a.user_id = asked.member and a.answer = 'GOING' and o.state <> 'CANCELLED' and o.going_count > 1
        and a.seat_at < clock_timestamp() - ${minutes(limits.graceMinutes)}
      order by a.seat_at desc limit ${limits.keptSeats}
    ) seat
  ) kept
  where asked.viewer = asked.member or exists (
    select from attendances own join occurrences o on o.id = own.occurrence_id
    join attendances beside on beside.occurrence_id = own.occurrence_id and beside.user_id = asked.member
    where own.user_id = asked.viewer and own.answer = 'GOING' and own.seat_at > clock_timestamp() - ${minutes(limits.minutes.max)}
      and beside.answer = 'GOING' and o.state <> 'CANCELLED' and o.ends_at > clock_timestamp())`;

import { isPresent } from "../../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { joinedUserColumn } from "../../accounts/users/joinedUser";
import { isSeenByGuests } from "../../groups/guests/previewStatements";
import { seesMemberIn } from "../../groups/members/membershipStatements";
import { selectList } from "../../../platform/database/columns";
import { sessions as limits } from "../limits";
import { shownZone } from "../open/openStatements";
import { Attendance } from "../answers/Attendance";
import { Occurrence } from "../dates/Occurrence";
import { StudySession } from "./StudySession";

/* SQL for reading sessions and dates. */

const lowestId = "00000000-0000-0000-0000-000000000000";

export const sessionsById = `select ${selectList(StudySession, "s")} from study_sessions s where s.id = any($1)`;

/** The owner of a session: its planner, else the owner of its group. */
const planner = `coalesce(s.owner_id, (select owner_id from study_groups where study_groups.id = s.group_id)) as "plannerId"`;

/** A date of the session `s`, with the owner of that. */
export const occurrenceWithPlanner = (from: string) => `${selectList(Occurrence, from)}, ${planner}`;
const occurrence = occurrenceWithPlanner;

/** A condition: the session, an expression for its id, is not hidden. Statements with the session row check it directly. */
export const isShown = (session: string): string =>
  `not exists (select from study_sessions hidden where hidden.id = ${session} and hidden.hidden_at is not null)`;

export const occurrencesById = `
  select ${occurrence("o")}, s.hidden_at as "hiddenAt"
  from occurrences o join study_sessions s on s.id = o.session_id where o.id = any($1)`;

/** The maximum duration of a date, so that an index on the start finds overlapping dates. */
export const longest = `interval '${limits.minutes.max} minutes'`;
/** A condition: the date overlaps a range of time. */
export const overlaps = (from: string, to: string, table = "occurrences") =>
  `${table}.starts_at < ${to}::timestamptz and ${table}.starts_at > ${from}::timestamptz - ${longest} and ${table}.ends_at > ${from}::timestamptz`;

/** The columns of a date that calendars do not show. */
const unlisted = ["sequence", "dayRemindedFor", "hoursRemindedFor", "createdAt", "updatedAt"];

/**
 * The first dates in the calendar of the member $1 from $2 until before $3: their own dates, those of their groups, and those of
 * others where they have a seat, with their answers. With
 * blocks, without groups and sessions of hidden members. Sessions are joined by primary key; with other joins the planner would
 * read the whole table.
 */
export const scheduleStatement = (hasBlocks: boolean, first: number) => `
  select ${selectList(Occurrence, "o", { except: unlisted })}, ${planner}, s.owner_id as "ownerId", s.title, ${shownZone("s", "$1")} as "timeZone",
    s.capacity, own.answer as "ownAnswer"
  from (
    (select * from occurrences where member_id = $1 and ${overlaps("$2", "$3")}
     order by starts_at, id limit ${first})
    union all
    (select dates.* from memberships m
     join posts p on p.id = m.group_id and p.hidden_at is null
     cross join lateral (
       select * from occurrences where group_id = m.group_id and ${overlaps("$2", "$3")}
       order by starts_at, id limit ${first}
     ) dates
     where m.user_id = $1 and m.state = 'ACTIVE' ${hasBlocks ? `and ${noBlockBetween("$1", "p.author_id")}` : ""}
     order by dates.starts_at, dates.id limit ${first})
    union all
    (select dates.* from attendances seat join occurrences dates on dates.id = seat.occurrence_id
     where seat.user_id = $1 and seat.answer = 'GOING' and seat.seat_at < $3::timestamptz
       and seat.seat_at > $2::timestamptz - ${longest} and dates.ends_at > $2::timestamptz
       and dates.member_id <> $1 and ${isPresent("dates.member_id")}
     order by dates.starts_at, dates.id limit ${first})
  ) o
  cross join lateral (
    select owner_id, group_id, member_id, title, time_zone, capacity from study_sessions where id = o.session_id and hidden_at is null limit 1
  ) s
  left join lateral (select answer from attendances where occurrence_id = o.id and user_id = $1 limit 1) own on true
  ${hasBlocks ? `where s.owner_id is null or ${seesMemberIn("s.group_id", "$1", "s.owner_id")}` : ""}
  order by o.starts_at, o.id limit ${first}`;

/** One by one: $1 the groups, $2 and $3 the ranges of time, $4 how many dates of each. */
export const occurrencesOfGroups = `
  select ${occurrence("o")}, asked.number from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::integer[])
    with ordinality as asked (group_id, since, until, first, number)
  cross join lateral (
    select * from occurrences where group_id = asked.group_id and ${overlaps("asked.since", "asked.until")}
    order by starts_at, id limit asked.first
  ) o
  join study_sessions s on s.id = o.session_id and s.hidden_at is null
  order by asked.number, o.starts_at, o.id`;

/** A condition: the member can see the planner of the session. `viewer` is null for members without blocks. */
const isPlannedForAll = (session: string, viewer: string) => `(${viewer} is null or exists (
  select from study_sessions planned where planned.id = ${session}
    and (planned.owner_id is null or ${seesMemberIn("planned.group_id", viewer, "planned.owner_id")})))`;

/** For pairs of groups $1 and members $2 (null for members without blocks): the next date. */
export const nextOfGroups = `
  select ${occurrence("o")}, asked.number from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (group_id, viewer, number)
  cross join lateral (
    select * from occurrences where group_id = asked.group_id and state <> 'CANCELLED'
      and starts_at > clock_timestamp() - ${longest} and ends_at > clock_timestamp() and ${isShown("occurrences.session_id")}
      and ${isPlannedForAll("occurrences.session_id", "asked.viewer")}
    order by starts_at, id limit 1
  ) o
  join study_sessions s on s.id = o.session_id`;

/** The next dates of the group $1, without those of planners who are hidden from guests. */
export const nextForGuests = `
  select o.starts_at as "startsAt", o.ends_at as "endsAt", s.title
  from occurrences o join study_sessions s on s.id = o.session_id
  where o.group_id = $1 and o.state <> 'CANCELLED' and s.hidden_at is null
    and o.starts_at > clock_timestamp() - ${longest} and o.ends_at > clock_timestamp()
    and (s.owner_id is null or ${isSeenByGuests("s.owner_id")})
  order by o.starts_at, o.id limit ${limits.listedForGuests}`;

/** The previous date of each of the dates $1, in the same session. */
export const datesBefore = `
  select o.id, before.local_time as "localTime", before.original_starts_at as "originalStartsAt"
  from occurrences o cross join lateral (
    select local_time, original_starts_at from occurrences
    where session_id = o.session_id and local_date < o.local_date order by local_date desc limit 1
  ) before where o.id = any($1)`;

/** The number of future dates of each of the sessions $1, by state. */
export const upcomingCounts = `
  select session_id as id, count(*) filter (where state = 'PLANNED')::integer as planned,
    count(*) filter (where state = 'MOVED')::integer as moved, count(*) filter (where state = 'CANCELLED')::integer as cancelled
  from occurrences where session_id = any($1) and starts_at > clock_timestamp() group by session_id`;

/** For pairs of dates $1 and members $2: the answer, and the position in the waiting list. */
export const answersByPair = `
  select pair.occurrence_id as "occurrenceId", pair.user_id as "userId", own.answer,
    case when own.answer = 'WAITLISTED' then (
      select count(*)::integer from attendances line
      where line.occurrence_id = own.occurrence_id and line.answer = 'WAITLISTED' and line.turn <= own.turn
    ) end as place
  from unnest($1::uuid[], $2::uuid[]) as pair (occurrence_id, user_id)
  join attendances own on own.occurrence_id = pair.occurrence_id and own.user_id = pair.user_id`;

/**
 * The participants of the dates $1, first answer first, as many of each as $2 says, without those who are hidden from the
 * members $3. $4 and $5: the last entries of the pages before; null for a first page.
 */
export const attendeesStatement = `
  select ${selectList(Attendance, "entry")}, ${joinedUserColumn("member")}, asked.number
  from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::timestamptz[], $5::uuid[])
    with ordinality as asked (occurrence_id, first, viewer, after_time, after_id, number)
  cross join lateral (
    select * from attendances where occurrence_id = asked.occurrence_id and answer = 'GOING' and ${isPresent("user_id")}
      and (created_at, id) > (coalesce(asked.after_time, '-infinity'), coalesce(asked.after_id, '${lowestId}'))
      and (asked.viewer is null or ${noBlockBetween("asked.viewer", "attendances.user_id")})
    order by created_at, id limit asked.first
  ) entry join users member on member.id = entry.user_id
  order by asked.number, entry.created_at, entry.id`;

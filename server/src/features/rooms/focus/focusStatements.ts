import { selectList } from "../../../platform/database/columns";
import { rooms as limits } from "../limits";
import { isPresent } from "../../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { commonsId } from "../commons";
import { StudyFocus } from "./StudyFocus";

/* SQL for study time: minutes by day, and the goals of focuses. */

const focus = selectList(StudyFocus, "study_focuses");

const seconds = (count: number) => `interval '${count} seconds'`;

/**
 * Whether a member is there, not only their seat: by a socket, by `keepSeat` where sockets do not work, or because they have just
 * entered and their page connects. Entering again and again is not presence.
 */
const isThere = `(
  exists (select from room_presences p where p.user_id = s.user_id and p.room_id = s.room_id
    and p.seen_at > clock_timestamp() - ${seconds(limits.lostSeconds)})
  or s.seen_at > clock_timestamp() + ${seconds(limits.arrivalSeconds - limits.leftSeconds)}
  or s.created_at > clock_timestamp() - ${seconds(limits.arrivalSeconds)})`;

/** Seats of members who are there, in rooms with a running timer, that have at least one uncounted minute. */
export const uncountedSeats = `
  select s.id, s.user_id as "userId", s.goal, s.counted_until as "countedUntil", r.group_id as "groupId",
    r.timer_started_at as "startedAt", r.focus_minutes as "focusMinutes", r.break_minutes as "breakMinutes",
    p.time_zone as "timeZone", clock_timestamp() as now
  from room_seats s join study_rooms r on r.id = s.room_id left join profiles p on p.user_id = s.user_id
  where s.counted_until <= clock_timestamp() - interval '1 minute' and r.timer_started_at is not null
    and ${isThere}
  order by s.id limit ${limits.countedAtOnce} for update of s skip locked`;

/** Marks one minute of each seat $1 as counted; time before it is lost. */
export const markCounted = `
  update room_seats set counted_until =
    greatest(counted_until + interval '1 minute', clock_timestamp() - interval '1 minute')
  where id = any($1::uuid[])`;

/** For pairs of members $1 and local dates $2. */
export const addMinutes = `
  insert into study_days (user_id, day, minutes) select member, day, 1 from unnest($1::uuid[], $2::date[]) as studied (member, day)
  on conflict (user_id, day) do update set minutes = study_days.minutes + 1
  where study_days.minutes < ${limits.minutesPerDay}`;

/** $1: ids, $2: members, $3: groups, $4: goals, $5 and $6: beginnings and ends. */
export const addFocuses = `
  insert into study_focuses (id, user_id, group_id, goal, started_at, ends_at)
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
  on conflict (user_id, started_at) do update set goal = coalesce(excluded.goal, study_focuses.goal)
  where study_focuses.goal is distinct from coalesce(excluded.goal, study_focuses.goal)`;

/** Ends the current focus of everyone in the room $1 with the timer that started at $2. */
export const endFocuses = `
  update study_focuses set ends_at = clock_timestamp()
  where user_id in (select user_id from room_seats where room_id = $1)
    and started_at >= $2 and ends_at > clock_timestamp() returning id`;

const canBeFinished = `ends_at > clock_timestamp() - interval '${limits.finishHours} hours'`;

/** $1: the focus, $2: the member, $3: how far they came. */
export const finishFocus = `
  update study_focuses set result = $3 where id = $1 and user_id = $2 and ${canBeFinished} returning ${focus}`;

/** The newest ended focus of the member $1 without a result. */
export const openFocus = `
  select ${focus} from study_focuses where user_id = $1 and result is null and ends_at <= clock_timestamp() and ${canBeFinished}
  order by started_at desc limit 1`;

/** The focuses of the two members in the same room at the same time. */
const sharedFocuses = (one: string, other: string) => `
  study_focuses ${one} join study_focuses ${other}
    on ${other}.started_at = ${one}.started_at and ${other}.group_id is not distinct from ${one}.group_id`;

/**
 * Who is in the room of the focus $1 of the member $2, was in this focus, too, and in none of the member's before, those who came first
 * before the others. Nobody where more than $3 others are: there one studies beside people, not with them.
 */
export const firstWith = `
  with seats as (
    select s.user_id, s.created_at, mine.started_at from study_focuses mine
    join room_seats s on s.room_id = coalesce(mine.group_id, '${commonsId}') and s.user_id <> mine.user_id
    join study_focuses theirs on theirs.user_id = s.user_id and theirs.started_at = mine.started_at
    where mine.id = $1 and mine.user_id = $2
    limit $3::integer + 1)
  select user_id as id from seats
  where (select count(*) from seats) <= $3 and ${isPresent("user_id")} and ${noBlockBetween("$2", "user_id")}
    and not exists (select from ${sharedFocuses("earlier", "theirs")}
      where earlier.user_id = $2 and theirs.user_id = seats.user_id and earlier.started_at < seats.started_at)
  order by created_at, user_id`;

/** The recent, distinct goals of the member $1, newest first. */
export const recentGoals = `
  select goal from (
    select goal, started_at from study_focuses where user_id = $1 and goal is not null order by started_at desc limit 50
  ) lately group by goal order by max(started_at) desc limit ${limits.recentGoals}`;

/** The member $1 and the minutes $2. */
export const saveWeeklyGoal = `
  insert into weekly_goals (user_id, minutes) values ($1, $2)
  on conflict (user_id) do update set minutes = excluded.minutes`;

export const removeWeeklyGoal = "delete from weekly_goals where user_id = $1";

/**
 * The study time of each of the members $1: their time zone and weekly goal, the days since $2 days ago, newest first, and the number of goals
 * done in the last $3 days. The date in their zone can be one day ahead of the database.
 */
export const studied = `
  select member.id as "userId", (select time_zone from profiles where user_id = member.id) as "timeZone",
    (select minutes from weekly_goals where user_id = member.id) as "weeklyGoal",
    array(select jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'), 'minutes', minutes) from study_days
      where user_id = member.id and day > current_date - $2::integer - 2 order by day desc) as days,
    (select count(*)::integer from study_focuses where user_id = member.id and result = 'DONE' and goal is not null
      and started_at > clock_timestamp() - make_interval(days => $3::integer)) as "goalsDone"
  from unnest($1::uuid[]) as member (id)`;

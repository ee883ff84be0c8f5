import { selectList } from "../../../platform/database/columns";
import { sessions as limits } from "../limits";
import { seesMemberIn } from "../../groups/members/membershipStatements";
import { Occurrence } from "../dates/Occurrence";
import { StudySession } from "./StudySession";

/*
 * Changes of sessions and answers. Locks are always taken in the same order: the member, the group, the membership, then the
 * session, which also protects its dates and answers. Sessions are locked in the order of their ids.
 */

export const lockSession = `
  select ${selectList(StudySession, "study_sessions")} from study_sessions where id = $1 for no key update`;

/** Whether the member $2 of the group $1 sees its member $3. */
export const seesPlanner = `select ${seesMemberIn("$1::uuid", "$2::uuid", "$3::uuid")} as "isSeen"`;

export const occurrencesOf = `
  select ${selectList(Occurrence, "occurrences")} from occurrences where session_id = $1 order by local_date`;

/** The number of sessions with future dates of the planner $1, of the group $2, and of that planner in that group. */
export const runningSessions = `
  select count(*) filter (where owner_id = $1)::integer as "ofMember", count(*) filter (where group_id = $2)::integer as "ofGroup",
    count(*) filter (where owner_id = $1 and group_id = $2)::integer as "ofMemberInGroup",
    count(*) filter (where owner_id = $1 and company <> 'NOBODY')::integer as "openOfMember"
  from study_sessions s
  where (owner_id = $1 or group_id = $2) and exists (
    select from occurrences o where o.session_id = s.id and o.state <> 'CANCELLED' and o.starts_at > clock_timestamp()
  )`;

const isAhead = "o.starts_at > clock_timestamp() and o.state <> 'CANCELLED'";

/** The dates of the session $1 that the member $2 can still answer: $3, and all without an individual answer. */
export const datesToAnswer = `
  select o.id from occurrences o where o.session_id = $1 and ${isAhead} and (o.id = $3 or not exists (
    select from attendances a where a.occurrence_id = o.id and a.user_id = $2 and not a.is_standing
  )) order by o.id`;

/**
 * The member $1 goes to the dates $2 if there is room and nobody waits; else they are added to the waiting lists. $3: ids for the
 * answers; $4: whether they derive from an answer for all dates. Returns the new answers.
 */
export const answerGoing = `
  insert into attendances (id, occurrence_id, user_id, answer, is_standing, seat_at)
  select chosen.id, o.id, $1::uuid,
    case when s.capacity is null or (o.going_count < s.capacity and o.waitlist_count = 0) then 'GOING' else 'WAITLISTED' end, $4::boolean,
    case when o.offered_to is not null then o.starts_at end
  from unnest($2::uuid[], $3::uuid[]) as chosen (occurrence_id, id)
  join occurrences o on o.id = chosen.occurrence_id join study_sessions s on s.id = o.session_id
  on conflict (occurrence_id, user_id) do update
    set answer = excluded.answer, is_standing = excluded.is_standing, turn = excluded.turn, seat_at = excluded.seat_at,
      created_at = clock_timestamp()
    where attendances.answer = 'DECLINED'
  returning occurrence_id as "occurrenceId", answer`;

export const answerDeclined = `
  insert into attendances (id, occurrence_id, user_id, answer, is_standing)
  select chosen.id, chosen.occurrence_id, $1::uuid, 'DECLINED', $4::boolean
  from unnest($2::uuid[], $3::uuid[]) as chosen (occurrence_id, id)
  on conflict (occurrence_id, user_id) do update
    set answer = 'DECLINED', is_standing = excluded.is_standing, created_at = clock_timestamp()
    where attendances.answer <> 'DECLINED'`;

/** Makes an answer individual, also if it is the same as the standing one. */
export const answerAlone = `
  update attendances set is_standing = false where user_id = $1 and occurrence_id = $2 and is_standing`;

export const removeAnswers = `delete from attendances where user_id = $1 and occurrence_id = any($2::uuid[])`;

/** $1: the session, $2: the member, $3: the answer. */
export const setStandingAnswer = `
  insert into standing_answers (session_id, user_id, answer) values ($1, $2, $3)
  on conflict (session_id, user_id) do update set answer = excluded.answer, created_at = clock_timestamp()`;

export const removeStandingAnswer = `delete from standing_answers where session_id = $1 and user_id = $2`;

/**
 * The only way from the waiting list to a place: in the order of answering, while there is room. `dates`: a condition on the
 * dates `o`. The session is locked, so that nobody can answer concurrently.
 */
export const promoteIn = (dates: string) => `
  with room as (
      select o.id, coalesce(s.capacity - o.going_count, o.waitlist_count) as free
      from occurrences o join study_sessions s on s.id = o.session_id
      where ${dates} and o.waitlist_count > 0 and (s.capacity is null or o.going_count < s.capacity)
        and o.state <> 'CANCELLED' and o.starts_at > clock_timestamp() + interval '${limits.quietMinutes} minutes'
    ),
    first as (
      select line.id from room cross join lateral (
        select id from attendances where occurrence_id = room.id and answer = 'WAITLISTED' order by turn limit room.free
      ) line
    )
  update attendances set answer = 'GOING' from first where attendances.id = first.id
  returning attendances.id, attendances.occurrence_id as "occurrenceId", attendances.user_id as "userId",
    (select starts_at from occurrences where occurrences.id = attendances.occurrence_id) as "startsAt"`;

/** Locks sessions of the group $1 with future dates that the member $2 answered or planned, in the order of their ids. */
export const lockSessionsOfLeaver = `
  select id from study_sessions s where group_id = $1 and (owner_id = $2
    or exists (select from standing_answers where session_id = s.id and user_id = $2)
    or exists (select from occurrences o join attendances a on a.occurrence_id = o.id
      where o.session_id = s.id and o.starts_at > clock_timestamp() and a.user_id = $2))
  order by id for no key update`;

/** Removes the answers of the member $2 to future dates of the sessions $1. */
export const removeFutureAnswers = `
  delete from attendances using occurrences o
  where attendances.occurrence_id = o.id and attendances.user_id = $2 and o.session_id = any($1::uuid[])
    and o.starts_at > clock_timestamp()`;

export const removeStandingAnswers = `delete from standing_answers where session_id = any($1::uuid[]) and user_id = $2`;

/** Those of the sessions $1 that the member $2 planned, in the order of their ids. */
export const plannedAmong = `
  select id from study_sessions where id = any($1::uuid[]) and owner_id = $2 and cancelled_at is null order by id`;

/** Ends the session $1. */
export const endSession = `
  update study_sessions set cancelled_at = clock_timestamp(), updated_at = clock_timestamp() where id = $1`;

/** Transfers the sessions among $1 of the member $2 to the owner of the group. */
export const transferSessions = `
  update study_sessions set owner_id = null where id = any($1::uuid[]) and owner_id = $2`;

/** Sessions that one of the members $1 and $2 planned, or in a group that they own, with an answer of the other. */
export const answersBetween = `
  select s.id as "sessionId", answered.user_id as "userId"
  from (
    select session_id, user_id from standing_answers where user_id in ($1::uuid, $2::uuid)
    union
    select o.session_id, a.user_id from attendances a join occurrences o on o.id = a.occurrence_id
    where a.user_id in ($1::uuid, $2::uuid) and o.starts_at > clock_timestamp()
  ) answered
  join study_sessions s on s.id = answered.session_id left join study_groups g on g.id = s.group_id
  where case answered.user_id when $1 then $2::uuid else $1::uuid end in (s.owner_id, g.owner_id)`;

/**
 * The dates to come of the session $1 follow it: $2 for whom their seats are, $3 how many, $4 the interest. Nobody is offered a seat
 * on a date to which its member does not come.
 */
export const offerDates = `
  update occurrences o set offered_to = $2, seats = $3::smallint, interest = $4::smallint
  where o.session_id = $1 and ${isAhead} and ($2::text is null or exists (
    select from attendances own where own.occurrence_id = o.id and own.user_id = o.member_id and own.answer = 'GOING'))`;

/** The answers to dates to come of the session $1 say when they begin, if it is open. */
export const markSeats = `
  update attendances a set seat_at = case when o.offered_to is not null then o.starts_at end
  from occurrences o where o.id = a.occurrence_id and o.session_id = $1 and ${isAhead}`;

/** Open sessions of the absent member $1 with dates to come. */
export const offeredByAbsent = `
  select s.id from study_sessions s
  where s.owner_id = $1 and s.company <> 'NOBODY' and exists (select from absences where user_id = $1) order by s.id`;

/** The dates to come of the session $1 in which others have a seat, beside the member $2. */
export const sharedDates = `
  select o.id from occurrences o where o.session_id = $1 and ${isAhead}
    and exists (select from attendances a where a.occurrence_id = o.id and a.user_id <> $2 and a.answer = 'GOING')`;

/** Sessions with future dates that the absent member $1 answered: of groups, and open ones of others. */
export const answeredByAbsent = `
  select s.id from study_sessions s
  where (s.group_id is not null or s.member_id <> $1) and exists (select from absences where user_id = $1) and s.id in (
    select session_id from standing_answers where user_id = $1
    union
    select o.session_id from attendances a join occurrences o on o.id = a.occurrence_id
    where a.user_id = $1 and o.starts_at > clock_timestamp()
  ) order by s.id`;

/**
 * Cancels those of the dates $1, or all of the session $2, that have not begun; $3: because the rule leaves them out. Gives
 * those that it cancelled.
 */
export const cancelDates = `
  update occurrences o set state = 'CANCELLED', is_dropped = $3, sequence = sequence + 1, updated_at = clock_timestamp()
  where (o.id = any($1::uuid[]) or o.session_id = $2::uuid) and ${isAhead} returning o.id, o.session_id as "sessionId"`;

/** Sets start $2, end $3 and state $4 of the date $1. No row if nothing changes. */
export const moveDate = `
  update occurrences set starts_at = $2, ends_at = $3, state = $4, sequence = sequence + 1, updated_at = clock_timestamp()
  where id = $1 and (starts_at, ends_at) is distinct from ($2::timestamptz, $3::timestamptz) returning id`;

/** For each of the dates $1: sets start $2 and end $3; $4 is their local time. */
export const planDates = `
  update occurrences set starts_at = plan.starts_at, ends_at = plan.ends_at, original_starts_at = plan.starts_at,
    local_time = $4, state = 'PLANNED', is_dropped = false, sequence = sequence + 1, updated_at = clock_timestamp()
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as plan (id, starts_at, ends_at)
  where occurrences.id = plan.id`;

/** Increments the sequence of the future dates of the session $1 after a change of the place. */
export const countPlaceChange = `
  update occurrences o set sequence = sequence + 1, updated_at = clock_timestamp() where o.session_id = $1 and ${isAhead}`;

/** The highest number of participants of a future date of the session $1. */
export const highestGoingCount = `
  select coalesce(max(o.going_count), 0)::integer as count from occurrences o where o.session_id = $1 and ${isAhead}`;

/** Hides or shows ($2) the session $1. No row if nothing changes. */
export const setHidden = `
  update study_sessions set hidden_at = case when $2::boolean then clock_timestamp() end, updated_at = clock_timestamp()
  where id = $1 and (hidden_at is null) = $2::boolean returning group_id as "groupId"`;

/** Cancelled and past ones, too. */
export const allDates = `select id from occurrences where session_id = $1`;

/** Removes answers to the dates $2 of the session $1 that derived from a withdrawn standing answer. */
export const removeEndedAnswers = `
  delete from attendances a where occurrence_id = any($2::uuid[]) and is_standing
    and not exists (select from standing_answers where session_id = $1 and user_id = a.user_id)`;

/**
 * The standing answers of the session $1, in the order of answering, each with the dates among $2 without an individual answer.
 * Without former members.
 */
export const standingAnswers = `
  select s.user_id as "userId", s.answer, array_agg(date.id) as "occurrenceIds"
  from standing_answers s cross join unnest($2::uuid[]) as date (id)
  where s.session_id = $1 and not exists (
    select from attendances a where a.occurrence_id = date.id and a.user_id = s.user_id and not a.is_standing
  )
  group by s.session_id, s.user_id order by s.created_at, s.user_id`;

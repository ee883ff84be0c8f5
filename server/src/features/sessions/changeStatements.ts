import { selectList } from "../../platform/database/columns";
import { sessions as limits } from "../../platform/limits/sessionLimits";
import { Occurrence } from "./Occurrence";
import { StudySession } from "./StudySession";

/*
 * How sessions and answers change. Locks are taken in the same order everywhere: the member, the group, the membership, then
 * the session, which stands for its dates and all answers to them. Sessions are locked in the order of their ids.
 */

export const lockSession = `
  select ${selectList(StudySession, "study_sessions")} from study_sessions where id = $1 for no key update`;

export const occurrencesOf = `
  select ${selectList(Occurrence, "occurrences")} from occurrences where session_id = $1 order by local_date`;

/** How many sessions with dates to come the member $1 has planned, and the group $2 has. */
export const runningSessions = `
  select count(*) filter (where owner_id = $1)::integer as "ofMember", count(*) filter (where group_id = $2)::integer as "ofGroup"
  from study_sessions s
  where (owner_id = $1 or group_id = $2) and exists (
    select from occurrences o where o.session_id = s.id and o.state <> 'CANCELLED' and o.starts_at > clock_timestamp()
  )`;

const isAhead = "o.starts_at > clock_timestamp() and o.state <> 'CANCELLED'";

/** The dates of the session $1 that the member $2 can still answer: $3, and all that they did not answer one by one. */
export const datesToAnswer = `
  select o.id from occurrences o where o.session_id = $1 and ${isAhead} and (o.id = $3 or not exists (
    select from attendances a where a.occurrence_id = o.id and a.user_id = $2 and not a.is_standing
  )) order by o.id`;

/**
 * The member $1 comes to the dates $2, if there is room and nobody waits; else they wait behind the others. $3: ids for the
 * answers; $4: whether they follow from an answer for all dates. Gives the answers that are new.
 */
export const answerGoing = `
  insert into attendances (id, occurrence_id, user_id, answer, is_standing)
  select chosen.id, o.id, $1::uuid,
    case when s.capacity is null or (o.going_count < s.capacity and o.waitlist_count = 0) then 'GOING' else 'WAITLISTED' end, $4::boolean
  from unnest($2::uuid[], $3::uuid[]) as chosen (occurrence_id, id)
  join occurrences o on o.id = chosen.occurrence_id join study_sessions s on s.id = o.session_id
  on conflict (occurrence_id, user_id) do update
    set answer = excluded.answer, is_standing = excluded.is_standing, turn = excluded.turn, created_at = clock_timestamp()
    where attendances.answer = 'DECLINED'
  returning occurrence_id as "occurrenceId", answer`;

export const answerDeclined = `
  insert into attendances (id, occurrence_id, user_id, answer, is_standing)
  select chosen.id, chosen.occurrence_id, $1::uuid, 'DECLINED', $4::boolean
  from unnest($2::uuid[], $3::uuid[]) as chosen (occurrence_id, id)
  on conflict (occurrence_id, user_id) do update
    set answer = 'DECLINED', is_standing = excluded.is_standing, created_at = clock_timestamp()
    where attendances.answer <> 'DECLINED'`;

/** An answer to one date counts for itself, also where it says the same. */
export const answerAlone = `
  update attendances set is_standing = false where user_id = $1 and occurrence_id = $2 and is_standing`;

export const removeAnswers = `delete from attendances where user_id = $1 and occurrence_id = any($2::uuid[])`;

/** $1: the session, $2: the member, $3: the answer. */
export const setStandingAnswer = `
  insert into standing_answers (session_id, user_id, answer) values ($1, $2, $3)
  on conflict (session_id, user_id) do update set answer = excluded.answer, created_at = clock_timestamp()`;

export const removeStandingAnswer = `delete from standing_answers where session_id = $1 and user_id = $2`;

/**
 * The one way from the waiting list to a place: as many as there is room for, in the order of answering. `dates` is a
 * condition on the dates `o`. A locked session keeps others from answering meanwhile.
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
  returning attendances.id, attendances.occurrence_id as "occurrenceId", attendances.user_id as "userId"`;

/** Sessions of the group $1 with dates to come that the member $2 answered, or planned, locked in the order of their ids. */
export const lockSessionsOfLeaver = `
  select id from study_sessions s where group_id = $1 and (owner_id = $2
    or exists (select from standing_answers where session_id = s.id and user_id = $2)
    or exists (select from occurrences o join attendances a on a.occurrence_id = o.id
      where o.session_id = s.id and o.starts_at > clock_timestamp() and a.user_id = $2))
  order by id for no key update`;

/** What the member $2 said about the dates to come of the sessions $1. */
export const removeFutureAnswers = `
  delete from attendances using occurrences o
  where attendances.occurrence_id = o.id and attendances.user_id = $2 and o.session_id = any($1::uuid[])
    and o.starts_at > clock_timestamp()`;

export const removeStandingAnswers = `delete from standing_answers where session_id = any($1::uuid[]) and user_id = $2`;

/** Sessions of the member $2 among $1 pass to the owner of the group. */
export const transferSessions = `
  update study_sessions set owner_id = null where id = any($1::uuid[]) and owner_id = $2`;

/** Of the members $1 and $2: sessions that one planned, or that are in a group of theirs, and the other answered. */
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

/** Sessions of groups with dates to come that the member $1, who is absent, answered. */
export const answeredByAbsent = `
  select s.id from study_sessions s
  where s.group_id is not null and exists (select from absences where user_id = $1) and s.id in (
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

/** The date $1 begins at $2 and ends at $3, in the state $4. No row where it did already. */
export const moveDate = `
  update occurrences set starts_at = $2, ends_at = $3, state = $4, sequence = sequence + 1, updated_at = clock_timestamp()
  where id = $1 and (starts_at, ends_at) is distinct from ($2::timestamptz, $3::timestamptz) returning id`;

/** One by one: the dates $1 take place from $2 to $3, which begins at the time $4 of their clock. */
export const planDates = `
  update occurrences set starts_at = plan.starts_at, ends_at = plan.ends_at, original_starts_at = plan.starts_at,
    local_time = $4, state = 'PLANNED', is_dropped = false, sequence = sequence + 1, updated_at = clock_timestamp()
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as plan (id, starts_at, ends_at)
  where occurrences.id = plan.id`;

/** The dates to come of the session $1 are elsewhere. */
export const countPlaceChange = `
  update occurrences o set sequence = sequence + 1, updated_at = clock_timestamp() where o.session_id = $1 and ${isAhead}`;

/** How many go to the fullest of the dates to come of the session $1. */
export const highestGoingCount = `
  select coalesce(max(o.going_count), 0)::integer as count from occurrences o where o.session_id = $1 and ${isAhead}`;

/** The session $1 is hidden from everyone, or there again ($2). No row where it is so already. */
export const setHidden = `
  update study_sessions set hidden_at = case when $2::boolean then clock_timestamp() end, updated_at = clock_timestamp()
  where id = $1 and (hidden_at is null) = $2::boolean returning group_id as "groupId"`;

/** Cancelled and past ones, too. */
export const allDates = `select id from occurrences where session_id = $1`;

/** Answers to the dates $2 of the session $1 that followed from an answer for all dates, which was taken back since. */
export const removeEndedAnswers = `
  delete from attendances a where occurrence_id = any($2::uuid[]) and is_standing
    and not exists (select from standing_answers where session_id = $1 and user_id = a.user_id)`;

/**
 * What members said about all dates of the session $1, the first who said so first, with those of the dates $2 that they did
 * not answer one by one. Those who left are not among them.
 */
export const standingAnswers = `
  select s.user_id as "userId", s.answer, array_agg(date.id) as "occurrenceIds"
  from standing_answers s cross join unnest($2::uuid[]) as date (id)
  where s.session_id = $1 and not exists (
    select from attendances a where a.occurrence_id = date.id and a.user_id = s.user_id and not a.is_standing
  )
  group by s.session_id, s.user_id order by s.created_at, s.user_id`;

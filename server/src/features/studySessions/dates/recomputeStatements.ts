import { selectList } from "../../../platform/database/columns";
import { sessions as limits } from "../limits";
import { Occurrence } from "./Occurrence";

/* SQL for dates that are computed again with newer time zone data. */

/**
 * Locks sessions with dates that were computed with older time zone data than $1, and marks them as computed with it. Other
 * processes skip these; what is locked for a change is found by the next run.
 */
export const takeOlderSessions = `
  update study_sessions set zone_data = $1 where id in (
    select id from study_sessions where zone_data < $1 order by zone_data, id
    limit ${limits.recomputedAtOnce} for no key update skip locked
  ) returning id, group_id as "groupId", time_zone as "timeZone"`;

/** The dates to come of the sessions $1 that take place as planned. */
export const plannedAhead = `
  select ${selectList(Occurrence, "o")} from occurrences o
  where o.session_id = any($1::uuid[]) and o.state = 'PLANNED' and o.starts_at > clock_timestamp() order by o.starts_at`;

/** For each of the dates $1: sets start $2 and end $3, because the rules of its zone changed. */
export const recomputeDates = `
  update occurrences set starts_at = plan.starts_at, ends_at = plan.ends_at, original_starts_at = plan.starts_at,
    sequence = sequence + 1, updated_at = clock_timestamp()
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as plan (id, starts_at, ends_at)
  where occurrences.id = plan.id`;

import { filters, looking, matching } from "./limits";
import { newestFirst, type PlainFilter, seenBy } from "./plainStatements";
import { ProfileSort } from "./ProfileSort";

/*
 * SQL of the directory with filters. A profile is found by one of them, which has an index, in the order of the list; the others
 * are conditions of the profiles that are looked at, of which there is a bounded number. Limits are numbers, not parameters, or
 * PostgreSQL plans for the whole table.
 */

/** Each filter is a parameter, as `$3`; null filters nothing. */
export interface ProfileFilter extends PlainFilter {
  members: string | null;
  statuses: string | null;
  /** Keys of skills: all of them. */
  skills: string | null;
  /** Names of time zones. */
  zones: string | null;
  /** By time zone, the week in which the viewer is free, on the clocks there: see `weeksByZone`. */
  weeks: string | null;
  /** The first day of the period in which members were here. */
  since: string | null;
}

export type StoredSort = Exclude<ProfileSort, ProfileSort.BEST_MATCH>;

interface Lead {
  /** The values that profiles are looked for by, one after the other; null: a single search. */
  places: string | null;
  /** The rows of `profiles` that are looked at, for `place.value`. */
  rows: string;
  /** Which of them the viewer sees; left out: all. */
  seen?: string;
  /** How many of them at most; null where the filter itself names them. */
  bound: number | null;
}

interface Page {
  sort: StoredSort;
  limit: number;
  /** Whether $1 and $2 are the place of the last profile of the page before. */
  hasCursor?: boolean;
  /** The parameter of how many to pass over. */
  skip?: string;
}

const orders: Record<StoredSort, string> = { NEWEST: newestFirst, ACTIVE: "order by active_on desc, place desc" };
const columns: Record<StoredSort, string> = {
  NEWEST: `id, user_id, created_at`,
  ACTIVE: `id, user_id, active_on, place`,
};

/** The ids of a page, in its order, with the time or day by which it is sorted. */
export function pageStatement(filter: ProfileFilter, { sort, limit, hasCursor = false, skip }: Page): string {
  const { places, rows, seen } = leadOf(filter, sort, hasCursor);
  const page = `limit ${limit} ${skip ? `offset ${skip}::bigint` : ""}`;
  const reach = skip ? `${skip}::bigint + ${limit}` : limit;
  const fits = (end: string) =>
    `select ${columns[sort]} from (${rows}) profiles where ${conditions(filter, seen)} ${orders[sort]} ${end}`;
  const found = places
    ? `select found.* from unnest(${places}) as place (value), lateral (${fits(`limit ${reach}`)}) found ${orders[sort]} ${page}`
    : fits(page);
  const at = sort === ProfileSort.ACTIVE ? "active_on::timestamptz" : "created_at";
  return `select id, user_id as "userId", ${at} as at from (${found}) found`;
}

/** How many fit; `isCut`: of those that were looked at, and there are more. */
export function countStatement(filter: ProfileFilter): string {
  const { places, rows, seen, bound } = leadOf(filter, ProfileSort.NEWEST, false);
  const counted = `select count(*) filter (where ${conditions(filter, seen)}) as fit, count(*) as seen from (${rows}) profiles`;
  const isCut = bound === null ? "false" : `coalesce(bool_or(seen >= ${bound}), false)`;
  const all = places ? `unnest(${places}) as place (value), lateral (${counted}) counted` : `(${counted}) counted`;
  return `select coalesce(sum(fit), 0)::integer as value, ${isCut} as "isCut" from ${all}`;
}

function leadOf(filter: ProfileFilter, sort: StoredSort, hasCursor: boolean): Lead {
  const isActive = sort === ProfileSort.ACTIVE;
  const { members, skills } = filter;
  if (!members && !skills) return isActive ? byActivity(filter, hasCursor) : byRange(filter, hasCursor);
  const lead = members
    ? byMembers(filter, members, hasCursor && !isActive)
    : bySkill(filter, skills ?? "", hasCursor && !isActive);
  return isActive ? { ...lead, rows: withActivity(lead.rows, hasCursor) } : lead;
}

const afterNewest = (hasCursor: boolean) => (hasCursor ? "and (profiles.created_at, profiles.id) < ($1, $2)" : "");
const afterActive = (hasCursor: boolean) =>
  hasCursor ? "and (activity.active_on, activity.user_id) < ($1::timestamptz::date, $2::uuid)" : "";

const byMembers = (filter: ProfileFilter, members: string, hasCursor: boolean): Lead => ({
  places: null,
  rows: `select * from profiles where user_id = any(${members}::uuid[]) and ${seenBy(filter)} ${afterNewest(hasCursor)}`,
  bound: null,
});

/** Looks up one profile for each row (`offset 0`), independent of PostgreSQL's estimates of how many fit. */
const profileOf = (row: string) =>
  `cross join lateral (select * from profiles where profiles.user_id = ${row}.user_id offset 0) profiles`;

/** By the rarest of the skills. Members whom the viewer does not see count as looked at. */
const bySkill = (filter: ProfileFilter, skills: string, hasCursor: boolean): Lead => ({
  places: null,
  rows: `
    select profiles.* from (
      select user_id, created_at from profile_skills where skill = (
        select wanted.skill from unnest(${skills}::text[]) as wanted (skill)
        order by (select count(*) from (
          select from profile_skills other where other.skill = wanted.skill order by created_at desc limit 1000) counted) limit 1
      ) ${hasCursor ? "and created_at <= $1" : ""} order by created_at desc, user_id desc limit ${looking.atSkill}
    ) lead ${profileOf("lead")}
    where true ${afterNewest(hasCursor)} order by lead.created_at desc, lead.user_id desc`,
  seen: seenBy(filter),
  bound: looking.atSkill,
});

/** By time zone or interest, which have their indexes, or simply the newest. */
function byRange(filter: ProfileFilter, hasCursor: boolean): Lead {
  const rows = (condition: string, bound: number) =>
    `select * from profiles where ${condition} ${seenBy(filter)} ${afterNewest(hasCursor)} ${newestFirst} limit ${bound}`;
  const { zones, interests } = filter;
  const { atZone, atInterest, atAll } = looking;
  if (zones) return { places: `${zones}::text[]`, rows: rows("time_zone = place.value and", atZone), bound: atZone };
  if (interests)
    return {
      places: `${interests}::smallint[]`,
      rows: rows("interest = place.value and", atInterest),
      bound: atInterest,
    };
  return { places: null, rows: rows("", atAll), bound: atAll };
}

/** Members without a profile count as looked at. */
const byActivity = (filter: ProfileFilter, hasCursor: boolean): Lead => ({
  places: null,
  rows: `
    select profiles.*, activity.active_on, activity.user_id as place from (
      select active_on, user_id from member_activity activity where true ${afterActive(hasCursor)}
      order by active_on desc, user_id desc limit ${looking.atAll}
    ) activity ${profileOf("activity")} order by activity.active_on desc, activity.user_id desc`,
  seen: seenBy(filter),
  bound: looking.atAll,
});

const withActivity = (rows: string, hasCursor: boolean) => `
  select profiles.*, activity.active_on, activity.user_id as place from (${rows}) profiles join member_activity activity on activity.user_id = profiles.user_id
  where true ${afterActive(hasCursor)}`;

function conditions({ interests, statuses, skills, zones, weeks, since }: ProfileFilter, seen?: string): string {
  const all = [
    ...(seen ? [seen] : []),
    ...(interests ? [`profiles.interest = any(${interests}::smallint[])`] : []),
    ...(statuses ? [`profiles.status = any(${statuses}::text[])`] : []),
    ...(zones ? [`profiles.time_zone = any(${zones}::text[])`] : []),
    ...(skills ? [hasAll(skills)] : []),
    ...(since ? [wasHere(since)] : []),
    ...(weeks ? [isFree(weeks)] : []),
  ];
  return all.length > 0 ? all.join(" and ") : "true";
}

/* Scalar subqueries, each of which looks up one row: of `exists` PostgreSQL may make a hash of the whole table. */

const hasAll = (skills: string) => `(
  select count(*) from profile_skills known where known.user_id = profiles.user_id and known.skill = any(${skills}::text[])
) = cardinality(${skills}::text[])`;

const wasHere = (since: string) => `(
  select active_on from member_activity here where here.user_id = profiles.user_id) >= ${since}::date`;

const isFree = (weeks: string) => `(
  select sum(upper(part) - lower(part)) from free_weeks,
    unnest(free_weeks.week * (${weeks}::jsonb ->> profiles.time_zone)::int4multirange) as part
  where free_weeks.user_id = profiles.user_id) >= ${filters.freeMinutes}`;

/** What the viewer has, to find their like by. Each is a parameter. */
export interface Own {
  id: string;
  interest: string;
  /** Keys of skills and of topics. */
  skills: string;
  learning: string;
}

/**
 * Members who fit the filter and may have much in common with the viewer: the newest, those with the same interest, those with a
 * skill that the viewer has or learns, and those who learn what the viewer knows. Those found most often are compared.
 */
export function candidatesStatement(filter: ProfileFilter, own: Own): string {
  const isNamed = filter.members !== null || filter.skills !== null;
  const newest = pageStatement(filter, {
    sort: ProfileSort.NEWEST,
    limit: isNamed ? matching.compared : matching.newest,
  });
  const searches = [
    `select "userId" as user_id from (${newest}) newest`,
    ...(isNamed
      ? []
      : [
          sameInterest(filter, own),
          byTopic(filter, {
            table: "profile_skills",
            column: "skill",
            topics: `${own.skills}::text[] || ${own.learning}::text[]`,
          }),
          byTopic(filter, { table: "profile_topics", column: "topic", topics: `${own.skills}::text[]` }),
        ]),
  ];
  return `
    select candidate.* from (
      select user_id from (${searches.map((search) => `(${search})`).join(" union all ")}) found
      where user_id <> ${own.id} group by user_id order by count(*) desc, user_id desc limit ${matching.compared}
    ) chosen cross join lateral (
      select id, user_id as "userId", interest, time_zone as "timeZone", skills, learning, availability,
        created_at as "createdAt", 0 as "sharedGroups"
      from profiles where profiles.user_id = chosen.user_id offset 0
    ) candidate`;
}

const sameInterest = (filter: ProfileFilter, { interest }: Own) => `
  select user_id from (
    select * from profiles where interest = ${interest}::smallint and ${seenBy(filter)} ${newestFirst} limit ${looking.atInterest}
  ) profiles where ${conditions(filter)} ${newestFirst} limit ${matching.sameInterest}`;

interface Topics {
  table: "profile_skills" | "profile_topics";
  column: "skill" | "topic";
  topics: string;
}

const byTopic = (filter: ProfileFilter, { table, column, topics }: Topics) => `
  select likely.user_id from (select distinct value from unnest(${topics}) as every (value)) own cross join lateral (
    select profiles.user_id from (
      select user_id, created_at from ${table} where ${table}.${column} = own.value
      order by created_at desc, user_id desc limit ${matching.lookedAtByTopic}
    ) lead ${profileOf("lead")}
    where ${seenBy(filter)} and ${conditions(filter)}
    order by lead.created_at desc, lead.user_id desc limit ${matching.byTopic}
  ) likely`;

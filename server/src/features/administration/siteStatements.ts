/** Large tables are counted whole: an operator asks seldom. */
export const totals = `
  select (select count(*)::int from users) as members,
    (select count(*)::int from users where absence is not null) as absent,
    (select count(distinct user_id)::int from sessions where last_seen_at > clock_timestamp() - interval '1 day')
      as "active today",
    (select count(*)::int from study_groups) as groups,
    (select count(*)::int from posts) as posts,
    (select count(*)::int from comments) as comments`;

/**
 * What is computed of the day $1 (UTC): whole tables are read, which a job does every ten minutes. $2: the lowest id of that day, because
 * ids grow with time.
 */
export const figuresOfDay = `
  with bounds as (
    select $1::timestamp at time zone 'UTC' as first, ($1::timestamp + interval '1 day') at time zone 'UTC' as last
  )
  select (select count(*)::int from users where id >= $2::uuid and created_at >= first and created_at < last) as "signUps",
    (select count(distinct user_id)::int from sessions where last_seen_at >= first and last_seen_at < last) as "activeMembers",
    (select count(*)::int from occurrences
      where ends_at >= first and ends_at < least(last, clock_timestamp()) and state <> 'CANCELLED' and going_count > 0)
      as "sessionsHeld",
    (select coalesce(sum(minutes), 0)::int from study_days where day = $1::date) as "minutesStudied"
  from bounds`;

/** $1: the lowest id of that time, $2: the time, $3: the authors, null for all. Ids grow with time, so that their index has the order. */
export const textsSince = `
  select text.id, text."isComment", text."postId", left(text.text, $4) as text, text."authorId", author.name as "authorName",
    text."createdAt", text."isHidden"
  from (
    (select id, false as "isComment", id as "postId", text, author_id as "authorId", created_at as "createdAt",
      hidden_at is not null as "isHidden"
    from posts where id >= $1::uuid and created_at >= $2 and ($3::uuid[] is null or author_id = any($3::uuid[]))
    order by id desc limit $5)
    union all
    (select id, true, post_id, text, author_id, created_at, hidden_at is not null
    from comments where id >= $1::uuid and created_at >= $2 and deleted_at is null
      and ($3::uuid[] is null or author_id = any($3::uuid[]))
    order by id desc limit $5)
  ) text join users author on author.id = text."authorId"
  order by text.id desc limit $5`;

export const openCases = `select count(*)::int as count from moderation_cases where state = 'OPEN'`;

export const storage = `
  select pg_database_size(current_database())::float8 as "databaseBytes", current_setting('server_version') as "postgresVersion",
    (select name from migrations order by timestamp desc, id desc limit 1) as "schemaVersion"`;

export const checked = `
  select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as clock,
    current_setting('server_version') as postgres, (select version from zone_data) as "zoneData",
    (select name from migrations order by timestamp desc, id desc limit 1) as schema`;

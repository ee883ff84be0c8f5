import pg from "pg";

/** A stable id for the n-th row of a kind, in the form of a version 4 UUID. */
const id = (kind, n) =>
  `overlay(overlay(md5('${kind}' || (${n})::text) placing '4' from 13) placing '8' from 17)::uuid`;

/** The n-th id as JavaScript computes it from the database, for requests. */
export async function pick(client, kind, n) {
  const { rows } = await client.query(`select ${id(kind, n)} as id`);
  return rows[0].id;
}

/** Some ids of a kind, in order. */
export async function pickMany(client, kind, { from, count }) {
  const { rows } = await client.query(`select ${id(kind, "n")} as id from generate_series($1::int, $2::int) n`, [
    from,
    from + count - 1,
  ]);
  return rows.map((row) => row.id);
}

/**
 * Fills a migrated database with `size` members, posts and groups, twice as many comments and dates of sessions, three times
 * as many likes and ten times as many memberships. The distribution is skewed: a few members write most posts, and a few posts
 * have most comments and likes. Post 1 has 50 additional comments.
 */
export async function fill(url, size) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Foreign keys are valid by construction, so they are not checked.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; select setseed(0.42)`);
    const rebuild = await dropIndexes(client);
    for (const statement of statements(size)) await client.query(statement);
    for (const statement of rebuild) await client.query(statement);
    // The index of search is for `bench/search.mjs`: no job builds it while something else is measured.
    await client.query(`insert into search_progress (kind, version, after, is_done)
      select kind, 1, gen_random_uuid(), true from generate_series(1, 4) as kind on conflict (kind) do update set is_done = true`);
    await client.query("vacuum analyze");
    // Writes the data to disk before the measurement; only for superusers.
    await client.query("checkpoint").catch(() => undefined);
  } finally {
    await client.end();
  }
}

const filled = [
  ...["users", "profiles", "profile_skills", "profile_topics", "member_activity", "free_weeks"],
  ...["experiences", "posts", "comments", "post_likes", "study_groups", "memberships", "study_sessions", "occurrences"],
];

/**
 * Drops the indexes of the tables, except those that foreign keys refer to, because building an index is much faster than
 * adding millions of entries. Returns the statements that create them again.
 */
export async function dropIndexes(client) {
  const constraints = await client.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint own where contype in ('p', 'u') and conrelid = any($1::regclass[])
       and not exists (select from pg_constraint foreign_key where contype = 'f' and conindid = own.conindid)`,
    [filled],
  );
  const indexes = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [filled],
  );
  for (const { table, name } of constraints.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...constraints.rows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  ];
}

/** One of sixteen around the world. */
const zone = (n) =>
  `(array['Asia/Manila', 'America/Lima', 'Europe/Rome', 'Africa/Lagos', 'Asia/Kolkata', 'America/New_York', 'Europe/London',
    'Asia/Tokyo', 'Australia/Sydney', 'America/Sao_Paulo', 'Africa/Nairobi', 'Asia/Singapore', 'Europe/Berlin',
    'America/Los_Angeles', 'Pacific/Auckland', 'America/Bogota'])[1 + ${n} % 16]`;

/** Every fourth member is free on an evening of the week. */
const hours = (n) => `
  case when ${n} % 4 = 0 then jsonb_build_array(jsonb_build_object('from', '19:00', 'to', '21:00', 'weekday',
    (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[1 + ${n} / 4 % 7])) else '[]' end`;

/** The members of a group are spread evenly, each another one. */
const memberOf = (size) => `1 + (n * 31 + which * 7919) % ${size}`;

const statements = (size) => [...members(size), ...discussions(size), ...groups(size)];

const members = (size) => [
  `insert into users (id, name, email, email_key, password_hash, token_version, created_at)
   select ${id("user", "n")}, 'Member ' || n, 'member' || n || '@example.com', 'member' || n || '@example.com',
          'no password', 0,
          timestamptz '2020-01-01' + n * interval '1 minute'
   from generate_series(1, ${size}) n`,

  `insert into profiles (id, user_id, status, interest, company, location, time_zone, availability, bio, skills, learning, created_at, updated_at)
   select ${id("profile", "n")}, ${id("user", "n")}, 'Learning', 1 + n % 7, 'Open School', 'Cebu', ${zone("n")}, ${hours("n")},
          repeat('I learn a little every day. ', 1 + n % 8), array['Reading', 'Writing', 'Sums'], array['Chess', 'Reading'],
          timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2020-01-01' + n * interval '1 minute'
   from generate_series(1, ${size}) n`,

  // Normally written by a trigger. All profiles have these skills, the worst case for a search by skill.
  `insert into profile_skills (user_id, skill, created_at)
   select user_id, lower(skill), created_at from profiles cross join unnest(skills) as entry (skill)`,

  // The same for what they learn: everybody knows a topic that everybody learns.
  `insert into profile_topics (user_id, topic, created_at)
   select user_id, lower(topic), created_at from profiles cross join unnest(learning) as entry (topic)`,

  // The same for when they were here last, on one of sixty days, and for their hours.
  `insert into member_activity (user_id, active_on)
   select ${id("user", "n")}, current_date - (n % 60)::integer from generate_series(1, ${size}) n`,
  `insert into free_weeks (user_id, week) select user_id, free_week(availability) from profiles where availability <> '[]'`,

  `insert into experiences (id, profile_id, title, company, from_day, current, created_at)
   select ${id("experience", "n")}, ${id("profile", "n")}, 'Tutor', 'Open School', '2020-01-01', false, now()
   from generate_series(1, ${size}, 2) n`,
];

const discussions = (size) => [
  `create temp table raw_likes as
   select distinct 1 + floor(${size} * random() ^ 3)::int as post, 1 + floor(${size} * random() ^ 2)::int as member
   from generate_series(1, ${size * 3})`,

  `create temp table raw_comments as
   select n, case when n <= 50 then 1 else 1 + floor(${size} * random() ^ 3)::int end as post,
          1 + floor(${size} * random() ^ 2)::int as member
   from generate_series(1, ${size * 2}) n`,

  `insert into posts (id, author_id, text, like_count, comment_count, created_at)
   select ${id("post", "n")}, ${id("user", `1 + floor(${size} * random() ^ 2)::int`)},
          repeat('Who studies this with me on Tuesdays? ', 1 + n % 6),
          coalesce(likes.n, 0), coalesce(comments.n, 0), timestamptz '2021-01-01' + s.n * interval '1 minute'
   from generate_series(1, ${size}) s(n)
   left join (select post, count(*)::int as n from raw_likes group by post) likes on likes.post = s.n
   left join (select post, count(*)::int as n from raw_comments group by post) comments on comments.post = s.n`
    .replaceAll(`md5('post' || (n)`, `md5('post' || (s.n)`)
    .replace("1 + n % 6", "1 + s.n % 6"),

  `insert into comments (id, post_id, author_id, text, created_at)
   select ${id("comment", "n")}, ${id("post", "post")}, ${id("user", "member")}, 'Count me in, I am free then.',
          timestamptz '2023-01-01' + n * interval '1 second'
   from raw_comments`,

  `insert into post_likes (id, post_id, user_id, created_at)
   select ${id("like", "row_number() over ()")}, ${id("post", "post")}, ${id("user", "member")},
          timestamptz '2023-01-01' + row_number() over () * interval '1 second'
   from raw_likes`,
];

const groups = (size) => [
  // Normally written by a trigger: each post starts a group of its author. Ten members on average.
  `insert into memberships (id, group_id, user_id, role, state, created_at)
   select id, id, author_id, 'OWNER', 'ACTIVE', created_at from posts`,
  `insert into memberships (id, group_id, user_id, role, state, created_at)
   select gen_random_uuid(), id, user_id, 'MEMBER', 'ACTIVE', created_at + which * interval '1 minute' from (
     select posts.id, author_id, posts.created_at, which, ${id("user", memberOf(size))} as user_id
     from (select *, row_number() over (order by created_at)::bigint as n from posts) posts
     cross join lateral generate_series(1, 1 + n % 17) which
   ) joined where user_id <> author_id`,
  `insert into study_groups (id, owner_id, title, interest, member_count, created_at, active_at)
   select id, author_id, 'Study group', 1 + like_count % 7, counted.members, created_at, created_at from posts
   join (select group_id, count(*)::int as members from memberships group by group_id) counted on group_id = id`,

  // Every fifth group, and those that the viewer joins, studies once a week. Reminders are sent: a site that runs has no backlog. The dates
  // are spread over the week, so that the job for new time zone data must leave them: its version is later than any.
  `insert into study_sessions (id, group_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency, ends_after, zone_data)
   select gen_random_uuid(), id, author_id, 'Study hour', current_date, '19:00', 'UTC', 60, 'WEEKLY', 10, '9999' from posts
   where hashtext(id::text) % 5 = 0 or id in (select ${id("post", "n")} from generate_series(100, 163) n)`,
  `insert into occurrences (id, session_id, group_id, local_date, local_time, starts_at, ends_at, original_starts_at, day_reminded_for, hours_reminded_for)
   select gen_random_uuid(), id, group_id, at::date, '19:00', at, at + interval '1 hour', at, at, at
   from study_sessions cross join generate_series(0, 9) week cross join lateral (
     select date_trunc('day', now()) + week * interval '7 days' + (abs(hashtext(id::text)) % 168) * interval '1 hour' as at
   ) start`,
];

import pg from "pg";
import { fill } from "../../../bench/fill.mjs";

/**
 * A community in which one member owns as much of everything as is allowed: 17 daily series besides 100 groups with 200
 * dates each, people who come to every date, 100 jobs and courses on 100 profiles, full lists of buddies, notifications and
 * comments. Returns the values of arguments.
 */
export async function fillScene(databaseUrl, email) {
  await fill(databaseUrl, 1_000);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [{ id: me }] = (await client.query("select id from users where email = $1", [email])).rows;
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    for (const statement of statements) await client.query(statement.replaceAll("$me", `'${me}'::uuid`));
    await client.query("vacuum analyze");
    const [found] = (await client.query(ids.replaceAll("$me", `'${me}'::uuid`))).rows;
    return { ...found, ...range(), first: 100, goal: "learn to code", timeZone: "Europe/Lisbon" };
  } finally {
    await client.end();
  }
}

/** The longest range of a calendar. */
function range() {
  const from = Date.now() - 3_600_000;
  return { from: new Date(from).toISOString(), to: new Date(from + 62 * 86_400_000).toISOString() };
}

const text = "'Who studies this with me on Tuesdays, in the evening, with a cup of tea? '";
const first100 = "(select id from posts order by created_at desc limit 100)";

const statements = [
  `insert into profiles (id, user_id, status, interest, time_zone, bio, skills, created_at, updated_at)
   values (gen_random_uuid(), $me, 'Learning', 1, 'Asia/Manila', ${text}, array['Reading'], now(), now())`,
  ...["experiences", "educations"].map(
    (table) => `
   insert into ${table} (id, profile_id, ${table === "experiences" ? "title, company" : "school, degree, field_of_study"}, from_day, current, description, created_at)
   select gen_random_uuid(), profile.id, 'A', 'B', ${table === "experiences" ? "" : "'C',"} '2020-01-01', false, repeat(${text}, 3), now() - n * interval '1 minute'
   from (select id from profiles order by created_at desc limit 100) profile cross join generate_series(1, 100) n`,
  ),

  `insert into memberships (id, group_id, user_id, role, state, created_at)
   select gen_random_uuid(), id, $me, 'MODERATOR', 'ACTIVE', now() from ${first100} post on conflict do nothing`,
  `insert into memberships (id, group_id, user_id, role, state, created_at)
   select gen_random_uuid(), post.id, member.id, 'MEMBER', 'ACTIVE', now()
   from ${first100} post cross join (select id from users order by id limit 100) member on conflict do nothing`,
  `insert into comments (id, post_id, author_id, text, created_at)
   select gen_random_uuid(), post.id, member.id, ${text}, now()
   from ${first100} post cross join (select id from users order by id limit 100) member`,
  `insert into post_likes (id, post_id, user_id, created_at)
   select gen_random_uuid(), post.id, member.id, now()
   from ${first100} post cross join (select id from users order by id limit 100) member on conflict do nothing`,
  // Their triggers do not run here.
  `update posts set
     comment_count = (select count(*) from comments where post_id = posts.id),
     like_count = (select count(*) from post_likes where post_id = posts.id)`,

  `insert into study_sessions (id, member_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency, ends_after)
   select md5('series ' || n)::uuid, $me, $me, 'Alone', current_date, '19:00', 'America/New_York', 60, 'DAILY', 104 from generate_series(1, 17) n`,
  `insert into study_sessions (id, group_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency, ends_after)
   select gen_random_uuid(), id, $me, 'Together', current_date, '19:00', 'America/New_York', 60, 'DAILY', 104
   from ${first100} post cross join generate_series(1, 4) n`,
  `insert into occurrences (id, session_id, group_id, member_id, local_date, local_time, starts_at, ends_at, original_starts_at, day_reminded_for, hours_reminded_for)
   select gen_random_uuid(), id, group_id, member_id, current_date + day, start_time, at, at + interval '1 hour', at, at, at
   from study_sessions cross join generate_series(1, 61) day
   cross join lateral (select date_trunc('day', now()) + day * interval '1 day' + interval '19 hours' as at) start
   where frequency = 'DAILY'`,
  `insert into attendances (id, occurrence_id, user_id, answer, is_standing, created_at)
   select gen_random_uuid(), date.id, member.id, 'GOING', false, now()
   from (select id from occurrences where group_id is null or starts_at < now() + interval '3 days') date
   cross join ((select id from users order by id limit 12) union all select $me) member on conflict do nothing`,
  `update occurrences set going_count = 13`,

  `insert into buddy_links (id, user_id, buddy_id) select gen_random_uuid(), $me, id from users where id <> $me`,
  `insert into notification_inboxes (user_id) values ($me) on conflict do nothing`,
  `insert into notifications (id, user_id, kind, subject_id, size) select md5('line ' || n)::uuid, $me, 'REPLY', post_id, 3
   from (select post_id, row_number() over () as n from comments limit 1000) few`,
  `insert into notification_events (user_id, event_id, notification_id, actor_id, source_id)
   select $me, gen_random_uuid(), md5('line ' || 1 + n % 1000)::uuid, author_id, id
   from (select id, author_id, row_number() over () as n from comments limit 3000) few`,
  `insert into shelved_books (id, user_id, book_id, shelf) select gen_random_uuid(), member.id, books.id, 'READING'
   from books cross join ((select id from users order by id limit 20) union all select $me) member on conflict do nothing`,
];

const ids = `
  with newest as (select id from posts order by created_at desc limit 1)
  select $me as "userId", (select id from newest) as "postId", (select id from newest) as "groupId",
    (select id from study_sessions where member_id = $me limit 1) as "sessionId",
    (select id from occurrences where member_id = $me limit 1) as "dateId", (select id from books limit 1) as "bookId"`;

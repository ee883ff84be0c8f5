import { FeedScope } from "./features/groups/feed/feedFilter";
import { GroupSort } from "./features/groupDirectory/groupSort";
import { buildUser } from "./testing/app/factories";
import { useTestApp } from "./testing/app/harness";
import { homeQuery } from "./testing/calls/homeCalls";
import { plansOf } from "./testing/database/plans";
import type { User } from "./features/accounts/users/User";

/**
 * First pages must cost the same with a million groups as with a few thousand: every statement finds what it shows by an index
 * in the order of the list. The plan of each, on some thousands of groups, says so: it reads no whole table, and few rows.
 */
const testApp = useTestApp();
const groupCount = 4_000;
/** So many rows at most does a first page touch in one step of a plan: some pages. */
const maxRows = 400;
let viewer: User;
/** Belongs to more groups than a first page may touch rows. */
let keenMember: User;
let groupId: string;

beforeAll(async () => {
  const { db } = testApp();
  viewer = await buildUser(db);
  for (const statement of filling) await db.query(statement);
  const [{ id } = { id: "" }] = await db.query<{ id: string }[]>("select id from posts order by id limit 1");
  groupId = id;
  keenMember = await buildUser(db);
  await db.query(joining, [viewer.id, 20]);
  await db.query(joining, [keenMember.id, 2 * maxRows]);
  await db.query("analyze");
});

const filling = [
  `insert into users (id, name, email, email_key, password_hash, created_at)
   select gen_random_uuid(), 'Member', n || '@example.com', n || '@example.com', 'no password', '2020-01-01' from generate_series(1, 2000) n`,
  `insert into profiles (id, user_id, status, interest, skills, created_at, updated_at)
   select gen_random_uuid(), id, 'Learning', 1, '{}', now(), now() from users`,
  `create temp table people as select id, row_number() over () as n from users where name = 'Member'`,
  `insert into posts (id, author_id, text, created_at)
   select gen_random_uuid(), people.id, repeat('Who reads along? ', 20), timestamptz '2025-01-01' + place * interval '1 minute'
   from generate_series(1, ${groupCount}) place join people on n = 1 + place % 2000`,
  `update study_groups set interest = 1 + abs(hashtext(id::text)) % 7`,
  `insert into memberships (id, group_id, user_id, role, state)
   select gen_random_uuid(), g.id, people.id, 'MEMBER', 'ACTIVE' from study_groups g cross join generate_series(1, 4) which
   join people on n = 1 + abs(hashtext(g.id::text || which)) % 2000 on conflict do nothing`,
  `insert into study_sessions (id, group_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency, ends_after)
   select gen_random_uuid(), id, owner_id, 'Study hour', current_date, '19:00', 'UTC', 60, 'WEEKLY', 5 from study_groups`,
  `insert into occurrences (id, session_id, group_id, local_date, local_time, starts_at, ends_at, original_starts_at)
   select gen_random_uuid(), id, group_id, at::date, '19:00', at, at + interval '1 hour', at
   from study_sessions cross join generate_series(0, 4) week cross join lateral (
     select now() + week * interval '7 days' + (abs(hashtext(id::text)) % 10000) * interval '1 minute' as at) start`,
  `insert into comments (id, post_id, author_id, text)
   select gen_random_uuid(), posts.id, author_id, 'I am in.' from posts cross join generate_series(1, 3)`,
  `insert into post_likes (id, post_id, user_id) select gen_random_uuid(), posts.id, author_id from posts`,
  `insert into attendances (id, occurrence_id, user_id, answer, is_standing)
   select gen_random_uuid(), o.id, s.owner_id, 'GOING', true from occurrences o join study_sessions s on s.id = o.session_id`,
];

const joining = `
  insert into memberships (id, group_id, user_id, role, state)
  select gen_random_uuid(), id, $1, 'MEMBER', 'ACTIVE' from (select id from study_groups order by id limit $2) own`;

const card = "nodes { id text likeCount likedByViewer author { id name } }";
const group = "nodes { id title memberCount owner { id name } post { id text } }";
const range = `from: "${new Date().toISOString()}", to: "${new Date(Date.now() + 7 * 86_400_000).toISOString()}"`;

const operations: [name: string, query: () => string][] = [
  ["the feed", () => `{ posts(first: 20) { ${card} } }`],
  ...[`interest: CODING`, `scope: ${FeedScope.MY_GROUPS}`, `scope: ${FeedScope.MY_GROUPS}, interest: CODING`].map(
    (filter): [string, () => string] => [
      `the feed with ${filter}`,
      () => `{ posts(first: 20, ${filter}) { ${card} } }`,
    ],
  ),
  ...Object.values(GroupSort).flatMap((sort) =>
    ["", ", interest: CODING"].map((filter): [string, () => string] => [
      `groups, ${sort}${filter}`,
      () => `{ groups(first: 20, sort: ${sort}${filter}) { ${group} } }`,
    ]),
  ),
  [
    "the page of a group",
    () => `{ group(id: "${groupId}") { id title memberCount unreadCount viewerCanComment post { id text }
      members(first: 20) { nodes { role user { id name } } } nextOccurrence { id startsAt } occurrences(${range}) { id } } }`,
  ],
  ["a week of the schedule", () => `{ schedule(${range}) { id startsAt viewerAnswer session { id title } } }`],
  [
    "a week with whole sessions",
    () => `{ schedule(${range}) { id viewerPlaceInLine session { id title goal group { id } } } }`,
  ],
  ["Home", () => homeQuery],
];

const filled =
  "posts|users|post_likes|comments|study_groups|memberships|study_sessions|occurrences|attendances|profiles";

/** What a plan does that would cost more with more rows. */
function findGrowth(plan: string): string[] {
  const wholeTables = plan.match(new RegExp(`Seq Scan on (${filled})\\b`, "g")) ?? [];
  const touched = [...plan.matchAll(/.*actual rows=(\d+(?:\.\d+)?) loops=(\d+).*/g)]
    .filter(([, rows, loops]) => Number(rows) * Number(loops) > maxRows)
    .map(([line]) => line);
  const passed = [...plan.matchAll(/.*Rows Removed by \w+(?: \w+)?: (\d+).*/g)]
    .filter(([, rows]) => Number(rows) > maxRows)
    .map(([line]) => line);
  return [...wholeTables, ...touched, ...passed];
}

function findGrowthOf(query: string, as = viewer): Promise<string[]> {
  return findGrowthOfRequest(async () => {
    expect((await testApp().graphql(query, {}, { as })).errors).toBeUndefined();
  });
}

async function findGrowthOfRequest(request: () => Promise<void>): Promise<string[]> {
  await request();
  const plans = await plansOf(testApp(), request);
  expect(plans.length).toBeGreaterThan(0);
  return plans.flatMap((plan) => findGrowth(plan).map((line) => `${line} in\n${plan}`));
}

describe("at 1 M groups a first page costs what it costs at 10 k, because each statement", () => {
  it.each(operations)("of %s reads by an index, and few rows", async (_name, query) => {
    expect(await findGrowthOf(query())).toEqual([]);
  });

  it.each(
    operations.filter(
      ([name]) => name === "the feed" || name === "the page of a group" || /^groups, [A-Z]+$/.test(name),
    ),
  )("of %s reads few rows for a member of many groups too", async (_name, query) => {
    expect(await findGrowthOf(query(), keenMember)).toEqual([]);
  });

  it.each(["/api/posts?limit=20", "/api/posts?skip=40&limit=20"])(
    "of GET %s reads few rows, for a member of many groups too",
    async (url) => {
      const ask = (as: User) =>
        findGrowthOfRequest(async () => {
          expect((await testApp().request({ method: "GET", url }, { as })).statusCode).toBe(200);
        });

      expect([await ask(viewer), await ask(keenMember)]).toEqual([[], []]);
    },
  );

  it("of a list is noticed when its index is missing", async () => {
    const { db } = testApp();
    const list = `{ groups(first: 20, sort: LARGEST) { ${group} } }`;
    const [{ definition } = { definition: "" }] = await db.query<{ definition: string }[]>(
      "select pg_get_indexdef('study_groups_largest'::regclass) as definition",
    );

    await db.query("drop index study_groups_largest");
    expect(await findGrowthOf(list)).not.toEqual([]);
    await db.query(definition);

    expect(await findGrowthOf(list)).toEqual([]);
  });
});

import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { explain } from "../../../testing/database/plans";
import { suggested as limits } from "../limits";
import { suggestedDates, suggestedGroups } from "./suggestedStatements";

const testApp = useTestApp();
const groups = 10_000;
let viewerId: string;

/** Groups that all have one tag, one word and one interest, the worst case of a topic, with a date tomorrow each. */
beforeAll(async () => {
  const { db } = testApp();
  viewerId = (await buildUser(db)).id;
  await db.query(
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Member', n || '@example.com', n || '@example.com', 'no password', now() from generate_series(1, 2000) n`,
  );
  await db.query(
    `insert into posts (id, author_id, text, created_at)
     select gen_random_uuid(), author.id, 'Reading together', timestamptz '2025-01-01' + n * interval '1 second'
     from generate_series(1, ${groups}) n join (select id, row_number() over () as place from users) author on place = 1 + n % 2000`,
  );
  await db.query(`update study_groups set tags = '{Reading}', interest = 1, active_at = created_at`);
  await db.query(
    `insert into study_sessions (id, group_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency)
     select gen_random_uuid(), id, owner_id, 'Read', current_date + 1, '19:00', 'UTC', 60, 'NONE' from study_groups`,
  );
  await db.query(
    `insert into occurrences (id, session_id, group_id, local_date, local_time, starts_at, ends_at, original_starts_at)
     select gen_random_uuid(), id, group_id, starts_on, start_time, at, at + interval '1 hour', at from study_sessions
     cross join lateral (select now() + interval '1 day' as at) start`,
  );
  await db.query("vacuum analyze");
});

const sought = { topics: [{ tags: "$2", words: "$3" }], interest: "$4", hasBlocks: false };
const values = () => [`'${viewerId}'`, "'{Reading,reading}'", "'reading:*'", "1"];

/** How many rows each scan of an index reads; small tables are joined whole where that is faster. */
const read = (plan: string, scan: string) =>
  [...plan.matchAll(new RegExp(`${scan} .*\\(actual rows=(\\d+)`, "g"))].map(([, rows]) => Number(rows));

function expectShortSearches(plan: string) {
  const heap = read(plan, "Bitmap Heap Scan on (?:study_groups|posts)");
  expect(heap).toHaveLength(2);
  expect(Math.max(...heap)).toBeLessThanOrEqual(2 * limits.perTopic);
  for (const index of ["study_groups_interest_active", "study_groups_active"]) {
    const [rows = groups] = read(plan, `using ${index} on study_groups\\S*(?: study_groups_\\d)?`);
    expect(rows, index).toBeLessThanOrEqual(2 * limits.active);
  }
}

it("X4 finds groups for a topic that all have, and reads few of them", async () => {
  expectShortSearches(await explain(testApp(), suggestedGroups(sought, limits.most), values()));
});

it("X4 finds dates for a topic that all groups have, and reads few of them", async () => {
  const plan = await explain(testApp(), suggestedDates(sought), values());

  expectShortSearches(plan);
  const [soon = groups] = read(plan, "using occurrences_soon on occurrences\\S*(?: occurrences_\\d)?");
  expect(soon).toBeLessThanOrEqual(2 * limits.nextDates);
});

import { useTestApp } from "../../testing/app/harness";
import { explain } from "../../testing/database/plans";
import { candidatesStatement, countStatement, pageStatement, type ProfileFilter } from "./filterStatements";
import { looking } from "./limits";
import { ProfileSort } from "./ProfileSort";

const testApp = useTestApp();

/**
 * Eight thousand members-only profiles, more than any bound, with one skill, two interests and four zones; nobody is a manager, and
 * nobody knows Knots. As many members without a profile were here last.
 */
beforeAll(async () => {
  const { db } = testApp();
  // In parts: no statement may take longer than a request.
  for (let part = 0; part < 8; part++) {
    const numbers = [part * 1_000 + 1, (part + 1) * 1_000];
    await db.query(
      `insert into users (id, name, email, email_key, password_hash, created_at)
       select md5(n::text)::uuid, 'Member', n || '@example.com', n || '@example.com', 'no password', now() from generate_series($1::int, $2::int) n`,
      numbers,
    );
    await db.query(
      `insert into profiles (id, user_id, status, visibility, interest, skills, time_zone, availability, created_at, updated_at)
       select gen_random_uuid(), md5(n::text)::uuid, 'Learning', 'MEMBERS', 1 + n % 2, '{Reading}',
         (array['Asia/Manila', 'America/Lima', 'Europe/Rome', 'Africa/Lagos'])[1 + n % 4],
         '[{"weekday": "MONDAY", "from": "19:00", "to": "21:00"}]',
         timestamptz '2025-01-01' + n * interval '1 second', now()
       from generate_series($1::int, $2::int) n`,
      numbers,
    );
    await db.query(
      `insert into users (id, name, email, email_key, password_hash, created_at)
       select md5('no profile ' || n)::uuid, 'Member', n || '@example.org', n || '@example.org', 'no password', now() + interval '1 day'
       from generate_series($1::int, $2::int) n`,
      numbers,
    );
  }
  await db.query("vacuum analyze");
});

const none: ProfileFilter = {
  ...{ interests: null, viewer: null, isGuest: false, members: null, statuses: null, skills: null },
  ...{ zones: null, weeks: null, since: null },
};
const managers = { statuses: `'{Manager}'` };
const weeks = `'{"Asia/Manila": "{[0,60)}", "Europe/Rome": "{[0,60)}"}'`;

/** How many profiles were looked at, in the plan of a statement that nobody fits. */
async function lookedAt(statement: string): Promise<number> {
  const plan = await explain(testApp(), statement, []);
  expect(plan).not.toMatch(/Seq Scan on (profiles|users|profile_skills|member_activity|free_weeks)/);
  const reads = [
    ...plan.matchAll(/on (?:profiles|profile_skills|member_activity)\S* .*\(actual rows=([\d.]+)\S* loops=(\d+)\)/g),
  ];
  return Math.max(0, ...reads.map(([, rows, loops]) => Number(rows) * Number(loops)));
}

it.each<[string, Partial<ProfileFilter>, ProfileSort.NEWEST | ProfileSort.ACTIVE, number]>([
  ["all of them", managers, ProfileSort.NEWEST, looking.atAll],
  ["all of them by activity", managers, ProfileSort.ACTIVE, looking.atAll],
  ["two interests", { ...managers, interests: `'{1,2}'` }, ProfileSort.NEWEST, 2 * looking.atInterest],
  ["two zones", { ...managers, zones: `'{Asia/Manila,Europe/Rome}'` }, ProfileSort.NEWEST, 2 * looking.atZone],
  ["a skill that all have", { ...managers, skills: `'{reading}'` }, ProfileSort.NEWEST, looking.atSkill],
  [
    "a skill of members whom guests do not see",
    { skills: `'{reading}'`, isGuest: true },
    ProfileSort.NEWEST,
    looking.atSkill,
  ],
  ["a skill of nobody", { skills: `'{reading,knots}'` }, ProfileSort.NEWEST, 1_000],
  ["hours of nobody", { weeks }, ProfileSort.NEWEST, looking.atAll],
  ["the active by hours", { weeks, since: "current_date" }, ProfileSort.ACTIVE, looking.atAll],
])("D2 a filter that nobody fits looks at a bounded number: %s", async (_case, filter, sort, bound) => {
  const given = { ...none, ...filter };

  expect(await lookedAt(pageStatement(given, { sort, limit: 7 }))).toBeLessThanOrEqual(bound);
  expect(await lookedAt(countStatement(given))).toBeLessThanOrEqual(bound);
});

it("D2 a filter that many fit reads no more than the page", async () => {
  const given = { ...none, statuses: `'{Learning}'` };

  expect(await lookedAt(pageStatement(given, { sort: ProfileSort.NEWEST, limit: 7 }))).toBe(7);
});

it("D2 the active are read no further than the page, once all of them have a profile", async () => {
  const { db } = testApp();
  await db.query("delete from member_activity where active_on > current_date");
  const given = { ...none, statuses: `'{Learning}'` };

  expect(await lookedAt(pageStatement(given, { sort: ProfileSort.ACTIVE, limit: 7 }))).toBeLessThanOrEqual(14);
});

it("D2 a count of those that were looked at is not called exact", async () => {
  const isCut = async (filter: Partial<ProfileFilter>) =>
    (await testApp().db.query<{ isCut: boolean }[]>(countStatement({ ...none, ...filter })))[0]?.isCut;

  expect(await isCut({ skills: `'{reading}'`, isGuest: true })).toBe(true);
  expect(await isCut(managers)).toBe(true);
  expect(await isCut({ skills: `'{reading,knots}'` })).toBe(false);
});

it("D2 the best matches are looked for in short ranges", async () => {
  const own = { id: "gen_random_uuid()", interest: "1", skills: `'{reading}'`, learning: `'{knots}'` };

  const looked = await lookedAt(candidatesStatement({ ...none, ...managers }, own));

  expect(looked).toBeLessThanOrEqual(looking.atAll);
});

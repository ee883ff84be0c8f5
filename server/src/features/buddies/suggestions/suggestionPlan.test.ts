import { buildProfile } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { explain } from "../../../testing/database/plans";
import { Interest } from "../../profiles/interest";
import { candidatesStatement } from "./suggestionStatements";

const testApp = useTestApp();
let viewerId: string;

/** Twenty thousand with a skill that all have, two interests, and four time zones; half of them take no requests. */
beforeAll(async () => {
  const { db } = testApp();
  await db.query(
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Member', n || '@example.com', n || '@example.com', 'no password', now() from generate_series(1, 20000) n`,
  );
  await db.query(
    `insert into profiles (id, user_id, status, interest, skills, time_zone, created_at, updated_at)
     select gen_random_uuid(), id, 'Learning', 1 + n / 10001, '{Reading}',
       (array['Asia/Manila', 'America/Lima', 'Europe/Rome', 'Africa/Lagos'])[1 + n % 4],
       timestamptz '2025-01-01' + n * interval '1 second', now()
     from (select id, row_number() over () as n from users) member`,
  );
  await db.query(
    `insert into contact_settings (user_id, contactable)
     select user_id, (array['NOBODY', 'SHARED_GROUPS', 'EVERYONE', 'EVERYONE'])[1 + floor(random() * 4)] from profiles`,
  );
  const profile = { interest: Interest.FINANCE, skills: ["Reading"], timeZone: "Asia/Manila" };
  viewerId = (await buildProfile(db, profile)).userId;
  // Twenty groups that thousands belong to, and the viewer.
  await db.query(
    `insert into posts (id, author_id, text) select gen_random_uuid(), $1, 'Hi' from generate_series(1, 20)`,
    [viewerId],
  );
  await db.query(
    `insert into memberships (id, group_id, user_id, role, state)
     select gen_random_uuid(), g.id, member.id, 'MEMBER', 'ACTIVE' from study_groups g
     cross join (select id from users where id <> $1 limit 2000) member`,
    [viewerId],
  );
  await db.query("vacuum analyze");
});

it("C2 reads a short range of an index for each search, however many members there are", async () => {
  const zones = ["'{Asia/Manila,America/Lima,Europe/Rome,Africa/Lagos}'", "'{480,-300,60,60}'"];

  const plan = await explain(testApp(), candidatesStatement, [`'${viewerId}'`, ...zones]);

  expect(plan).not.toMatch(/Seq Scan on (profiles|users|profile_skills|contact_settings)/);
  expect(plan).toMatch(/Index Scan using profiles_interest_newest on profiles .*\(actual rows=40\S* loops=1\)/);
  expect(plan).toMatch(/using profiles_interest_zone_newest on profiles .*\(actual rows=5\S* loops=1\)/);
  expect(plan).not.toMatch(/Seq Scan on memberships/);
  expect(plan).toMatch(/using memberships_of_group on memberships .*\(actual rows=15\S* loops=20\)/);
  expect(plan).toMatch(/using profile_skills_newest on profile_skills .*\(actual rows=15\S* loops=1\)/);
  const passed = [...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
  // What all searches find together; 300 of them in groups.
  expect(Math.max(...passed)).toBeLessThanOrEqual(360);
});

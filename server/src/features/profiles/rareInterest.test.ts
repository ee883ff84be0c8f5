import { useTestApp } from "../../testing/app/harness";
import { explain, statementFor } from "../../testing/database/plans";

const testApp = useTestApp();

/** Twenty thousand who want to learn to code; before them, three who want to learn physics. */
beforeAll(async () => {
  const { db } = testApp();
  await db.query(
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Member', n || '@example.com', n || '@example.com', 'no password', now() from generate_series(1, 20003) n`,
  );
  await db.query(
    `insert into profiles (id, user_id, status, interest, skills, created_at, updated_at)
     select gen_random_uuid(), id, 'Learning', case when n <= 3 then 7 else 1 end, '{}',
       timestamptz '2025-01-01' + n * interval '1 second', now()
     from (select id, row_number() over () as n from users) member`,
  );
  await db.query("analyze");
});

const first = `{ profiles(first: 6, interests: [PHYSICS, CODING]) { nodes { id interest } } }`;
const search = (skip: number) =>
  testApp().request({
    method: "POST",
    url: "/api/profile/postload",
    payload: { skip, limit: 6, filters: { interests: [7, 7] } },
  });

describe("an interest that few have among many others", () => {
  it("is found without passing over the others", async () => {
    const statement = await statementFor(testApp(), "profiles", () => testApp().graphql(first));

    const plan = await explain(testApp(), statement, ["'{7,1}'"]);

    expect(plan).toMatch(/Index Scan using profiles_public_interest_newest on profiles .*\(actual rows=5\S* loops=2\)/);
    expect(plan).not.toMatch(/Seq Scan on profiles|Rows Removed by Filter/);
  });

  it("is found over REST too, each member once", async () => {
    const statement = await statementFor(testApp(), "profiles", () => search(0));
    const answer = await search(0);

    const plan = await explain(testApp(), statement, ["'{7}'"]);

    expect(answer.json().profiles.map(({ interests }: { interests: number }) => interests)).toEqual([7, 7, 7]);
    expect(plan).toMatch(/Index Scan using profiles_public_interest_newest on profiles .*\(actual rows=3\S* loops=1\)/);
  });
});

describe("a page of many members that begins far back", () => {
  it("reads the rows of the page itself alone", async () => {
    const statement = await statementFor(testApp(), "profiles", () => search(12_000));

    const plan = await explain(testApp(), statement, ["12000", "'{1}'"]);

    expect(plan).toMatch(
      /Index Only Scan using profiles_public_interest_newest on profiles .*\(actual rows=12006\S* loops=1\)/,
    );
    expect(plan).toMatch(/Index Scan using profiles_pkey on profiles .*\(actual rows=1\S* loops=6\)/);
  });
});

/** Planning each one takes longer than answering it. */
describe("the first page", () => {
  it("is asked for without a position", async () => {
    expect(await statementFor(testApp(), "profiles", () => search(0))).not.toContain("offset");
  });
});

import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { explain, statementFor } from "../../../testing/database/plans";

const testApp = useTestApp();
const page = `query ($id: ID!) {
  post(id: $id) { comments(first: 50) { nodes { text author { name } } } likes(first: 50) { nodes { createdAt } } }
}`;
let crowdedId: string;

/** Fifteen hundred posts with eight comments and likes each, and one with three thousand. */
beforeAll(async () => {
  const { db } = testApp();
  const { id, authorId } = await buildPost(db);
  crowdedId = id;
  await db.query(
    `insert into posts (id, author_id, text, created_at)
     select gen_random_uuid(), $1, 'Who reads along?', timestamptz '2025-01-01' from generate_series(1, 1500)`,
    [authorId],
  );
  await db.query(
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Member', n || '@example.com', n || '@example.com', 'no password', now() from generate_series(1, 15000) n`,
  );
  const rows = `(select n, timestamptz '2025-01-01' + n * interval '1 second' as moment, member.id as member_id,
      case when n <= 3000 then '${id}'::uuid else other.id end as post_id
    from generate_series(1, 15000) n
    join (select id, row_number() over () as at from posts where id <> '${id}') other on other.at = 1 + n % 1500
    join (select id, row_number() over () as at from users) member on member.at = n) entry`;
  await db.query(
    `insert into comments (id, post_id, author_id, text, created_at)
     select gen_random_uuid(), post_id, member_id, 'Count me in.', moment from ${rows}`,
  );
  await db.query(
    `insert into post_likes (id, post_id, user_id, created_at)
     select gen_random_uuid(), post_id, member_id, moment from ${rows}`,
  );
  await db.query("analyze");
});

describe("a post with thousands of comments and likes", () => {
  it.each(["comments", "post_likes"])("is opened without reading more of its %s than are shown", async (table) => {
    const as = await buildUser(testApp().db);
    const statement = await statementFor(testApp(), table, () => testApp().graphql(page, { id: crowdedId }, { as }));

    const plan = await explain(testApp(), statement, [`'${crowdedId}'`]);

    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${table}_newest on ${table} .*\\(actual rows=51`));
  });
});

/** Some of the posts that are like all others. */
async function pickPosts(): Promise<string[]> {
  const posts = await testApp().db.query<{ id: string }[]>("select id from posts where id <> $1 limit 20", [crowdedId]);
  return posts.map(({ id }) => id);
}

describe("a list of posts", () => {
  const someOfEach = `{ posts { nodes { comments { nodes { text author { name } } } likes { nodes { createdAt } } } } }`;

  it.each(["comments", "post_likes"])("reads a page of the %s of each, and no more", async (table) => {
    const as = await buildUser(testApp().db);
    const statement = await statementFor(testApp(), table, () => testApp().graphql(someOfEach, {}, { as }));

    const plan = await explain(testApp(), statement, [`'{${(await pickPosts()).join(",")}}'`]);

    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${table}_newest on ${table} .*loops=20`));
  });

  it.each(["comments", "post_likes"])("reads all their %s for REST, and the authors one by one", async (table) => {
    const as = await buildUser(testApp().db);
    const statement = await statementFor(testApp(), table, () =>
      testApp().request({ method: "GET", url: "/api/posts?limit=20" }, { as }),
    );

    const plan = await explain(testApp(), statement, [`'{${(await pickPosts()).join(",")}}'`]);

    expect(plan).toContain(`${table}_newest`);
    expect(plan).not.toContain("Seq Scan");
  });
});

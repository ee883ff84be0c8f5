import { buildPost } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();

const groupsOf = (posts: readonly { id: string }[]) =>
  testApp().db.query<{ id: string; owner: string; members: number }[]>(
    `select g.id, g.owner_id as owner, (select count(*)::integer from memberships m where m.group_id = g.id and m.role = 'OWNER'
       and m.user_id = g.owner_id and m.created_at = g.created_at) as members
     from study_groups g join posts on posts.id = g.id and posts.created_at = g.created_at
     where g.id = any($1) order by g.id`,
    [posts.map(({ id }) => id)],
  );

describe("the group of a post", () => {
  it("is there for posts from before there were groups, and for those that one statement inserts", async () => {
    const { db } = testApp();
    const [one, other] = [await buildPost(db), await buildPost(db)];
    const expected = [one, other].map(({ id, authorId }) => ({ id, owner: authorId, members: 1 }));
    const { dataSource } = db;
    const isThere = async () => (await db.query("select to_regclass('study_groups') as name"))[0].name !== null;

    while (await isThere()) await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    const migrated = await groupsOf([one, other]);
    const inserted = await db.query<{ id: string }[]>(
      `insert into posts (id, author_id, text) select gen_random_uuid(), $1, 'Many' from generate_series(1, 500) returning id`,
      [one.authorId],
    );

    expect(migrated).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)));
    expect(await groupsOf(inserted)).toHaveLength(500);
  });
});

import { seedIfEmpty } from "../../../demo/seed";
import { demoAccount } from "../../../demo/demoAccount";
import { StartError } from "../../../errors";
import { User } from "../../../features/accounts/users/User";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { digestsOf } from "../../../testing/database/digests";
import { StatementCounter } from "../../../testing/database/StatementCounter";
import { openTestDatabase, type TestDatabase } from "../../../testing/database/testDatabase";
import { moveRows } from "./moveRows";

const testApp = useTestApp();
let target: TestDatabase;

beforeAll(async () => {
  const { db, services } = testApp();
  await seedIfEmpty({ db, passwords: services.passwords });
  const as = await db.findOneByOrFail(User, { email: demoAccount.email });
  // A sign-in, a waiting job and values that JSON could change on the way.
  await testApp().graphql("{ me { id } }", {}, { as });
  await buildUser(db, { name: `Quote " and \\ and \u2028 and 東京 🎉` });
  // Enough for several pieces, and for indexes that are built afterwards.
  await db.query(`
    insert into users (id, name, email, email_key, password_hash, created_at)
    select gen_random_uuid(), 'Many', n || '@example.com', n || '@example.com', repeat('Tab\t, line\n, \\N and \\. ', 20), now()
    from generate_series(1, 5000) n`);
});

beforeEach(async () => {
  target = await openTestDatabase(new StatementCounter());
});
afterEach(() => target.close());

describe("P2 moving all rows into another database", () => {
  it("leaves both with the same rows, keys and triggers, and the next numbers free", async () => {
    const source = testApp().db.dataSource;
    const before = await digestsOf(source);

    const moved = await moveRows(source, target.dataSource);

    const after = await digestsOf(target.dataSource);
    expect(after).toEqual(before);
    expect(await digestsOf(source)).toEqual(before);
    expect(Object.fromEntries(moved.map(({ name, rows }) => [name, rows]))).toMatchObject({
      users: await source.manager.count(User),
    });
    expect(moved.filter(({ rows }) => rows > 0).length).toBeGreaterThan(30);
    // The queues, in a schema of their own.
    expect(moved.find(({ name }) => name.endsWith(".queue"))?.rows).toBeGreaterThan(0);

    // Triggers work again: a post begins a group. Numbers that sequences give are free.
    const { manager } = target.dataSource;
    const { id } = await buildPost(manager, { authorId: (await buildUser(manager)).id });
    expect(await manager.query("select id from study_groups where id = $1", [id])).toEqual([{ id }]);
    await manager.query("insert into search_changes (kind, id) values (1, $1)", [id]);
  });

  it("replaces what the migrations put there, and can be done again", async () => {
    const source = testApp().db.dataSource;
    await moveRows(source, target.dataSource);

    await moveRows(source, target.dataSource);

    expect((await digestsOf(target.dataSource)).found).toEqual((await digestsOf(source)).found);
  });

  it("leaves the target as it was when it ends on the way", async () => {
    const before = await digestsOf(target.dataSource);
    const stop = new Error("stopped");

    const ended = moveRows(testApp().db.dataSource, target.dataSource, ({ name }) => {
      if (name === "users") throw stop;
    });

    await expect(ended).rejects.toBe(stop);
    expect(await digestsOf(target.dataSource)).toEqual(before);
  });

  it("refuses a database with other tables by name", async () => {
    await target.dataSource.query("alter table users add column shoe_size integer");

    const refused = await moveRows(testApp().db.dataSource, target.dataSource).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toMatch(
      /^The two databases have different tables: users \(.*Nothing was moved\.$/,
    );
    await target.dataSource.query("alter table users drop column shoe_size");
  });
});

import { StartError } from "../errors";
import { buildUser } from "../testing/app/factories";
import { StatementCounter } from "../testing/database/StatementCounter";
import { openTestDatabase, type TestDatabase } from "../testing/database/testDatabase";
import { migrationNames } from "../platform/database/schemaVersion";
import { refuseFilled } from "./target";

let target: TestDatabase;
beforeEach(async () => {
  target = await openTestDatabase(new StatementCounter());
});
afterEach(() => target.close());

const refusalOf = (migration: string) =>
  refuseFilled(target.dataSource, migration).then(
    () => null,
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

describe("P2 a target", () => {
  it("may have the tables of the version, also a part of them, without members", async () => {
    const last = migrationNames(target.dataSource).at(-1) ?? "";
    expect(await refusalOf(last)).toBeNull();

    await target.dataSource.query("delete from migrations where name = $1", [last]);
    expect(await refusalOf(last)).toBeNull();

    await target.dataSource.query("drop table migrations");
    expect(await refusalOf(last)).toBeNull();
  });

  it("with a member, or with tables of another version, is refused by name", async () => {
    const [earlier, last] = migrationNames(target.dataSource).slice(-2) as [string, string];
    expect(await refusalOf(earlier)).toMatch(
      new RegExp(`those of another version, at ${last}, and the site is at ${earlier}. Nothing was changed`),
    );

    await target.dataSource.query("insert into migrations (timestamp, name) values (9999999999999, 'Tomorrow')");
    expect(await refusalOf(last)).toMatch(/those of another version, at Tomorrow/);

    await target.dataSource.query("delete from migrations where name = 'Tomorrow'");
    await buildUser(target.dataSource.manager);
    expect(await refusalOf(last)).toBe("The target has 1 members. Nothing was changed: choose an empty database.");
  });
});

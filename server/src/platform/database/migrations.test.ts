import { buildIndex } from "../../features/books/index/buildIndex";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

/** Every column, index and constraint of the service's tables, as the database describes them. */
async function describeTables(): Promise<unknown> {
  const { db } = testApp();
  return {
    columns: await db.query(
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' and table_name <> 'migrations' order by 1, 2`,
    ),
    indexes: await db.query(
      `select tablename, indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations' order by 2`,
    ),
    constraints: await db.query(
      `select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as rule from pg_constraint
       where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migrations' order by 1, 2`,
    ),
  };
}

describe("the migrations", () => {
  it("go up, all the way down and up again to the same tables", async () => {
    const { dataSource } = testApp().db;
    const before = await describeTables();

    for (const _migration of dataSource.migrations) await dataSource.undoLastMigration();
    const down = await describeTables();
    await dataSource.runMigrations();

    expect(down).toEqual({ columns: [], indexes: [], constraints: [] });
    expect(await describeTables()).toEqual(before);
  });

  it("M60 define the tables of the book index as a rebuild of the index leaves them", async () => {
    const before = await describeTables();

    await buildIndex(testApp().db.dataSource);

    expect(await describeTables()).toEqual(before);
  });

  it("make every column that the entities name", async () => {
    const { dataSource } = testApp().db;
    const columns = await testApp().db.query<{ at: string }[]>(
      `select table_name || '.' || column_name as at from information_schema.columns where table_schema = 'public'`,
    );
    const known = new Set(columns.map(({ at }) => at));

    const expected = dataSource.entityMetadatas.flatMap(({ tableName, columns: own }) =>
      own.map(({ databaseName }) => `${tableName}.${databaseName}`),
    );

    expect(expected.filter((column) => !known.has(column))).toEqual([]);
  });
});

import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { PersonalRows } from "../../testing/database/personalRows";
import { migrateDown, migrateUp, migrationNames, migrationsInPlace } from "./schemaVersion";

const testApp = useTestApp();

interface Table {
  name: string;
  columns: string[];
}

const columnsOfTables = `
  select table_name as name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
  where table_schema = 'public' and table_name <> 'migrations' group by 1 order by 1`;

const listTables = () => testApp().db.query<Table[]>(columnsOfTables);

/** All rows, as JSON. */
async function rowsOf({ name, columns }: Table): Promise<string[]> {
  const listed = columns.map((column) => `"${column}"`).join(", ");
  const found = await testApp().db.query<{ row: string }[]>(
    `select to_jsonb(listed)::text as row from (select ${listed} from "${name}") listed order by 1`,
  );
  return found.map(({ row }) => row);
}

/** What a later version keeps elsewhere, or needs no more. */
const moved: readonly string[] = ["comments.idempotency_key", "posts.idempotency_key"];

/** The tables of before, without the columns that are gone: by name. */
async function keptOf(before: readonly Table[]): Promise<Table[]> {
  const now = new Map((await listTables()).map(({ name, columns }) => [name, columns]));
  const gone = before.flatMap(({ name, columns }) =>
    columns.filter((column) => !now.get(name)?.includes(column)).map((column) => `${name}.${column}`),
  );
  expect(gone.filter((column) => !moved.includes(column))).toEqual([]);
  return before.map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => !gone.includes(`${name}.${column}`)),
  }));
}

async function goBackTo(stage: string): Promise<void> {
  const { dataSource } = testApp().db;
  const names = migrationNames(dataSource);
  const steps = names.length - 1 - names.findIndex((name) => name.startsWith(stage));
  for (let step = 0; step < steps; step++) await migrateDown(dataSource);
  expect((await migrationsInPlace(dataSource)).at(-1)).toMatch(new RegExp(`^${stage}\\d+$`));
}

describe("an upgrade", () => {
  it.each(["Community", "Sessions", "StudyGroups", "Search"])(
    "from the tables of %s keeps every row, and its members find what is theirs",
    async (stage) => {
      const { db } = testApp();
      await PersonalRows.fill(db.dataSource.manager, stage.toLowerCase());
      const [ada, bo] = [await buildUser(db, { name: "Ada Quist" }), await buildUser(db)];
      const post = await buildPost(db, { authorId: ada.id, text: "Slow reading" });
      await buildComment(db, { postId: post.id, authorId: bo.id, text: "Count me in" });
      await goBackTo(stage);
      const before = await listTables();
      const all = new Map(await Promise.all(before.map(async (table) => [table.name, await rowsOf(table)] as const)));

      await migrateUp(db.dataSource);

      const kept = await keptOf(before);
      expect(kept.length).toBeGreaterThanOrEqual(8);
      for (const table of kept) {
        const then = (all.get(table.name) ?? []).map((row) => {
          const values = JSON.parse(row) as Record<string, unknown>;
          return Object.fromEntries(table.columns.map((column) => [column, values[column]]));
        });
        const now = (await rowsOf(table)).map((row) => JSON.parse(row) as object);
        expect([table.name, now]).toEqual([table.name, expect.arrayContaining(then)]);
        expect([table.name, now.length]).toEqual([table.name, then.length]);
      }
      const query = `query ($id: ID!) { me { name } post(id: $id) { text author { name } comments { nodes { text } } } }`;
      const { data } = await testApp().graphql(query, { id: post.id }, { as: ada });
      expect(data).toEqual({
        me: { name: "Ada Quist" },
        post: { text: "Slow reading", author: { name: "Ada Quist" }, comments: { nodes: [{ text: "Count me in" }] } },
      });
    },
    60_000,
  );
});

import { columnsOf, selectList } from "./columns";
import { Comment } from "../../features/groups/discussion/Comment";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

interface ForeignKey {
  owner: string;
  column: string;
  target: string;
  rule: string;
}

const foreignKeys = `
  select con.conrelid::regclass::text as owner, att.attname as "column", con.confrelid::regclass::text as target,
    case con.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'OTHER' end as rule
  from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace order by 1, 2`;

describe("the entities", () => {
  it("M25 declare every foreign key between their tables as a relation, with its rule for deletion", async () => {
    const { dataSource } = testApp().db;
    const tables = new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName));

    const declared = dataSource.entityMetadatas.flatMap(({ tableName, relations }) =>
      relations.flatMap(({ joinColumns, inverseEntityMetadata, onDelete }) =>
        joinColumns.map(
          ({ databaseName }) => `${tableName}.${databaseName} ${inverseEntityMetadata.tableName} ${onDelete}`,
        ),
      ),
    );

    const keys = (await testApp().db.query<ForeignKey[]>(foreignKeys)).filter(({ owner }) => tables.has(owner));
    expect(keys.length).toBeGreaterThan(5);
    expect(declared.sort()).toEqual(keys.map((key) => `${key.owner}.${key.column} ${key.target} ${key.rule}`).sort());
  });

  it("M25 give statements the columns that the ORM reads", () => {
    const { entityMetadatas } = testApp().db.dataSource;
    expect(entityMetadatas.length).toBeGreaterThan(10);
    for (const { target, columns } of entityMetadatas) {
      const entity = target as new () => object;
      const read = columns.filter(({ isSelect }) => isSelect).map(({ databaseName }) => databaseName);

      expect(
        columnsOf(entity)
          .map(({ column }) => column)
          .sort(),
      ).toEqual(read.sort());
    }
    expect(selectList(Comment, "entry", { only: ["id", "postId"] })).toBe('entry.id, entry.post_id as "postId"');
  });
});

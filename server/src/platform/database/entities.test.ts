import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { columnsOf, selectList } from "./columns";
import { Comment } from "../../features/posts/Comment";
import { useTestApp } from "../../testing/harness";

const testApp = useTestApp();

interface ForeignKey {
  owner: string;
  column: string;
  target: string;
  rule: string;
}

const foreignKeys = `
  select con.conrelid::regclass::text as owner, att.attname as "column", con.confrelid::regclass::text as target,
    case con.confdeltype when 'c' then 'CASCADE' else 'OTHER' end as rule
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

/**
 * Files that may hold SQL, each for a reason that docs/decisions names: statements measured as hot paths, several
 * changes in one statement, or work on whole tables. Everything else uses repositories and the query builder.
 */
const sqlFiles = [
  "accounts/deleteAccount.ts",
  "accounts/userLoaders.ts",
  "books/bookLoaders.ts",
  "books/goal/Vocabulary.ts",
  "books/import/authors.ts",
  "books/import/saveBooks.ts",
  "books/index/buildIndex.ts",
  "books/index/maintenance.ts",
  "books/index/neighbours.ts",
  "books/index/works.ts",
  "books/recommend/recommendBooks.ts",
  "posts/commentService.ts",
  "posts/groupTeasers.ts",
  "posts/likes.ts",
  "posts/postLoaders.ts",
  "posts/postRows.ts",
  "posts/postService.ts",
  "posts/threadLoaders.ts",
  "posts/userPostLoaders.ts",
  "profiles/profileLoaders.ts",
  "profiles/profileRows.ts",
];

describe("SQL", () => {
  it("M25 stands only in the files that need it", () => {
    const source = path.resolve(__dirname, "../../features");
    const files = readdirSync(source, { recursive: true, encoding: "utf8" });

    const withSql = files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("migrations/"))
      .filter((file) =>
        /\.(rows|query)(<.*>)?\(|rowsOf\(|writeWithEvent(<.*>)?\(/.test(readFileSync(path.join(source, file), "utf8")),
      );

    expect(withSql.sort()).toEqual([...sqlFiles].sort());
  });
});

import { createRequire } from "node:module";
import path from "node:path";
import { top } from "../../scripts/run.mjs";

const require = createRequire(path.join(top, "server/dist/main.js"));

/** Work with the embedded database of a stopped site. */
export async function withEmbedded(folder, work) {
  require("reflect-metadata");
  require("./features.js");
  const { openEmbedded } = require("./platform/database/embedded/openEmbedded.js");
  const database = await openEmbedded(path.join(folder, "database"));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Some of each kind: the first, those of others, and the newest. */
const some = (table, limit, columns = "id") =>
  `(select ${columns} from ${table} order by id limit ${limit})
   union (select ${columns} from ${table} order by created_at desc, id limit ${limit})`;

const statements = (limit) => ({
  users: some("users", limit),
  groups: `${some("posts", limit)} union (select group_id as id from study_sessions where group_id is not null order by id limit 1)
    union (select id from study_groups where open_to_guests order by id limit 1)`,
  comments: some("comments", limit, `id, post_id as "postId"`),
  books:
    "(select id from books order by id limit 2) union (select book_id as id from shelved_books order by id limit 2)",
  dates: some("occurrences", limit),
  sessions: some("study_sessions", limit),
  exports: some("data_exports", limit),
  cases: some("moderation_cases", limit),
});

/** Ids of what a stopped site with the embedded database has. `limit`: how many of the first, and of the newest. */
export const findIds = (folder, limit = 2) =>
  withEmbedded(folder, async ({ dataSource }) => {
    await dataSource.initialize();
    const found = {};
    for (const [kind, statement] of Object.entries(statements(limit))) found[kind] = await dataSource.query(statement);
    return found;
  });

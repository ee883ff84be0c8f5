import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { explain } from "../../../testing/database/plans";
import { comments as limits } from "../limits";
import { recipientsOfAll } from "../../notifications/lines/changeStatements";
import { peopleBefore } from "./replyStatements";

const testApp = useTestApp();

describe("whom a comment notifies", () => {
  it("is found in a long thread by reading the newest comments before it", async () => {
    const { db } = testApp();
    const [author, writer, late] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const post = await buildPost(db, { authorId: author.id });
    // Most threads are short: the planner expects few comments of any post.
    await db.query(
      `insert into posts (id, author_id, text, created_at)
       select gen_random_uuid(), $1, 'Who reads along?', timestamptz '2025-01-01' + n * interval '1 minute' from generate_series(1, 2000) n`,
      [author.id],
    );
    await db.query(
      `insert into comments (id, post_id, author_id, text)
       select gen_random_uuid(), id, author_id, repeat('Who else? ', 100) from posts where created_at < '2026-01-01'`,
    );
    await db.query(
      `insert into comments (id, post_id, author_id, text, created_at)
       select gen_random_uuid(), $1, $2, repeat('I am in. ', 100), timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 3000) n`,
      [post.id, writer.id],
    );
    const comment = await buildComment(db, { postId: post.id, createdAt: new Date("2026-02-01") });
    await buildComment(db, { postId: post.id, authorId: late.id, createdAt: new Date("2026-02-02") });
    await db.query("analyze comments");

    const statement = recipientsOfAll(peopleBefore, 2);
    const plan = await explain(testApp(), statement, [`'{${post.id}}'`, `'{${comment.id}}'`]);
    const found = await db.query<{ id: string }[]>(statement, [[post.id], [comment.id]]);

    const read = [...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(...read)).toBeLessThanOrEqual(limits.before + 10);
    expect(found.map(({ id }) => id).sort()).toEqual([author.id, writer.id].sort());
  });
});

import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * The service with one more feature, which notes in a table what it hears of posts: `postAdded` and `postLiked`, which are
 * published in the statement of their change, and `commentDeleted`, in its transaction. On NOTES_PORT it says what is noted
 * and what is stored, and how many events and their jobs wait, and had been left by the process before.
 */
const dist = createRequire(path.join(import.meta.dirname, "../../server/dist/main.js"));
dist("reflect-metadata");
const { features } = dist("./features.js");
const { postEvents } = dist("./features/groups/discussion/events.js");
const { delivered } = dist("./platform/events/events.js");
const { onEvent } = dist("./platform/events/onEvent.js");
const { defineJob } = dist("./platform/jobs/defineJob.js");
const { openBoss } = dist("./platform/jobs/queues.js");
const { assemble } = dist("./platform/parts.js");

const noted = "create table if not exists noted_events (kind text not null, id uuid not null)";

/** Short, so that the runs of a killed process soon count as ended. */
const note = (kind, name, key) =>
  onEvent(
    kind,
    defineJob({
      name,
      schema: delivered(postEvents[kind]),
      seconds: 1,
      run: ({ db }, data, run) =>
        db.transaction(async (tx) => {
          await tx.rows("insert into noted_events (kind, id) values ($1, $2)", [kind, data[key]]);
          await run.finishIn(tx);
        }),
    }),
  );

features.push({
  resolvers: [],
  loaders: {},
  rest: { tags: [], routes: [] },
  subscriptions: [
    note("postAdded", "note-post", "postId"),
    note("postLiked", "note-like", "postId"),
    note("commentDeleted", "note-deletion", "commentId"),
  ],
  async prepare(_services, dataSource) {
    const query = (sql) => dataSource.manager.query(sql);
    await query(noted);
    const boss = openBoss(dataSource.manager);
    const countWaiting = async () => {
      const [{ n }] = await query("select count(*)::int as n from outbox");
      return n + (await boss.getQueueSize("events", { before: "completed" }));
    };
    const left = await countWaiting();
    const answer = async () => ({
      left,
      waiting: await countWaiting(),
      noted: await query("select kind, id from noted_events"),
      // The others were not added by the service.
      posts: (await query("select id from posts where text <> 'Algebra'")).map(({ id }) => id),
      likes: (await query("select post_id as id from post_likes")).map(({ id }) => id),
      comments: (await query("select id from comments where text like 'round %'")).map(({ id }) => id),
    });
    const server = createServer((_request, response) => {
      answer().then(
        (found) => response.end(JSON.stringify(found)),
        (error) => response.writeHead(500).end(error.stack),
      );
    });
    server.listen(Number(process.env.NOTES_PORT), "127.0.0.1").unref();
  },
});

assemble(features);
dist("./main.js");

import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A process of the crash test: writes posts with an event each, in a transaction or in one statement, while a job notes
 * the events in a table. `node eventWriter.mjs write` does so until it is killed; `finish` only runs the jobs that are
 * left. Every line on standard output is a message: `left N`, `stored ID`, `finished`.
 */
const dist = createRequire(path.join(import.meta.dirname, "../../server/dist/main.js"));
dist("reflect-metadata");
const { loadConfig } = dist("./start/config.js");
const { createContext } = dist("./platform/context.js");
const { openDatabase } = dist("./platform/database/openDatabase.js");
const { delivered } = dist("./platform/events/events.js");
const { onEvent } = dist("./platform/events/onEvent.js");
const { defineJob } = dist("./platform/jobs/defineJob.js");
const { openBoss } = dist("./platform/jobs/queues.js");
const { JobRunner } = dist("./platform/jobs/JobRunner.js");
const { postEvents } = dist("./features/groups/discussion/events.js");
const { createPost } = dist("./features/groups/discussion/postService.js");
const { createServices } = dist("./start/services.js");

const writers = 4;
const say = (line) => process.stdout.write(`${line}\n`);
const log = { info: () => undefined, warn: console.error, error: console.error };

const noteEvent = defineJob({
  name: "note-event",
  schema: delivered(postEvents.postAdded),
  seconds: 1,
  run: ({ db }, { postId }, run) =>
    db.transaction(async (tx) => {
      await tx.rows("insert into noted_events (post_id) values ($1)", [postId]);
      await run.finishIn(tx);
    }),
});

const config = loadConfig(process.env);
const database = await openDatabase(config);
await database.connect();
const db = database.dataSource.manager;
await db.query("create table if not exists noted_events (post_id uuid not null)");
const subscriptions = [onEvent("postAdded", noteEvent)];
const services = createServices({ db, jwtSecret: "x".repeat(40), rateLimitFactor: 1, redis: null, subscriptions });
const boss = openBoss(db);
const countLeft = async () => {
  const [{ n }] = await db.query("select count(*) as n from outbox");
  return n + (await boss.getQueueSize("events", { before: "completed" }));
};
say(`left ${await countLeft()}`);
const runner = new JobRunner({ services, jobs: [noteEvent], log });
runner.start();
await (process.argv[2] === "write" ? write() : finish());

async function write() {
  const userId = await findWriter();
  const viewer = { id: userId, tokenId: userId, expiresAt: new Date(Date.now() + 3_600_000) };
  const caller = { hasInvalidToken: false, readsLatest: true, requestId: "", ip: "", baseUrl: "", log };
  const ctx = createContext(services, { viewer, ...caller });
  await Promise.all(
    Array.from({ length: writers }, async (_, number) => {
      for (let n = 0; ; n++) say(`stored ${await (number % 2 === 0 ? inTransaction(ctx) : inOneStatement(ctx))}`);
    }),
  );
}

async function inOneStatement(ctx) {
  return (await createPost(ctx, { text: "written in one statement" })).id;
}

function inTransaction(ctx) {
  return ctx.db.transaction(async (tx) => {
    const sql = "insert into posts (id, author_id, text) values (gen_random_uuid(), $1, 'written in two') returning id";
    const [{ id }] = await tx.rows(sql, [ctx.viewer.id]);
    tx.publish("postAdded", { postId: id, authorId: ctx.viewer.id });
    return id;
  });
}

async function findWriter() {
  const values = "gen_random_uuid(), 'Ada', 'ada@example.com', 'ada@example.com', 'none'";
  await db.query(
    `insert into users (id, name, email, email_key, password_hash) values (${values}) on conflict do nothing`,
  );
  return (await db.query("select id from users where email = 'ada@example.com'"))[0].id;
}

/** Prints what is stored and what was noted once nothing is left to run. */
async function finish() {
  while ((await countLeft()) > 0) await wait(200);
  const posts = (await db.query("select id from posts")).map(({ id }) => id);
  const noted = (await db.query("select post_id from noted_events")).map((row) => row.post_id);
  await runner.stop(5_000);
  await database.close();
  say(`finished ${JSON.stringify({ posts, noted })}`);
}

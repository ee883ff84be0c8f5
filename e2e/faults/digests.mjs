import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort, startPostgres } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { startSmtp } from "./support/startSmtp.mjs";

/**
 * C9: the digests of many members are due, and the process is killed while it sends them to a real SMTP server. Nobody
 * gets two. One may be missing only when it was being handed over at a kill: then nobody knows whether it arrived, and a
 * digest is not repeated. `--short` runs 3 rounds instead of 20. It makes digests due by SQL, so it needs PostgreSQL.
 */
const rounds = process.argv.includes("--short") ? 3 : 20;
const membersPerRound = 60;
/** How long the last process may take for what the others left, on a busy machine too. */
const patienceMs = 60_000 + rounds * 15_000;
/** How many digests a process sends at a time. */
const atOnce = 4;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const postgres = await startPostgres();
  if (!postgres) return console.warn("!!! PostgreSQL is not installed: nothing was tested. !!!");
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-digests-"));
  const smtp = await startSmtp();
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: smtp.url, LOG_LEVEL: "fatal" };
  const start = async () => serve({ port: await freePort(), env });
  let server = await start();
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  try {
    for (let round = 0; round < rounds; round++) {
      await addMembers(db, round);
      await playRound(server, db, smtp);
      server = await start();
    }
    await finish(db);
    await server.kill();
    await report(db, smtp);
  } finally {
    await db.end();
    await smtp.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Kills the process at a random moment after it has sent the first digest of the round. */
async function playRound(server, db, smtp) {
  const before = smtp.copies.size;
  await makeDue(db);
  await until(async () => smtp.copies.size > before, 20_000);
  await wait(Math.random() * 400);
  await server.kill("SIGKILL");
}

/** By SQL: one unread reply for each member, who wants it once a day. It is morning where they live. */
async function addMembers(db, round) {
  const zone = new Date().getUTCHours() < 8 ? "Etc/GMT-12" : "UTC";
  await db.query(`
    with author as (
      insert into users (id, name, email, email_key, email_rank, password_hash, token_version)
      values (gen_random_uuid(), 'Ben', '${round}@author', '${round}@author', 0, '', 0) returning id
    ),
    member as (
      insert into users (id, name, email, email_key, email_rank, password_hash, token_version, email_verified_at)
      select gen_random_uuid(), 'Ada', n || '@${round}.example', n || '@${round}.example', 0, '', 0, now()
      from generate_series(1, ${membersPerRound}) n returning id
    ),
    profile as (
      insert into profiles (id, user_id, status, interest, skills, time_zone)
      select gen_random_uuid(), id, 'Learning', 1, '{}', '${zone}' from member
    ),
    post as (insert into posts (id, author_id, text) select gen_random_uuid(), id, 'Algebra' from author returning id),
    comment as (
      insert into comments (id, post_id, author_id, text)
      select gen_random_uuid(), post.id, author.id, 'Hello' from post, author returning id
    ),
    setting as (
      insert into notification_settings (user_id, kind, mail) select id, 'REPLY', 'DAILY' from member
    ),
    inbox as (insert into notification_inboxes (user_id, digest_at) select id, now() from member),
    line as (
      insert into notifications (id, user_id, kind, subject_id)
      select gen_random_uuid(), member.id, 'REPLY', post.id from member, post returning id, user_id
    )
    insert into notification_events (user_id, event_id, notification_id, actor_id, source_id)
    select line.user_id, gen_random_uuid(), line.id, author.id, comment.id from line, author, comment`);
}

/** Runs the job that finds who is due. Jobs that the kill left open are taken as expired. */
async function makeDue(db) {
  await db.query(`update pgboss.job set state = 'created', started_on = null where state = 'active'`);
  await db.query(`
    insert into pgboss.job (name, data) values ('send-digests', '{"job": "send-digests", "data": {}}')`);
}

async function finish(db) {
  await makeDue(db);
  const left = async () => {
    const statement = `select count(*)::int as count from pgboss.job
      where name in ('send-digests', 'mail-digest') and state < 'completed' and start_after < now()`;
    return (await db.query(statement)).rows[0].count;
  };
  await until(async () => (await left()) === 0, patienceMs);
}

async function until(holds, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!(await holds()) && Date.now() < end) await wait(20);
}

async function report(db, { copies }) {
  const { rows } = await db.query(`
    select users.email, count(mail.handed_at)::int as handed from users
    join notification_inboxes inbox on inbox.user_id = users.id
    left join notification_mails mail on mail.user_id = users.id group by users.email`);
  const missing = rows.filter(({ email }) => !copies.has(email));
  const twice = [...copies.values()].filter((ids) => ids.length > 1);
  const forgotten = missing.filter(({ handed }) => handed === 0);
  console.log(`${rounds} kills, ${rows.length} digests: ${twice.length} sent twice, ${missing.length} not delivered`);
  if (rows.length !== rounds * membersPerRound) fail("not all members were there, so nothing was tested");
  if (twice.length > 0) fail(`${twice.length} digests were sent twice`);
  if (forgotten.length > 0) fail(`${forgotten.length} digests were never handed over`);
  if (missing.length > rounds * atOnce) fail(`${missing.length} digests are missing, more than were open at the kills`);
}

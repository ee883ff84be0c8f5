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
 * B14: reminders of many dates are due, and the process is killed while it finds them and sends them to a real SMTP server.
 * Each member has one row and at most one mail; a mail may be missing only when it was being handed over at a kill. Dates
 * that begin while no process runs get none. `--short` runs 3 rounds instead of 20. It plans by SQL, so it needs PostgreSQL.
 */
const rounds = process.argv.includes("--short") ? 3 : 20;
const membersPerRound = 60;
/** How many mails of one kind a process sends at a time. */
const atOnce = 2;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const postgres = await startPostgres();
  if (!postgres) return console.warn("!!! PostgreSQL is not installed: nothing was tested. !!!");
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-reminders-"));
  const smtp = await startSmtp();
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: smtp.url, LOG_LEVEL: "fatal" };
  const start = async () => serve({ port: await freePort(), env });
  let server = await start();
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  try {
    for (let round = 0; round < rounds; round++) {
      await plan(db, round);
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

/** Kills the process at a random moment after it has sent the first mail of the round. */
async function playRound(server, db, smtp) {
  const before = smtp.copies.size;
  await look(db);
  await until(async () => smtp.copies.size > before, 20_000);
  await wait(Math.random() * 400);
  await server.kill("SIGKILL");
}

/** By SQL: each member has an hour of their own that begins in 90 minutes, and one more that has just begun. */
async function plan(db, round) {
  await db.query(`
    with member as (
      insert into users (id, name, email, email_key, email_rank, password_hash, token_version, email_verified_at)
      select gen_random_uuid(), 'Ada', n || '@${round}.example', n || '@${round}.example', 0, '', 0, now()
      from generate_series(1, ${membersPerRound}) n returning id
    ),
    session as (
      insert into study_sessions (id, member_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency)
      select gen_random_uuid(), id, id, 'Algebra', current_date, '19:00', 'UTC', 60, 'NONE' from member returning id, owner_id
    ),
    date as (
      insert into occurrences (id, session_id, member_id, local_date, local_time, starts_at, ends_at, original_starts_at)
      select gen_random_uuid(), session.id, owner_id, current_date + days, '19:00', at, at + interval '1 hour', at
      from session, (values (0, now() + interval '90 minutes'), (1, now() - interval '1 second')) as start (days, at)
      returning id, member_id
    )
    insert into attendances (id, occurrence_id, user_id, answer, is_standing, created_at)
    select gen_random_uuid(), id, member_id, 'GOING', true, now() - interval '3 days' from date`);
}

/** Runs the job that finds what is due. Jobs that the kill left open are taken as expired. */
async function look(db) {
  await db.query(`update pgboss.job set state = 'created', started_on = null where state = 'active'`);
  await db.query(`
    insert into pgboss.job (name, data)
    values ('send-session-reminders', '{"job": "send-session-reminders", "data": {}}')`);
}

async function finish(db) {
  await look(db);
  const left = async () => {
    const statement = `select count(*)::int as count from pgboss.job
      where name in ('send-session-reminders', 'mail-session-reminder', 'notify-session-soon')
        and state < 'completed' and start_after < now()`;
    return (await db.query(statement)).rows[0].count;
  };
  await until(async () => (await left()) === 0, 60_000);
}

async function until(holds, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!(await holds()) && Date.now() < end) await wait(20);
}

async function report(db, { copies }) {
  const { rows } = await db.query(`
    select users.email, count(reminder.id)::int as reminders, count(reminder.handed_at)::int as handed,
      (select count(*)::int from notifications where user_id = users.id and kind = 'SESSION_SOON') as lines
    from users left join session_reminders reminder on reminder.user_id = users.id group by users.id, users.email`);
  const missing = rows.filter(({ email }) => !copies.has(email));
  const twice = [...copies.values()].filter((ids) => ids.length > 1);
  const forgotten = missing.filter(({ handed }) => handed === 0);
  const wrong = rows.filter(({ reminders, lines }) => reminders !== 1 || lines !== 1);
  console.log(
    `${rounds} kills, ${rows.length} members: ${twice.length} mails sent twice, ${missing.length} not delivered`,
  );
  if (rows.length !== rounds * membersPerRound) fail("not all members were there, so nothing was tested");
  if (wrong.length > 0) fail(`${wrong.length} members have not one reminder and one line: ${JSON.stringify(wrong[0])}`);
  if (twice.length > 0) fail(`${twice.length} mails were sent twice`);
  if (forgotten.length > 0) fail(`${forgotten.length} mails were never handed over`);
  if (missing.length > rounds * atOnce) fail(`${missing.length} mails are missing, more than were open at the kills`);
}

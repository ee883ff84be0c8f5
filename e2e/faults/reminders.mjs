import { fail } from "../../scripts/run.mjs";
import { killWhileMailing } from "./support/killWhileMailing.mjs";

/**
 * B14: reminders of many dates are due, and the process is killed while it finds them and sends them. Each member has one row
 * and at most one mail; a mail may be missing only if it was being handed over at a kill. Dates that begin while no process
 * runs get none. `--short` runs 3 rounds instead of 20.
 */
const rounds = process.argv.includes("--short") ? 3 : 20;
const membersPerRound = 60;

await killWhileMailing({
  noun: "reminders",
  rounds,
  membersPerRound,
  atOnce: 4,
  job: "send-session-reminders",
  addMembers,
  members: `
    select users.email, count(reminder.id)::int as reminders, count(reminder.handed_at)::int as handed,
      (select count(*)::int from notifications where user_id = users.id and kind = 'SESSION_SOON') as lines
    from users left join session_reminders reminder on reminder.user_id = users.id group by users.id, users.email`,
  checkRows(rows) {
    const wrong = rows.filter(({ reminders, lines }) => reminders !== 1 || lines !== 1);
    if (wrong.length > 0)
      fail(`${wrong.length} members have not one reminder and one line: ${JSON.stringify(wrong[0])}`);
  },
}).catch(fail);

/** Each member has an hour of their own that begins in 90 minutes, and one more that has just begun. Nothing computes them again. */
async function addMembers(db, round) {
  await db.query(`
    with member as (
      insert into users (id, name, email, email_key, email_rank, password_hash, token_version, email_verified_at)
      select gen_random_uuid(), 'Ada', n || '@${round}.example', n || '@${round}.example', 0, '', 0, now()
      from generate_series(1, ${membersPerRound}) n returning id
    ),
    session as (
      insert into study_sessions (id, member_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency, zone_data)
      select gen_random_uuid(), id, id, 'Algebra', current_date, '19:00', 'UTC', 60, 'NONE', 'newest' from member returning id, owner_id
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

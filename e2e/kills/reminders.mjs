import { DueMails } from "./DueMails.mjs";

/**
 * B14: the reminders of many dates. Each member has one reminder, one line in their list and at most one mail. Dates that begin
 * while no process runs get none.
 */
export class Reminders extends DueMails {
  static title = "reminders";
  domain = ".reminder.example";
  /** How many of these mails a process sends at a time. */
  atOnce = 4;
  job = "send-session-reminders";
  members = `
    select users.email, count(reminder.id)::int as reminders, count(reminder.handed_at)::int as handed,
      (select count(*)::int from notifications where user_id = users.id and kind = 'SESSION_SOON') as lines
    from users left join session_reminders reminder on reminder.user_id = users.id
    where users.email like '%.reminder.example' group by users.id, users.email`;

  findWrongRows(rows) {
    const wrong = rows.filter(({ reminders, lines }) => reminders !== 1 || lines !== 1);
    if (wrong.length === 0) return [];
    return [`${wrong.length} members have not one reminder and one line: ${JSON.stringify(wrong[0])}`];
  }

  /** Each member has an hour of their own that begins in 90 minutes, and one more that has just begun. Nothing computes them again. */
  async addMembers(db, round, count) {
    await db.query(`
      with member as (
        insert into users (id, name, email, email_key, email_rank, password_hash, token_version, email_verified_at)
        select gen_random_uuid(), 'Ada', n || '@${round}.reminder.example', n || '@${round}.reminder.example', 0, '', 0, now()
        from generate_series(1, ${count}) n returning id
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
}

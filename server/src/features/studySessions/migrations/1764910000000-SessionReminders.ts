import type { MigrationInterface, QueryRunner } from "typeorm";

/** See docs/decisions/070. The two new columns of `occurrences` do not rewrite the table. */
export class SessionReminders1764910000000 implements MigrationInterface {
  name = "SessionReminders1764910000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table session_reminders (
        id uuid primary key,
        occurrence_id uuid not null references occurrences on delete cascade,
        user_id uuid not null references users on delete cascade,
        kind text not null,
        starts_at timestamptz(3) not null,
        handed_at timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index session_reminders_once on session_reminders (occurrence_id, user_id, kind, starts_at);
      create index session_reminders_user_id on session_reminders (user_id);
      create index session_reminders_starts_at on session_reminders (starts_at);

      alter table occurrences add day_reminded_for timestamptz(3), add hours_reminded_for timestamptz(3);
      create index occurrences_day_reminder on occurrences (starts_at, id)
        where state <> 'CANCELLED' and day_reminded_for is distinct from starts_at;
      create index occurrences_hours_reminder on occurrences (starts_at, id)
        where state <> 'CANCELLED' and hours_reminded_for is distinct from starts_at;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index occurrences_day_reminder, occurrences_hours_reminder;
      alter table occurrences drop day_reminded_for, drop hours_reminded_for;
      drop table session_reminders;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** A case and the log name members without a foreign key: they are kept for their time, also when an account is deleted. */
export class Moderation1764640000000 implements MigrationInterface {
  name = "Moderation1764640000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table moderation_cases (
        id uuid primary key,
        kind text not null check (kind in ('POST', 'COMMENT', 'PROFILE', 'BUDDY_REQUEST')),
        subject_id uuid not null,
        author_id uuid not null,
        text text,
        state text not null default 'OPEN' check (state in ('OPEN', 'DECIDED')),
        is_appeal boolean not null default false,
        version integer not null default 1,
        created_at timestamptz(3) not null default clock_timestamp(),
        decided_at timestamptz(3)
      );
      create unique index moderation_cases_open on moderation_cases (kind, subject_id)
        where state = 'OPEN' and not is_appeal;
      create index moderation_cases_newest on moderation_cases (state, created_at desc, id desc);
      create index moderation_cases_decided on moderation_cases (decided_at) where text is not null;

      create table reports (
        id uuid primary key,
        case_id uuid not null references moderation_cases on delete cascade,
        reporter_id uuid not null references users on delete cascade,
        reason text not null,
        note text,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index reports_of_case on reports (case_id, created_at desc, id desc);
      create index reports_of_reporter on reports (reporter_id, created_at desc);

      create table moderation_decisions (
        id uuid primary key,
        case_id uuid not null references moderation_cases on delete cascade,
        member_id uuid not null references users on delete cascade,
        content text not null check (content in ('KEEP', 'HIDE', 'RESTORE')),
        member text not null check (member in ('NONE', 'WARN', 'SUSPEND')),
        until timestamptz(3),
        reason_shown text,
        internal_note text,
        is_final boolean not null,
        appeal text,
        appealed_at timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index moderation_decisions_of_case on moderation_decisions (case_id, created_at desc, id desc);
      create index moderation_decisions_of_member on moderation_decisions (member_id, created_at desc, id desc);

      create table moderation_log (
        id uuid primary key,
        actor_id uuid,
        action text not null,
        case_id uuid,
        member_id uuid,
        details text,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index moderation_log_newest on moderation_log (created_at desc, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table moderation_log, moderation_decisions, reports, moderation_cases`);
  }
}

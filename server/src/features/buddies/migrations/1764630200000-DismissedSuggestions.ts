import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whom members do not want to be suggested. */
export class DismissedSuggestions1764630200000 implements MigrationInterface {
  name = "DismissedSuggestions1764630200000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table dismissed_suggestions (
        user_id uuid not null references users on delete cascade,
        dismissed_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default clock_timestamp(),
        primary key (user_id, dismissed_id),
        check (user_id <> dismissed_id)
      );
      create index dismissed_suggestions_newest on dismissed_suggestions (user_id, created_at desc, dismissed_id desc);
      create index dismissed_suggestions_dismissed on dismissed_suggestions (dismissed_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table dismissed_suggestions`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

export class EmailChanges1764240000000 implements MigrationInterface {
  name = "EmailChanges1764240000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table email_changes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        old_email text not null,
        old_key text not null,
        new_email text not null,
        asked_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        expires_at timestamptz(3) not null
      );
      create index email_changes_of_user on email_changes (user_id);
      create index email_changes_old_key on email_changes (old_key);
      create index email_changes_expires_at on email_changes (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table email_changes`);
  }
}

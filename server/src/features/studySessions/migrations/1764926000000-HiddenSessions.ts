import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions that moderators hid. */
export class HiddenSessions1764926000000 implements MigrationInterface {
  name = "HiddenSessions1764926000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table study_sessions add hidden_at timestamptz(3)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table study_sessions drop hidden_at`);
  }
}

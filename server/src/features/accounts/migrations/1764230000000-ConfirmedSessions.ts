import type { MigrationInterface, QueryRunner } from "typeorm";

export class ConfirmedSessions1764230000000 implements MigrationInterface {
  name = "ConfirmedSessions1764230000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table sessions add column confirmed_at timestamptz(3)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table sessions drop column confirmed_at`);
  }
}

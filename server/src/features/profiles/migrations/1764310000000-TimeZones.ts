import type { MigrationInterface, QueryRunner } from "typeorm";

/** Where a member's clock is; null for those who have not said. */
export class TimeZones1764310000000 implements MigrationInterface {
  name = "TimeZones1764310000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles add column time_zone text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles drop column time_zone`);
  }
}

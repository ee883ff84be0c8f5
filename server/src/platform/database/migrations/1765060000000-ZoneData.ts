import type { MigrationInterface, QueryRunner } from "typeorm";

/** The newest version of the time zone data that a process had. See docs/decisions/086. */
export class ZoneData1765060000000 implements MigrationInterface {
  name = "ZoneData1765060000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table zone_data (
        is_only boolean primary key default true check (is_only),
        version text collate "C" not null
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table zone_data");
  }
}

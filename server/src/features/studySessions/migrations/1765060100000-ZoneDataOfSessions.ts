import type { MigrationInterface, QueryRunner } from "typeorm";

/** With which time zone data the dates of a session were computed; empty: unknown, so older than any. See docs/decisions/086. */
export class ZoneDataOfSessions1765060100000 implements MigrationInterface {
  name = "ZoneDataOfSessions1765060100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table study_sessions add zone_data text collate "C" not null default ''`);
    await db.query("create index study_sessions_zone_data on study_sessions (zone_data, id)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("alter table study_sessions drop zone_data");
  }
}

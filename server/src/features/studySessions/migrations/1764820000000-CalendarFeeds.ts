import type { MigrationInterface, QueryRunner } from "typeorm";

/** See docs/decisions/088. */
export class CalendarFeeds1764820000000 implements MigrationInterface {
  name = "CalendarFeeds1764820000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table calendar_feeds (
      user_id uuid primary key references users on delete cascade,
      version integer not null default 1,
      is_open boolean not null default true,
      created_at timestamptz(3) not null default clock_timestamp()
    )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table calendar_feeds");
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** How many things an event is about, for example dates of a session. The default does not rewrite the table. */
export class TimesOfEvents1765040000000 implements MigrationInterface {
  name = "TimesOfEvents1765040000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table notification_events add column times integer not null default 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table notification_events drop column times`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** Groups and sessions can be reported, too. */
export class ReportedGroups1764925000000 implements MigrationInterface {
  name = "ReportedGroups1764925000000";

  async up(db: QueryRunner): Promise<void> {
    await allow(db, "'POST', 'COMMENT', 'PROFILE', 'GROUP', 'SESSION', 'BUDDY_REQUEST'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from moderation_cases where kind in ('GROUP', 'SESSION')`);
    await allow(db, "'POST', 'COMMENT', 'PROFILE', 'BUDDY_REQUEST'");
  }
}

async function allow(db: QueryRunner, kinds: string): Promise<void> {
  await db.query(`
    alter table moderation_cases drop constraint moderation_cases_kind_check;
    alter table moderation_cases add constraint moderation_cases_kind_check check (kind in (${kinds}));
  `);
}

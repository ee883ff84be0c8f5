import type { MigrationInterface, QueryRunner } from "typeorm";

/** A case can be decided after its member is gone; members list their reports, and authors find what was hidden of theirs. */
export class ModerationScreens1764660000000 implements MigrationInterface {
  name = "ModerationScreens1764660000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table moderation_decisions alter member_id drop not null;
      create index reports_listed on reports (reporter_id, created_at desc, id desc);
      drop index reports_of_reporter;
      create index comments_hidden on comments (author_id, post_id) where hidden_at is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index comments_hidden;
      create index reports_of_reporter on reports (reporter_id, created_at desc);
      drop index reports_listed;
      delete from moderation_decisions where member_id is null;
      alter table moderation_decisions alter member_id set not null;
    `);
  }
}

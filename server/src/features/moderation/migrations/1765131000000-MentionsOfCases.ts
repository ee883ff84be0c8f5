import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whom reported texts mention, so that the names of deleted members can be taken out of them. See docs/decisions/130. */
export class MentionsOfCases1765131000000 implements MigrationInterface {
  name = "MentionsOfCases1765131000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table moderation_cases add mentions jsonb;
      alter table reports add mentions jsonb;
      create index moderation_cases_mentions on moderation_cases using gin (mentions jsonb_path_ops) where mentions is not null;
      create index reports_mentions on reports using gin (mentions jsonb_path_ops) where mentions is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table reports drop mentions;
      alter table moderation_cases drop mentions;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Whether a profile shows how much its member studies: only by their choice, false at first. A column, so that reading the choice
 * costs no statement.
 */
export class StudyTimeOnProfiles1764940000000 implements MigrationInterface {
  name = "StudyTimeOnProfiles1764940000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles add column shows_study_time boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles drop column shows_study_time`);
  }
}

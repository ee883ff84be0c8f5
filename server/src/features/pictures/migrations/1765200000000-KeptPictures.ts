import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pictures of reported texts stay for their case, whatever becomes of the texts. See docs/decisions/129. */
export class KeptPictures1765200000000 implements MigrationInterface {
  name = "KeptPictures1765200000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table kept_pictures (
        name text primary key,
        picture_id uuid not null references pictures on delete cascade,
        case_id uuid not null references moderation_cases on delete cascade
      );
      create index kept_pictures_picture on kept_pictures (picture_id);
      create index kept_pictures_case on kept_pictures (case_id);
      alter table moderation_cases add pictures jsonb;
      alter table reports add pictures jsonb;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table reports drop pictures;
      alter table moderation_cases drop pictures;
      drop table kept_pictures;
    `);
  }
}

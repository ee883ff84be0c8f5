import type { MigrationInterface, QueryRunner } from "typeorm";

/** The pictures of posts and comments, beside their texts. See docs/decisions/129. */
export class PicturesOfTexts1765101000000 implements MigrationInterface {
  name = "PicturesOfTexts1765101000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts add pictures jsonb;
      alter table comments add pictures jsonb;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table comments drop pictures;
      alter table posts drop pictures;
    `);
  }
}

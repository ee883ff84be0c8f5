import type { MigrationInterface, QueryRunner } from "typeorm";

/** Of a text that was edited between two reports, each report keeps the one that its reporter saw. */
export class TextsOfReports1765111000000 implements MigrationInterface {
  name = "TextsOfReports1765111000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table reports add text text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table reports drop text`);
  }
}

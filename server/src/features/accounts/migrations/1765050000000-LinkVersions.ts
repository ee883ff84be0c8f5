import type { MigrationInterface, QueryRunner } from "typeorm";

export class LinkVersions1765050000000 implements MigrationInterface {
  name = "LinkVersions1765050000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column link_version integer not null default 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users drop column link_version`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counts the changes of a post, so that a client can see which of two states is newer. */
export class PostVersions1764000000000 implements MigrationInterface {
  name = "PostVersions1764000000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table posts add column version integer not null default 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table posts drop column version`);
  }
}

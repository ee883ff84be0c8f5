import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who wrote the post of a group that somebody else has taken over since. See docs/decisions/078. */
export class HandedOverGroups1764732000000 implements MigrationInterface {
  name = "HandedOverGroups1764732000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts add writer_id uuid references users on delete set null;
      create index posts_writer on posts (writer_id) where writer_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table posts drop writer_id`);
  }
}

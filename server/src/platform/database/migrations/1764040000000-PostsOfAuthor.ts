import type { MigrationInterface, QueryRunner } from "typeorm";

/** Gives the posts of one member in the order of every list. It does what the index of the author alone did too. */
export class PostsOfAuthor1764040000000 implements MigrationInterface {
  name = "PostsOfAuthor1764040000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index posts_author_newest on posts (author_id, created_at desc, id desc)`);
    await db.query(`drop index posts_author_id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`create index posts_author_id on posts (author_id)`);
    await db.query(`drop index posts_author_newest`);
  }
}

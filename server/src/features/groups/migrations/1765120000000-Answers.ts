import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Comments can answer a comment, in one level, and members can read some comments and leave out earlier ones. See
 * docs/decisions/127.
 */
export class Answers1765120000000 implements MigrationInterface {
  name = "Answers1765120000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table comments add reply_to uuid references comments on delete set null,
        add answer_count integer not null default 0, add deleted_at timestamptz(3);
      create index comments_threads on comments (post_id, created_at desc, id desc) where reply_to is null;
      create index comments_answers on comments (reply_to, created_at desc, id desc) where reply_to is not null;
      alter table memberships add read_beyond uuid[] not null default '{}';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table memberships drop read_beyond;
      delete from comments where deleted_at is not null;
      drop index comments_answers;
      drop index comments_threads;
      alter table comments drop deleted_at, drop answer_count, drop reply_to;
    `);
  }
}

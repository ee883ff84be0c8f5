import type { MigrationInterface, QueryRunner } from "typeorm";

/** Members like comments as they like posts. The count is kept beside the text, so that lists need not count. */
export class CommentLikes1765140000000 implements MigrationInterface {
  name = "CommentLikes1765140000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table comment_likes (
        id uuid primary key,
        comment_id uuid not null references comments on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default clock_timestamp(),
        constraint comment_likes_pair unique (user_id, comment_id)
      );
      create index comment_likes_newest on comment_likes (comment_id, created_at desc, id desc);
      alter table comments add like_count integer not null default 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table comments drop like_count;
      drop table comment_likes;
    `);
  }
}

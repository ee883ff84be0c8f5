import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * PostgreSQL reads every check constraint again for each update of a row, and likes and comments update posts most. The
 * visibility of a post is always that of its group, and `study_groups` checks that. See docs/decisions/007.
 */
export class FewerChecksOfPosts1764980000000 implements MigrationInterface {
  name = "FewerChecksOfPosts1764980000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts
        add constraint posts_counts check (like_count >= 0 and comment_count >= 0),
        drop constraint posts_like_count,
        drop constraint posts_comment_count,
        drop constraint posts_visibility_check;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts
        add constraint posts_like_count check (like_count >= 0),
        add constraint posts_comment_count check (comment_count >= 0),
        add constraint posts_visibility_check check (visibility in ('OPEN', 'ON_REQUEST', 'PRIVATE')),
        drop constraint posts_counts;
    `);
  }
}

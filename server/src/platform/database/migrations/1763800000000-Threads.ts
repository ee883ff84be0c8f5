import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["comments", "post_likes"];

/**
 * Makes the planner expect a few hundred comments and likes under a post. The average post has a handful, and by that
 * average it would fetch and sort all that stand under a crowded one, where the index gives the newest in their order.
 * With more than that, it would read a small table whole for each post.
 */
export class Threads1763800000000 implements MigrationInterface {
  name = "Threads1763800000000";

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`alter table ${table} alter column post_id set (n_distinct = -0.003)`);
      await db.query(`analyze ${table} (post_id)`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`alter table ${table} alter column post_id reset (n_distinct)`);
      await db.query(`analyze ${table} (post_id)`);
    }
  }
}

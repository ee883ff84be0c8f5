import type { MigrationInterface, QueryRunner } from "typeorm";
import { analyzeFilled } from "../../../platform/database/analyzeFilled";

/**
 * Hidden posts are not in the index of the feed. That of an author's posts keeps them, because deleting an account needs
 * it, and has the column, so that counting stays within the index.
 */
export class HiddenContent1764610000000 implements MigrationInterface {
  name = "HiddenContent1764610000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts add hidden_at timestamptz(3);
      alter table comments add hidden_at timestamptz(3);
      drop index posts_newest;
      create index posts_newest on posts (created_at desc, id desc) where hidden_at is null;
      create index posts_author_seen on posts (author_id, created_at desc, id desc) include (hidden_at);
      drop index posts_author_newest;
      alter index posts_author_seen rename to posts_author_newest;
    `);
    // Without it the planner would expect nearly every row to be hidden.
    await db.query(analyzeFilled("posts", "hidden_at"));
    await db.query(analyzeFilled("comments", "hidden_at"));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index posts_author_newest;
      create index posts_author_newest on posts (author_id, created_at desc, id desc);
      drop index posts_newest;
      alter table comments drop hidden_at;
      alter table posts drop hidden_at;
      create index posts_newest on posts (created_at desc, id desc);
    `);
  }
}

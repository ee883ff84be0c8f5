import type { MigrationInterface, QueryRunner } from "typeorm";

/** Members who are mentioned in posts and comments. See docs/decisions/130. */
export class Mentions1765130000000 implements MigrationInterface {
  name = "Mentions1765130000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts add mentions jsonb;
      alter table comments add mentions jsonb;
      alter table revisions add mentions jsonb;
      create table mentioned_members (
        id uuid primary key,
        post_id uuid references posts on delete cascade,
        comment_id uuid references comments on delete cascade,
        user_id uuid references users on delete set null,
        created_at timestamptz(3) not null default clock_timestamp(),
        check (num_nonnulls(post_id, comment_id) = 1)
      );
      create unique index mentioned_in_post on mentioned_members (post_id, user_id) where post_id is not null;
      create unique index mentioned_in_comment on mentioned_members (comment_id, user_id) where comment_id is not null;
      create index mentioned_members_user on mentioned_members (user_id);
      create index mentioned_members_gone on mentioned_members (id) where user_id is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table mentioned_members;
      alter table revisions drop mentions;
      alter table comments drop mentions;
      alter table posts drop mentions;
    `);
  }
}

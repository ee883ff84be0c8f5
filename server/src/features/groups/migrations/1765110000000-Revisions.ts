import type { MigrationInterface, QueryRunner } from "typeorm";

/** Texts of posts and comments can be edited; what they said before is kept. See docs/decisions/126. */
export class Revisions1765110000000 implements MigrationInterface {
  name = "Revisions1765110000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table posts add edited_at timestamptz(3), add text_version integer not null default 1;
      alter table comments add edited_at timestamptz(3), add version integer not null default 1,
        add text_version integer not null default 1;
      create table revisions (
        id uuid primary key,
        post_id uuid references posts on delete cascade,
        comment_id uuid references comments on delete cascade,
        author_id uuid not null references users on delete cascade,
        text text not null,
        written_at timestamptz(3) not null,
        created_at timestamptz(3) not null default clock_timestamp(),
        check (num_nonnulls(post_id, comment_id) = 1)
      );
      create index revisions_of_post on revisions (post_id, created_at desc, id desc) where post_id is not null;
      create index revisions_of_comment on revisions (comment_id, created_at desc, id desc) where comment_id is not null;
      create index revisions_author on revisions (author_id);
      create index revisions_age on revisions (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table revisions;
      alter table comments drop text_version, drop version, drop edited_at;
      alter table posts drop text_version, drop edited_at;
    `);
  }
}

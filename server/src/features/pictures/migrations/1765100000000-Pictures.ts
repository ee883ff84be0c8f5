import type { MigrationInterface, QueryRunner } from "typeorm";

/** Uploaded pictures. See docs/decisions/129. */
export class Pictures1765100000000 implements MigrationInterface {
  name = "Pictures1765100000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table pictures (
        id uuid primary key,
        name text not null,
        user_id uuid references users on delete set null,
        post_id uuid references posts on delete set null,
        comment_id uuid references comments on delete set null,
        is_photo boolean not null default false,
        width integer not null,
        height integer not null,
        bytes integer not null,
        used_at timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index pictures_name on pictures (name);
      create index pictures_user on pictures (user_id, id);
      create index pictures_post on pictures (post_id) where post_id is not null;
      create index pictures_comment on pictures (comment_id) where comment_id is not null;
      create index pictures_unused on pictures (created_at)
        where post_id is null and comment_id is null and not (is_photo and user_id is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table pictures;`);
  }
}

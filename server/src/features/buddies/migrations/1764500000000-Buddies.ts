import type { MigrationInterface, QueryRunner } from "typeorm";

/** A link is two rows, one for each side, so that each member's list is a range of one index. */
export class Buddies1764500000000 implements MigrationInterface {
  name = "Buddies1764500000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table buddy_links (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        buddy_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default clock_timestamp(),
        check (user_id <> buddy_id)
      );
      create unique index buddy_links_pair on buddy_links (user_id, buddy_id);
      create index buddy_links_newest on buddy_links (user_id, created_at desc, id desc);
      create index buddy_links_buddy on buddy_links (buddy_id);

      create table buddy_requests (
        id uuid primary key,
        from_id uuid not null references users on delete cascade,
        to_id uuid not null references users on delete cascade,
        message text,
        created_at timestamptz(3) not null default clock_timestamp(),
        ended_at timestamptz(3),
        declined_at timestamptz(3),
        was_announced boolean not null,
        check (from_id <> to_id)
      );
      create unique index buddy_requests_open on buddy_requests (from_id, to_id) where ended_at is null;
      create index buddy_requests_sent on buddy_requests (from_id, created_at desc, id desc);
      create index buddy_requests_received on buddy_requests (to_id, created_at desc, id desc);
      create index buddy_requests_created_at on buddy_requests (created_at);

      create table contact_settings (
        user_id uuid primary key references users on delete cascade,
        contactable text not null check (contactable in ('EVERYONE', 'NOBODY'))
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table contact_settings; drop table buddy_requests; drop table buddy_links`);
  }
}

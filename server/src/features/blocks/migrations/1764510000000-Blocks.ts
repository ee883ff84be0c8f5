import type { MigrationInterface, QueryRunner } from "typeorm";

/** `has_blocks` is read with the session: a member without blocks costs nothing more. */
export class Blocks1764510000000 implements MigrationInterface {
  name = "Blocks1764510000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table blocks (
        id uuid primary key,
        blocker_id uuid not null references users on delete cascade,
        blocked_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default clock_timestamp(),
        check (blocker_id <> blocked_id)
      );
      create unique index blocks_pair on blocks (blocker_id, blocked_id);
      create unique index blocks_reverse on blocks (blocked_id, blocker_id);
      create index blocks_newest on blocks (blocker_id, created_at desc, id desc);
      alter table users add has_blocks boolean not null default false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users drop has_blocks; drop table blocks`);
  }
}

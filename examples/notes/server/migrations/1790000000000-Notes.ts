import type { MigrationInterface, QueryRunner } from "typeorm";

/** Notes, in the order in which their owner reads them. */
export class Notes1790000000000 implements MigrationInterface {
  name = "Notes1790000000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table notes (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      text text not null,
      created_at timestamptz(3) not null default clock_timestamp()
    )`);
    await db.query(`create index notes_owner_newest on notes (owner_id, created_at desc, id desc)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table notes`);
  }
}

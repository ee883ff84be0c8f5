import type { MigrationInterface, QueryRunner } from "typeorm";

/** Events that are not yet jobs, oldest first. See docs/decisions/124. */
export class Outbox1765100000000 implements MigrationInterface {
  name = "Outbox1765100000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table outbox (
        id bigint generated always as identity primary key,
        kind text not null,
        event_id uuid not null default gen_random_uuid(),
        data jsonb not null
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table outbox");
  }
}

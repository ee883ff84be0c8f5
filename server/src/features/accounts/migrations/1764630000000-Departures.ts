import type { MigrationInterface, QueryRunner } from "typeorm";

/** What becomes of the texts of a member who leaves, and addresses that a suspended one left behind. */
export class Departures1764630000000 implements MigrationInterface {
  name = "Departures1764630000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table absences add keeps_content boolean not null default false;
      create table held_addresses (
        hash text primary key,
        until timestamptz(3)
      );
      create index held_addresses_until on held_addresses (until);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table held_addresses; alter table absences drop keeps_content`);
  }
}

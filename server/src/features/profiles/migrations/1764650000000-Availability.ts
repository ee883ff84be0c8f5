import type { MigrationInterface, QueryRunner } from "typeorm";

/** When a member is usually free to study: a list of `{weekday, from, to}`. */
export class Availability1764650000000 implements MigrationInterface {
  name = "Availability1764650000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles add column availability jsonb not null default '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles drop column availability`);
  }
}

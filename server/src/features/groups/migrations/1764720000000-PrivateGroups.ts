import type { MigrationInterface, QueryRunner } from "typeorm";

/** `has_private_groups` is read with the session: a member without private groups costs nothing more. */
export class PrivateGroups1764720000000 implements MigrationInterface {
  name = "PrivateGroups1764720000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add has_private_groups boolean not null default false;
      alter table study_groups add invite_version integer not null default 1;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table study_groups drop invite_version;
      alter table users drop has_private_groups;
    `);
  }
}

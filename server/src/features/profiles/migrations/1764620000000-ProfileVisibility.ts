import type { MigrationInterface, QueryRunner } from "typeorm";

/** The indexes are for guests, who see a part of the directory in the same order. */
export class ProfileVisibility1764620000000 implements MigrationInterface {
  name = "ProfileVisibility1764620000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table profiles add column visibility text not null default 'PUBLIC'
        constraint profiles_visibility check (visibility in ('PUBLIC', 'MEMBERS'));
      create index profiles_public_newest on profiles (created_at desc, id desc)
        where visibility = 'PUBLIC' and not is_absent;
      create index profiles_public_interest_newest on profiles (interest, created_at desc, id desc)
        where visibility = 'PUBLIC' and not is_absent;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table profiles drop column visibility`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** Members can let those ask them who share a group with them. */
export class SharedGroups1764923000000 implements MigrationInterface {
  name = "SharedGroups1764923000000";

  async up(db: QueryRunner): Promise<void> {
    await allow(db, "'EVERYONE', 'SHARED_GROUPS', 'NOBODY'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`update contact_settings set contactable = 'NOBODY' where contactable = 'SHARED_GROUPS'`);
    await allow(db, "'EVERYONE', 'NOBODY'");
  }
}

async function allow(db: QueryRunner, choices: string): Promise<void> {
  await db.query(`
    alter table contact_settings drop constraint contact_settings_contactable_check;
    alter table contact_settings add constraint contact_settings_contactable_check check (contactable in (${choices}));
  `);
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** The owner of an open group may let guests look inside. Existing groups stay closed to guests. */
export class GroupsOpenToGuests1765230000000 implements MigrationInterface {
  name = "GroupsOpenToGuests1765230000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table study_groups add open_to_guests boolean not null default false;
      alter table study_groups add constraint study_groups_open_to_guests_check
        check (not open_to_guests or visibility = 'OPEN') not valid;
      alter table study_groups validate constraint study_groups_open_to_guests_check;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table study_groups drop open_to_guests;`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** A group of two buddies says so itself. Both may leave it: then it has no member until it is opened again. */
export class GroupsForTwo1764921000000 implements MigrationInterface {
  name = "GroupsForTwo1764921000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table study_groups add is_for_two boolean not null default false;
      alter table study_groups drop constraint study_groups_member_count_check;
      alter table study_groups add constraint study_groups_member_count_check
        check (member_count >= 1 or (is_for_two and member_count = 0));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from posts using study_groups where study_groups.id = posts.id and is_for_two;
      alter table study_groups drop constraint study_groups_member_count_check;
      alter table study_groups add constraint study_groups_member_count_check check (member_count >= 1);
      alter table study_groups drop is_for_two;
    `);
  }
}

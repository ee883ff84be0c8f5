import type { MigrationInterface, QueryRunner } from "typeorm";

const title = "Your group with a former member";

/** Names the groups of two with somebody who has deleted the account since. */
export class GroupsWithFormerMembers1765040010000 implements MigrationInterface {
  name = "GroupsWithFormerMembers1765040010000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `update study_groups set title = $1, version = version + 1
       where is_for_two and not exists (select from buddy_groups where group_id = study_groups.id)`,
      [title],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`update study_groups set title = null where is_for_two and title = $1`, [title]);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which group two buddies have: one for a pair, with a row for each side. See docs/decisions/092. */
export class BuddyGroups1764922000000 implements MigrationInterface {
  name = "BuddyGroups1764922000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table buddy_groups (
        group_id uuid not null references study_groups on delete cascade,
        user_id uuid not null references users on delete cascade,
        buddy_id uuid not null references users on delete cascade,
        primary key (group_id, user_id)
      );
      create unique index buddy_groups_pair on buddy_groups (user_id, buddy_id);
      create index buddy_groups_buddy on buddy_groups (buddy_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table buddy_groups`);
  }
}

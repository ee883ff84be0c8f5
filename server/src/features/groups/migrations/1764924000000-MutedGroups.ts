import type { MigrationInterface, QueryRunner } from "typeorm";

/** Groups that members want no notifications about, and links in mails that mute one. See docs/decisions/063. */
export class MutedGroups1764924000000 implements MigrationInterface {
  name = "MutedGroups1764924000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table muted_groups (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        group_id uuid not null references study_groups on delete cascade,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index muted_groups_pair on muted_groups (user_id, group_id);
      create index muted_groups_newest on muted_groups (user_id, created_at desc, id desc);
      create index muted_groups_group on muted_groups (group_id);
      alter table unsubscribe_links add group_id uuid references study_groups on delete cascade;
      create index unsubscribe_links_group on unsubscribe_links (group_id) where group_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from unsubscribe_links where group_id is not null;
      alter table unsubscribe_links drop group_id;
      drop table muted_groups;
    `);
  }
}

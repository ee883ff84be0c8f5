import type { MigrationInterface, QueryRunner } from "typeorm";
import { analyzeFilled } from "../../../platform/database/analyzeFilled";

/**
 * A post says how far its group is open, so that reading posts needs no other table. The index of the feed has no post of
 * a private group. See docs/decisions/078.
 */
export class GroupVisibility1764710000000 implements MigrationInterface {
  name = "GroupVisibility1764710000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table memberships add message text;
      alter table posts add visibility text not null default 'OPEN'
        check (visibility in ('OPEN', 'ON_REQUEST', 'PRIVATE'));
      drop index posts_newest;
      create index posts_newest on posts (created_at desc, id desc)
        where hidden_at is null and visibility <> 'PRIVATE';
      create index posts_author_seen on posts (author_id, created_at desc, id desc) include (hidden_at, visibility);
      drop index posts_author_newest;
      alter index posts_author_seen rename to posts_author_newest;
    `);
    await db.query(startGroups(["visibility"]));
    // Without it the planner would guess how many are private.
    await db.query(analyzeFilled("posts", "visibility"));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(startGroups([]));
    await db.query(`
      drop index posts_author_newest;
      create index posts_author_newest on posts (author_id, created_at desc, id desc) include (hidden_at);
      drop index posts_newest;
      create index posts_newest on posts (created_at desc, id desc) where hidden_at is null;
      alter table posts drop visibility;
      alter table memberships drop message;
    `);
  }
}

/** The function of the trigger; `more`: columns that a group takes over from its post. */
function startGroups(more: readonly string[]): string {
  const columns = ["created_at", ...more].join(", ");
  return `create or replace function start_groups() returns trigger language plpgsql as $$
    begin
      with started as (
        insert into study_groups (id, owner_id, ${columns}) select id, author_id, ${columns} from added
        returning id, owner_id, created_at
      )
      insert into memberships (id, group_id, user_id, role, state, created_at)
      select id, id, owner_id, 'OWNER', 'ACTIVE', created_at from started;
      return null;
    end $$`;
}

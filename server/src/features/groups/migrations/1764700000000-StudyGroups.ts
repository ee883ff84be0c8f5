import type { MigrationInterface, QueryRunner } from "typeorm";
import { analyzeFilled } from "../../../platform/database/analyzeFilled";

/**
 * Every post has one group, with its id. A trigger starts it, so that no way to write a post can forget it; it runs once
 * for a statement, however many posts that inserts. See docs/decisions/078.
 */
export class StudyGroups1764700000000 implements MigrationInterface {
  name = "StudyGroups1764700000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(tables);
    // The tables have no index and no foreign key yet: that is how a million posts take seconds.
    await db.query(startGroupsOf("posts"));
    await db.query(`
      alter table study_groups add primary key (id);
      alter table memberships add primary key (id);
      create unique index memberships_pair on memberships (group_id, user_id);
      create index study_groups_owner on study_groups (owner_id);
      create index memberships_of_group on memberships (group_id, state, created_at, id);
      create index memberships_of_user on memberships (user_id, state, created_at desc, id desc);
      alter table study_groups add foreign key (owner_id) references users on delete cascade;
      alter table memberships add foreign key (user_id) references users on delete cascade;
      alter table memberships add foreign key (group_id) references study_groups on delete cascade;
    `);
    await db.query(trigger);
    // Posts written while the others were copied: writes wait from the trigger on, and no longer than this takes.
    await db.query(startGroupsOf("(select * from posts where created_at > now() - interval '1 minute') recent"));
    await db.query(`alter table study_groups add foreign key (id) references posts on delete cascade`);
    for (const table of ["study_groups", "memberships"]) await db.query(analyzeFilled(table));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger posts_start_groups on posts;
      drop function start_groups();
      drop table memberships;
      drop table study_groups;
    `);
  }
}

const tables = `
  create table study_groups (
    id uuid not null,
    owner_id uuid not null,
    title text,
    interest smallint check (interest between 1 and 7),
    tags text[] not null default '{}',
    visibility text not null default 'OPEN' check (visibility in ('OPEN', 'ON_REQUEST', 'PRIVATE')),
    capacity integer check (capacity between 2 and 500),
    member_count integer not null default 1 check (member_count >= 1),
    version integer not null default 1,
    created_at timestamptz(3) not null default clock_timestamp(),
    check (member_count <= capacity)
  );
  create table memberships (
    id uuid not null,
    group_id uuid not null,
    user_id uuid not null,
    role text not null check (role in ('OWNER', 'MODERATOR', 'MEMBER')),
    state text not null check (state in ('ACTIVE', 'REQUESTED', 'DECLINED', 'REMOVED')),
    created_at timestamptz(3) not null default clock_timestamp()
  )`;

/** The owner's membership has the id of the group. */
const startGroupsOf = (posts: string) => `
  with started as (
    insert into study_groups (id, owner_id, created_at) select id, author_id, created_at from ${posts}
    on conflict do nothing returning id, owner_id, created_at
  )
  insert into memberships (id, group_id, user_id, role, state, created_at)
  select id, id, owner_id, 'OWNER', 'ACTIVE', created_at from started`;

const trigger = `
  create function start_groups() returns trigger language plpgsql as $$
  begin
    ${startGroupsOf("added")};
    return null;
  end $$;
  create trigger posts_start_groups after insert on posts referencing new table as added
    for each statement execute function start_groups()`;

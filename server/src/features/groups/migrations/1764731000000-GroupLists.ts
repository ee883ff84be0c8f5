import type { MigrationInterface, QueryRunner } from "typeorm";
import { analyzeFilled } from "../../../platform/database/analyzeFilled";

/**
 * Lists of groups by activity, by size and by interest, the words to search them by, and what their members have read.
 * Groups without an interest or tags cost nothing in the indexes for those. See docs/decisions/083.
 */
export class GroupLists1764731000000 implements MigrationInterface {
  name = "GroupLists1764731000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table memberships add read_at timestamptz(3);
      alter table posts add about text;
      alter table study_groups add active_at timestamptz(3);
    `);
    await db.query(startGroups(["visibility"], ["active_at"]));
    await db.query(`
      update study_groups set active_at = greatest(created_at, (
        select comments.created_at from comments where post_id = study_groups.id order by created_at desc, id desc limit 1));
      update posts set about = nullif(concat_ws(' ', title, array_to_string(tags, ' ')), '') from study_groups
        where study_groups.id = posts.id and (title is not null or tags <> '{}');
      alter table study_groups alter active_at set default clock_timestamp(), alter active_at set not null;
      create index study_groups_active on study_groups (active_at desc, id desc) where visibility <> 'PRIVATE';
      create index study_groups_largest on study_groups (member_count desc, id desc) where visibility <> 'PRIVATE';
    `);
    for (const [name, column] of Object.entries(ordersOfInterest))
      await db.query(`
        create index study_groups_interest_${name} on study_groups (interest, ${column} desc, id desc)
          where visibility <> 'PRIVATE' and interest is not null`);
    await db.query(`
      create index study_groups_tags on study_groups using gin (tags) where visibility <> 'PRIVATE' and tags <> '{}';
      create index posts_words on posts using gin (to_tsvector('simple', coalesce(about || ' ', '') || left(text, 300)))
        where hidden_at is null and visibility <> 'PRIVATE';
    `);
    for (const table of ["study_groups", "posts"]) await db.query(analyzeFilled(table));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(startGroups(["visibility"], []));
    await db.query(`
      drop index posts_words;
      alter table posts drop about;
      alter table study_groups drop active_at;
      drop index study_groups_largest, study_groups_interest_largest, study_groups_interest_newest, study_groups_tags;
      alter table memberships drop read_at;
    `);
  }
}

const ordersOfInterest = { active: "active_at", newest: "created_at", largest: "member_count" };

/** The function of the trigger; `more`: columns that a group takes over from its post; `moments`: those that begin with it. */
function startGroups(more: readonly string[], moments: readonly string[]): string {
  const taken = ["created_at", ...more];
  const [columns, values] = [
    [...taken, ...moments].join(", "),
    [...taken, ...moments.map(() => "created_at")].join(", "),
  ];
  return `create or replace function start_groups() returns trigger language plpgsql as $$
    begin
      with started as (
        insert into study_groups (id, owner_id, ${columns}) select id, author_id, ${values} from added
        returning id, owner_id, created_at
      )
      insert into memberships (id, group_id, user_id, role, state, created_at)
      select id, id, owner_id, 'OWNER', 'ACTIVE', created_at from started;
      return null;
    end $$`;
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What members want to learn, and what they say of it before they have a profile. As for skills, a trigger stores the topics a
 * second time, one in each row, so that members are found by one of them, newest first. See docs/decisions/141.
 */
export class Learning1765231000000 implements MigrationInterface {
  name = "Learning1765231000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table profiles add column learning text[] not null default '{}';
      create table profile_topics (
        user_id uuid not null references profiles (user_id) on delete cascade,
        topic text not null,
        created_at timestamptz(3) not null,
        primary key (user_id, topic)
      );
      create index profile_topics_newest on profile_topics (topic, created_at desc, user_id desc);
      create table study_wishes (
        user_id uuid primary key references users (id) on delete cascade,
        learning text[] not null default '{}',
        time_zone text,
        availability jsonb not null default '[]',
        updated_at timestamptz(3) not null default clock_timestamp()
      );
    `);
    await db.query(`
      create function store_profile_topics() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.learning = old.learning then return null; end if;
          delete from profile_topics where user_id = new.user_id;
        end if;
        insert into profile_topics (user_id, topic, created_at)
        select distinct new.user_id, skill_key(entry.topic), new.created_at from unnest(new.learning) as entry (topic);
        return null;
      end $$`);
    await db.query(`
      create trigger profiles_store_topics after insert or update of learning on profiles
        for each row execute function store_profile_topics()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table study_wishes;
      drop trigger profiles_store_topics on profiles;
      drop function store_profile_topics();
      drop table profile_topics;
      alter table profiles drop column learning;
    `);
  }
}

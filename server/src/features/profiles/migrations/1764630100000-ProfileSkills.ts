import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Finds members by a skill or a time zone, newest first, without passing over others. A trigger stores the skills of a
 * profile a second time, one in each row: an index on the array gives no order, so a skill that half of the members have
 * would cost all of them. See docs/decisions/065.
 */
export class ProfileSkills1764630100000 implements MigrationInterface {
  name = "ProfileSkills1764630100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table profile_skills (
        user_id uuid not null,
        skill text not null,
        created_at timestamptz(3) not null
      );
      create function skill_key(skill text) returns text language sql immutable parallel safe
        as $$ select lower(normalize(skill)) $$;
    `);
    await db.query(storeSkillsOf("true"));
    await db.query(`
      alter table profile_skills add primary key (user_id, skill);
      create index profile_skills_newest on profile_skills (skill, created_at desc, user_id desc);
      create index profiles_interest_zone_newest on profiles (interest, time_zone, created_at desc, id desc)
        include (user_id) where not is_absent and time_zone is not null;
      alter table profile_skills
        add foreign key (user_id) references profiles (user_id) on delete cascade;
    `);
    await db.query(trigger);
    // Those saved while the others were copied: writes wait from the trigger on, and no longer than this takes.
    const since = "updated_at > now() - interval '1 minute'";
    await db.query(`delete from profile_skills where user_id in (select user_id from profiles where ${since})`);
    await db.query(storeSkillsOf(since));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger profiles_store_skills on profiles;
      drop function store_profile_skills();
      drop index profiles_interest_zone_newest;
      drop table profile_skills;
      drop function skill_key(text);
    `);
  }
}

const storeSkillsOf = (condition: string) => `
  insert into profile_skills (user_id, skill, created_at)
  select distinct profiles.user_id, skill_key(entry.skill), profiles.created_at
  from profiles cross join unnest(profiles.skills) as entry (skill) where ${condition}`;

const trigger = `
  create function store_profile_skills() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if new.skills = old.skills then return null; end if;
      delete from profile_skills where user_id = new.user_id;
    end if;
    insert into profile_skills (user_id, skill, created_at)
    select distinct new.user_id, skill_key(entry.skill), new.created_at from unnest(new.skills) as entry (skill);
    return null;
  end $$;
  create trigger profiles_store_skills after insert or update of skills on profiles
    for each row execute function store_profile_skills()`;

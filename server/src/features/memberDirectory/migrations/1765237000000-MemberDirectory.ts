import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the directory of members filters and sorts by: see docs/decisions/149. */
export class MemberDirectory1765237000000 implements MigrationInterface {
  name = "MemberDirectory1765237000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table member_activity (user_id uuid not null, active_on date not null);
      create table free_weeks (user_id uuid not null, week int4multirange not null);
      ${freeWeekOf};
      create index profiles_zone_newest on profiles (time_zone, created_at desc, id desc)
        where not is_absent and time_zone is not null;
    `);
    await db.query(`
      insert into member_activity (user_id, active_on)
      select users.id, (coalesce(seen.at, users.created_at) at time zone 'UTC')::date from users
      left join (select user_id, max(last_seen_at) as at from sessions group by user_id) seen on seen.user_id = users.id`);
    await db.query(`
      insert into free_weeks (user_id, week)
      select user_id, free_week(availability) from profiles where availability <> '[]'`);
    await db.query(`
      alter table member_activity add primary key (user_id);
      create index member_activity_newest on member_activity (active_on desc, user_id desc);
      alter table member_activity add foreign key (user_id) references users (id) on delete cascade;
      alter table free_weeks add primary key (user_id);
      alter table free_weeks add foreign key (user_id) references profiles (user_id) on delete cascade;
    `);
    await db.query(triggers);
    // What was saved while the others were copied: writes wait from the triggers on, and no longer than this takes.
    const since = "now() - interval '1 minute'";
    await db.query(`
      insert into member_activity (user_id, active_on)
      select id, (created_at at time zone 'UTC')::date from users where created_at > ${since} on conflict do nothing;
      delete from free_weeks where user_id in (select user_id from profiles where updated_at > ${since});
      insert into free_weeks (user_id, week)
      select user_id, free_week(availability) from profiles where updated_at > ${since} and availability <> '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger users_note_activity on users;
      drop trigger sessions_note_activity on sessions;
      drop trigger profiles_store_free_week on profiles;
      drop function note_first_activity();
      drop function note_activity();
      drop function store_free_week();
      drop index profiles_zone_newest;
      drop table member_activity, free_weeks;
      drop function free_week(jsonb);
    `);
  }
}

/** The hours of a profile as minutes since Monday 00:00. A time is “19:00”; the last one of a day is “24:00”. */
const freeWeekOf = `
  create function free_week(hours jsonb) returns int4multirange language sql immutable parallel safe as $$
    select coalesce(range_agg(int4range(day + start, day + finish)), '{}')
    from (
      select (array_position(
          array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'], entry ->> 'weekday') - 1) * 1440 as day,
        left(entry ->> 'from', 2)::integer * 60 + right(entry ->> 'from', 2)::integer as start,
        left(entry ->> 'to', 2)::integer * 60 + right(entry ->> 'to', 2)::integer as finish
      from jsonb_array_elements(hours) as entry
    ) part
  $$`;

/**
 * A sign-in says every five minutes that it is used; its member is noted once a day. A row that somebody else has locked is
 * left, and noted at the next time: this must not wait, nor deadlock with the deletion of the member.
 */
const triggers = `
  create function note_first_activity() returns trigger language plpgsql as $$
  begin
    insert into member_activity (user_id, active_on) values (new.id, (new.created_at at time zone 'UTC')::date)
    on conflict do nothing;
    return null;
  end $$;
  create trigger users_note_activity after insert on users for each row execute function note_first_activity();

  create function note_activity() returns trigger language plpgsql as $$
  declare today date := (new.last_seen_at at time zone 'UTC')::date;
  begin
    update member_activity set active_on = today where user_id = (
      select user_id from member_activity where user_id = new.user_id and active_on < today for update skip locked);
    return null;
  end $$;
  create trigger sessions_note_activity after insert or update of last_seen_at on sessions
    for each row execute function note_activity();

  create function store_free_week() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if new.availability = old.availability then return null; end if;
      delete from free_weeks where user_id = new.user_id;
    end if;
    if new.availability <> '[]' then
      insert into free_weeks (user_id, week) values (new.user_id, free_week(new.availability));
    end if;
    return null;
  end $$;
  create trigger profiles_store_free_week after insert or update of availability on profiles
    for each row execute function store_free_week()`;

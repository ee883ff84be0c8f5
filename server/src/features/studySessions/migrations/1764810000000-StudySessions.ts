import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions, their dates and what members say about them. See docs/decisions/086 and 087. */
export class StudySessions1764810000000 implements MigrationInterface {
  name = "StudySessions1764810000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(tables);
    await db.query(`
      create index study_sessions_group on study_sessions (group_id);
      create index study_sessions_member on study_sessions (member_id);
      create index study_sessions_owner on study_sessions (owner_id);
      create unique index occurrences_date on occurrences (session_id, local_date);
      create index occurrences_group on occurrences (group_id, starts_at, id) where group_id is not null;
      create index occurrences_member on occurrences (member_id, starts_at, id) where member_id is not null;
      create unique index attendances_pair on attendances (occurrence_id, user_id);
      create index attendances_user on attendances (user_id, occurrence_id);
      create index attendances_listed on attendances (occurrence_id, answer, created_at, id);
      create index attendances_line on attendances (occurrence_id, turn) where answer = 'WAITLISTED';
      create index standing_answers_user on standing_answers (user_id);
    `);
    for (const statement of counting) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table standing_answers;
      drop table attendances;
      drop sequence attendance_turns;
      drop table occurrences;
      drop table study_sessions;
      drop function count_new_attendances();
      drop function count_changed_attendances();
      drop function count_removed_attendances();
    `);
  }
}

const tables = `
  create table study_sessions (
    id uuid primary key,
    group_id uuid references study_groups on delete cascade,
    member_id uuid references users on delete cascade,
    owner_id uuid references users on delete set null,
    title text not null,
    goal text,
    starts_on date not null,
    start_time text not null,
    time_zone text not null,
    duration_minutes integer not null,
    frequency text not null check (frequency in ('NONE', 'DAILY', 'WEEKLY')),
    weekdays text[] not null default '{}',
    ends_on date,
    ends_after integer check (ends_after between 1 and 104),
    place text,
    capacity integer check (capacity between 1 and 500),
    cancelled_at timestamptz(3),
    created_at timestamptz(3) not null default clock_timestamp(),
    updated_at timestamptz(3) not null default clock_timestamp(),
    check (group_id is not null or member_id is not null)
  );
  create table occurrences (
    id uuid primary key,
    session_id uuid not null references study_sessions on delete cascade,
    group_id uuid references study_groups on delete cascade,
    member_id uuid references users on delete cascade,
    local_date date not null,
    local_time text not null,
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null,
    original_starts_at timestamptz(3) not null,
    state text not null default 'PLANNED' check (state in ('PLANNED', 'MOVED', 'CANCELLED')),
    sequence integer not null default 0,
    going_count integer not null default 0 check (going_count >= 0),
    waitlist_count integer not null default 0 check (waitlist_count >= 0),
    created_at timestamptz(3) not null default clock_timestamp(),
    updated_at timestamptz(3) not null default clock_timestamp()
  );
  create sequence attendance_turns;
  create table attendances (
    id uuid primary key,
    occurrence_id uuid not null references occurrences on delete cascade,
    user_id uuid not null references users on delete cascade,
    answer text not null check (answer in ('GOING', 'WAITLISTED', 'DECLINED')),
    is_standing boolean not null,
    turn bigint not null default nextval('attendance_turns'),
    created_at timestamptz(3) not null default clock_timestamp()
  );
  create table standing_answers (
    session_id uuid not null references study_sessions on delete cascade,
    user_id uuid not null references users on delete cascade,
    answer text not null check (answer in ('GOING', 'DECLINED')),
    created_at timestamptz(3) not null default clock_timestamp(),
    primary key (session_id, user_id)
  )`;

/** Adds up what rows of attendances count, once for a statement, however they came or went: accounts are deleted by foreign keys. */
const countingFunction = (name: string, changes: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    update occurrences set going_count = going_count + change.going, waitlist_count = waitlist_count + change.waiting
    from (
      select occurrence_id, sum(times) filter (where answer = 'GOING') as going,
        sum(times) filter (where answer = 'WAITLISTED') as waiting
      from (${changes}) changes group by occurrence_id
    ) sums, lateral (select coalesce(sums.going, 0) as going, coalesce(sums.waiting, 0) as waiting) change
    where occurrences.id = sums.occurrence_id and (change.going <> 0 or change.waiting <> 0);
    return null;
  end $$`;

const added = "select occurrence_id, answer, 1 as times from added";
const removed = "select occurrence_id, answer, -1 as times from removed";

const counting = [
  countingFunction("count_new_attendances", added),
  countingFunction("count_changed_attendances", `${added} union all ${removed}`),
  countingFunction("count_removed_attendances", removed),
  `create trigger attendances_added after insert on attendances referencing new table as added
     for each statement execute function count_new_attendances()`,
  `create trigger attendances_changed after update on attendances referencing new table as added old table as removed
     for each statement execute function count_changed_attendances()`,
  `create trigger attendances_removed after delete on attendances referencing old table as removed
     for each statement execute function count_removed_attendances()`,
];

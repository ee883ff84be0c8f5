import type { MigrationInterface, QueryRunner } from "typeorm";
import { commonsId } from "../commons";

/**
 * A room has a row from the first time somebody enters it; the commons has one from now on. A seat is one person in one
 * room, a presence one of their sockets. See docs/decisions/091.
 */
export class StudyRooms1764900000000 implements MigrationInterface {
  name = "StudyRooms1764900000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table study_rooms (
        id uuid primary key,
        group_id uuid unique references study_groups on delete cascade,
        version integer not null default 0,
        focus_minutes smallint not null default 25 check (focus_minutes between 10 and 90),
        break_minutes smallint not null default 5 check (break_minutes between 3 and 30),
        timer_started_at timestamptz(3),
        timer_starter_id uuid references users on delete set null
      );
      create index study_rooms_starter on study_rooms (timer_starter_id) where timer_starter_id is not null;
      insert into study_rooms (id, timer_started_at) values ('${commonsId}', 'epoch');

      create table room_seats (
        id uuid primary key,
        room_id uuid not null references study_rooms on delete cascade,
        user_id uuid not null unique references users on delete cascade,
        goal text,
        created_at timestamptz(3) not null default clock_timestamp(),
        seen_at timestamptz(3) not null,
        counted_until timestamptz(3) not null default clock_timestamp()
      );
      create index room_seats_of_room on room_seats (room_id, created_at, id);

      create table room_presences (
        id uuid primary key,
        room_id uuid not null,
        user_id uuid not null references users on delete cascade,
        seen_at timestamptz(3) not null default clock_timestamp()
      );
      create index room_presences_pair on room_presences (user_id, room_id);
      create index room_presences_seen on room_presences (seen_at);

      create table study_focuses (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        group_id uuid references study_groups on delete set null,
        goal text,
        started_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        result text check (result in ('DONE', 'PARTLY', 'NOT_YET')),
        unique (user_id, started_at)
      );

      create table study_days (
        user_id uuid not null references users on delete cascade,
        day date not null,
        minutes smallint not null check (minutes between 1 and 960),
        primary key (user_id, day)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `drop table study_days; drop table study_focuses; drop table room_presences; drop table room_seats; drop table study_rooms`,
    );
  }
}

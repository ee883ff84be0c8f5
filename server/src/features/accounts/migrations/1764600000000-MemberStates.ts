import type { MigrationInterface, QueryRunner } from "typeorm";
import { analyzeFilled } from "../../../platform/database/analyzeFilled";

/** Who is absent, and who works for the site. `profiles.is_absent` repeats the first, so that the directory needs no join. */
export class MemberStates1764600000000 implements MigrationInterface {
  name = "MemberStates1764600000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users
        add absence text check (absence in ('SUSPENDED', 'LEAVING')),
        add role text not null default 'MEMBER' check (role in ('MEMBER', 'MODERATOR', 'ADMIN'));
      create index users_absent on users (id) where absence is not null;
      create index users_staff on users (role, id) where role <> 'MEMBER';
      create table absences (
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('SUSPENDED', 'LEAVING')),
        until timestamptz(3),
        reason text,
        created_at timestamptz(3) not null default clock_timestamp(),
        primary key (user_id, kind)
      );
      create index absences_until on absences (kind, until);
      alter table profiles add is_absent boolean not null default false;
      drop index profiles_newest;
      create index profiles_newest on profiles (created_at desc, id desc) where not is_absent;
      drop index profiles_interest_newest;
      create index profiles_interest_newest on profiles (interest, created_at desc, id desc) where not is_absent;
    `);
    // Without it the planner would expect nearly everyone to be absent.
    await db.query(analyzeFilled("users", "absence"));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index profiles_interest_newest;
      drop index profiles_newest;
      alter table profiles drop is_absent;
      create index profiles_newest on profiles (created_at desc, id desc);
      create index profiles_interest_newest on profiles (interest, created_at desc, id desc);
      drop table absences;
      alter table users drop role, drop absence;
    `);
  }
}

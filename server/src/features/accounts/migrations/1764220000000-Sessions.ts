import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sessions become rows; those that have ended stay ended. The view is for processes of the version before, while they
 * are being replaced: they can check sessions, but not end one.
 */
export class Sessions1764220000000 implements MigrationInterface {
  name = "Sessions1764220000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null check (char_length(name) <= 80),
        token_version integer not null,
        created_at timestamptz(3) not null default clock_timestamp(),
        last_seen_at timestamptz(3) not null default clock_timestamp(),
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3)
      );
      insert into sessions (id, user_id, name, token_version, expires_at, ended_at)
        select t.id, user_id, 'Unknown device', token_version, expires_at, clock_timestamp()
        from revoked_tokens t join users on users.id = user_id;
      drop table revoked_tokens;
      create index sessions_of_user on sessions (user_id, created_at desc, id desc);
      create index sessions_expires_at on sessions (expires_at);

      create table session_ends (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        token_id uuid,
        ended_at timestamptz(3) not null default clock_timestamp()
      );
      create index session_ends_ended_at on session_ends (ended_at);

      create view revoked_tokens as
        select id, user_id, expires_at from sessions where ended_at is not null with check option;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop view revoked_tokens;
      create table revoked_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz(3) not null
      );
      insert into revoked_tokens select id, user_id, expires_at from sessions where ended_at is not null;
      create index revoked_tokens_user_id on revoked_tokens (user_id);
      create index revoked_tokens_expires_at on revoked_tokens (expires_at);
      drop table session_ends;
      drop table sessions;
    `);
  }
}

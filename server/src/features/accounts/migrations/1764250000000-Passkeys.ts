import type { MigrationInterface, QueryRunner } from "typeorm";

export class Passkeys1764250000000 implements MigrationInterface {
  name = "Passkeys1764250000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null check (char_length(name) <= 50),
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz(3) not null default clock_timestamp(),
        last_used_at timestamptz(3)
      );
      create index passkeys_of_user on passkeys (user_id);
      create unique index passkeys_credential_once on passkeys (credential_id);

      create table passkey_ceremonies (
        id uuid primary key,
        user_id uuid references users on delete cascade,
        challenge text not null,
        expires_at timestamptz(3) not null
      );
      create index passkey_ceremonies_of_user on passkey_ceremonies (user_id);
      create index passkey_ceremonies_expires_at on passkey_ceremonies (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table passkey_ceremonies;
      drop table passkeys;
    `);
  }
}

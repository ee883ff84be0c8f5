import type { MigrationInterface, QueryRunner } from "typeorm";

export class AccessTokens1765238000000 implements MigrationInterface {
  name = "AccessTokens1765238000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table access_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null check (char_length(name) between 1 and 50),
        hash bytea not null,
        last_four text not null,
        scopes text[] not null,
        token_version integer not null,
        created_at timestamptz(3) not null default clock_timestamp(),
        expires_at timestamptz(3) not null,
        last_used_on date
      );
      create unique index access_tokens_hash_once on access_tokens (hash);
      create index access_tokens_of_user on access_tokens (user_id);
      create index access_tokens_expires_at on access_tokens (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table access_tokens");
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

export class AccountTokens1764210000000 implements MigrationInterface {
  name = "AccountTokens1764210000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table account_tokens (
        hash text primary key,
        purpose text not null,
        user_id uuid not null references users on delete cascade,
        asked_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      );
      create index account_tokens_of_user on account_tokens (user_id, purpose);
      create index account_tokens_expires_at on account_tokens (expires_at);
      alter table users add verification_sent_at timestamptz(3);
      create index users_unverified on users (id) where email_verified_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index users_unverified;
      alter table users drop verification_sent_at;
      drop table account_tokens;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** Members from before keep all their rights: their addresses count as verified. */
export class AccountMail1764200000000 implements MigrationInterface {
  name = "AccountMail1764200000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add email_verified_at timestamptz(3) default now(), add mail_score smallint not null default 0;
      alter table users alter email_verified_at drop default;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table users drop email_verified_at, drop mail_score`);
  }
}

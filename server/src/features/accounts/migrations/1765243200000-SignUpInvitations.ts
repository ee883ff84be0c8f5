import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invitations to sign up, which operators send by mail. */
export class SignUpInvitations1765243200000 implements MigrationInterface {
  name = "SignUpInvitations1765243200000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sign_up_invitations (
        id uuid primary key,
        email text not null,
        email_key text not null constraint sign_up_invitations_once unique,
        hash text unique,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index sign_up_invitations_ended on sign_up_invitations (expires_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table sign_up_invitations");
  }
}

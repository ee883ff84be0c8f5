import type { MigrationInterface, QueryRunner } from "typeorm";

/** What operators change while the site runs: settings by name, and networks and mail domains that are refused; and what happens each day. */
export class SiteSettings1765243000000 implements MigrationInterface {
  name = "SiteSettings1765243000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table site_settings (
        name text primary key,
        value jsonb not null,
        changed_at timestamptz(3) not null default clock_timestamp()
      );
      create table bans (
        id uuid primary key,
        network cidr unique,
        mail_domain text collate "C" unique,
        reason text not null,
        until timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp(),
        constraint bans_of_one check (num_nonnulls(network, mail_domain) = 1)
      );
      create table daily_counts (
        day date not null,
        name text not null,
        value bigint not null,
        primary key (day, name)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("drop table daily_counts, bans, site_settings");
  }
}

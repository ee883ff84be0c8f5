import type { MigrationInterface, QueryRunner } from "typeorm";

/** Copies that members get of their data, in pieces of bounded size, so that any process can make and serve them. */
export class DataExports1764570000000 implements MigrationInterface {
  name = "DataExports1764570000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table data_exports (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        state text not null default 'PENDING' check (state in ('PENDING', 'READY', 'FAILED', 'TOO_LARGE')),
        day date not null default (clock_timestamp() at time zone 'UTC')::date,
        run_id uuid,
        size integer,
        created_at timestamptz(3) not null default clock_timestamp(),
        expires_at timestamptz(3) not null default clock_timestamp() + interval '24 hours'
      );
      create unique index data_exports_once_a_day on data_exports (user_id, day) where state in ('PENDING', 'READY');
      create index data_exports_newest on data_exports (user_id, created_at desc);
      create index data_exports_expires_at on data_exports (expires_at);

      create table data_export_pieces (
        export_id uuid not null references data_exports on delete cascade,
        run_id uuid not null,
        position integer not null,
        bytes bytea not null,
        primary key (export_id, run_id, position)
      );
      alter table data_export_pieces alter bytes set storage external;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table data_export_pieces; drop table data_exports`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * One table for the keys of every create. The columns that it replaces could not distinguish a repeat from another
 * request with the same key; their values are not copied, because keys count for a day only.
 */
export class IdempotencyKeys1763900000000 implements MigrationInterface {
  name = "IdempotencyKeys1763900000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table idempotency_keys (
        user_id uuid not null references users on delete cascade,
        key text not null,
        request_hash bytea not null,
        result_id uuid not null,
        created_at timestamptz(3) not null default now(),
        primary key (user_id, key)
      );
      create index idempotency_keys_created_at on idempotency_keys (created_at);
    `);
    for (const table of ["posts", "comments"]) {
      await db.query(`create index ${table}_author_id on ${table} (author_id)`);
      await db.query(`alter table ${table} drop column idempotency_key`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ["posts", "comments"]) {
      await db.query(`alter table ${table} add column idempotency_key text`);
      await db.query(
        `alter table ${table} add constraint ${table}_idempotency_key unique (author_id, idempotency_key)`,
      );
      await db.query(`drop index ${table}_author_id`);
    }
    await db.query(`drop table idempotency_keys`);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";
import { canonicalEmail } from "../users/canonicalEmail";

const usersAtOnce = 2_000;

interface Row {
  id: string;
  email: string;
}

/**
 * Finds accounts by an e-mail in canonical form, which the service computes. Accounts with addresses of the same
 * canonical form all stay: the oldest has rank 0, and each still signs in with its own spelling.
 */
export class EmailKeys1764020000000 implements MigrationInterface {
  name = "EmailKeys1764020000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add email_key text, add email_rank smallint not null default 0`);
    await fillKeys(db);
    await db.query(`
      update users set email_rank = place.rank from (
        select id, row_number() over (partition by email_key order by created_at, id) - 1 as rank from users
      ) place where place.id = users.id and place.rank > 0;
      alter table users alter email_key set not null;
      create unique index users_email_once on users (email_key, email_rank);
      drop index users_email_key;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create unique index users_email_key on users (lower(email));
      drop index users_email_once;
      alter table users drop email_key, drop email_rank;
    `);
  }
}

async function fillKeys(db: QueryRunner): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = (await db.query(`select id, email from users where id > $1 order by id limit ${usersAtOnce}`, [
      after,
    ])) as Row[];
    const last = rows.at(-1);
    if (!last) return;
    await db.query(
      `update users set email_key = found.key from unnest($1::uuid[], $2::text[]) as found (id, key)
       where users.id = found.id`,
      [rows.map(({ id }) => id), rows.map(({ email }) => canonicalEmail(email))],
    );
    after = last.id;
  }
}

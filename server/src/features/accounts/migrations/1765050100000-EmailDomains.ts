import type { MigrationInterface, QueryRunner } from "typeorm";
import { canonicalEmail, formerEmailKey } from "../users/canonicalEmail";

interface Row {
  id: string;
  email: string;
}

const usersAtOnce = 2_000;

/** Others have the same key as before. */
const isOdd = (column: string) =>
  `${column} ~ '@.*[^\\x21-\\x7e]' or ${column} ~ '[^\\x21-\\x7e].*@' or ${column} like '%.'`;

/**
 * Finds accounts by an e-mail with its domain in canonical form. Accounts with addresses of the same form all stay: the one that
 * had the key, else the oldest, has rank 0, and each still signs in with its own spelling.
 */
export class EmailDomains1765050100000 implements MigrationInterface {
  name = "EmailDomains1765050100000";

  up = (db: QueryRunner): Promise<void> => fillKeys(db, canonicalEmail);

  down = (db: QueryRunner): Promise<void> => fillKeys(db, formerEmailKey);
}

async function fillKeys(db: QueryRunner, keyOf: (email: string) => string): Promise<void> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = (await db.query(
      `select id, email from users where id > $1 and (${isOdd("email")}) order by id limit ${usersAtOnce}`,
      [after],
    )) as Row[];
    for (const { id, email } of rows) {
      await db.query(
        `update users set email_key = $2, email_rank =
           (select coalesce(max(email_rank) + 1, 0) from users other where other.email_key = $2 and other.id <> $1)
         where id = $1 and email_key <> $2`,
        [id, keyOf(email)],
      );
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  const changes = (await db.query(
    `select id, old_email as email from email_changes where ${isOdd("old_email")}`,
  )) as Row[];
  for (const { id, email } of changes)
    await db.query(`update email_changes set old_key = $2 where id = $1`, [id, keyOf(email)]);
}

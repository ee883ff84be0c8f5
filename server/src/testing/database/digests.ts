import type { DataSource } from "typeorm";
import { digestOf, listTables } from "../../platform/database/move/tables";

const keys = `
  select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace::regnamespace::text !~ '^(pg_catalog|information_schema)' order by 1, 2`;

const indexes = `
  select schemaname, indexname, indexdef, indisvalid from pg_indexes
  join pg_index on indexrelid = format('%I.%I', schemaname, indexname)::regclass
  where schemaname !~ '^(pg_catalog|information_schema)' order by 1, 2`;

const triggers = `
  select tgrelid::regclass::text as table, tgname, tgenabled, pg_get_triggerdef(oid) as definition from pg_trigger
  where not tgisinternal order by 1, 2`;

/** Every table with what is in it, and all that keeps its rows in order. */
export async function digestsOf(dataSource: DataSource) {
  const db = dataSource.createQueryRunner();
  try {
    const found: Record<string, object> = {};
    for (const table of await listTables(db)) found[table.name] = await digestOf(db, table);
    return { found, keys: await db.query(keys), indexes: await db.query(indexes), triggers: await db.query(triggers) };
  } finally {
    await db.release();
  }
}

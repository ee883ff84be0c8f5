import type { DataSource } from "typeorm";
import { digestOf, listForeignKeys, listTables } from "../../platform/database/move/tables";

/** Every table with what is in it, and the foreign keys. */
export async function digestsOf(dataSource: DataSource) {
  const db = dataSource.createQueryRunner();
  try {
    const found: Record<string, object> = {};
    for (const table of await listTables(db)) found[table.name] = await digestOf(db, table);
    return { found, keys: await listForeignKeys(db) };
  } finally {
    await db.release();
  }
}

import type { Pool } from "pg";
import { type EntityManager, QueryFailedError } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

/**
 * The rows of a single statement outside of transactions, over a connection of the pool. It avoids the query runner that
 * `db.query` creates for possible transactions. Throws QueryFailedError.
 */
export async function rowsOf<T>(db: EntityManager, statement: string, values: unknown[]): Promise<T[]> {
  if (db.queryRunner) throw new Error("a statement inside a transaction must go through its own manager");
  const { logger, driver } = db.dataSource;
  logger.logQuery(statement, values);
  try {
    return (await poolOf(driver as PostgresDriver).query(statement, values)).rows as T[];
  } catch (error) {
    throw new QueryFailedError(statement, values, error as Error);
  }
}

function poolOf({ master }: PostgresDriver): Pool {
  if (!master) throw new Error("Driver not Connected");
  return master as Pool;
}

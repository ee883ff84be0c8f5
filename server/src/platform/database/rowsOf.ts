import type { Pool } from "pg";
import { type EntityManager, QueryFailedError } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

/**
 * The rows of one statement that stands for itself, over a connection of the pool. `db.query` leads to the same
 * connection by way of a runner that could also hold a transaction, which here nobody asks for.
 * Throws QueryFailedError; a connection is replaced by a new one after a failed statement.
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

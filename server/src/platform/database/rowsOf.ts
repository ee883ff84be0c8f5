import type { Pool, QueryResult } from "pg";
import { type EntityManager, QueryFailedError } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

/**
 * The rows of a single statement outside of transactions, over a connection of the pool. It avoids the query runner that
 * `db.query` creates for possible transactions. Throws QueryFailedError.
 */
export function rowsOf<T>(db: EntityManager, statement: string, values: unknown[]): Promise<T[]> {
  return send(db, statement, values, (pool) => pool.query(statement, values));
}

/**
 * The same, but planned for these values and the present size of the tables, because it is not prepared: for tables that are
 * empty at one moment and large at the next.
 */
export function rowsOfUnprepared<T>(db: EntityManager, statement: string, values: unknown[]): Promise<T[]> {
  return send(db, statement, values, (pool) => pool.query({ text: statement, values }));
}

type Ask = (pool: Pool) => Promise<QueryResult>;

async function send<T>(db: EntityManager, statement: string, values: unknown[], ask: Ask): Promise<T[]> {
  if (db.queryRunner) throw new Error("a statement inside a transaction must go through its own manager");
  const { logger, driver } = db.dataSource;
  logger.logQuery(statement, values);
  try {
    return (await ask(poolOf(driver as PostgresDriver))).rows as T[];
  } catch (error) {
    throw new QueryFailedError(statement, values, error as Error);
  }
}

function poolOf({ master }: PostgresDriver): Pool {
  if (!master) throw new Error("Driver not Connected");
  return master as Pool;
}

import type { Pool, PoolClient, QueryResult } from "pg";
import { type EntityManager, QueryFailedError } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

/**
 * The rows of a single statement outside of transactions, over a connection of the pool. It avoids the query runner that
 * `db.query` creates for possible transactions. Throws QueryFailedError.
 */
export function rowsOf<T>(db: EntityManager, statement: string, values: unknown[]): Promise<T[]> {
  if (db.queryRunner) throw new Error("a statement inside a transaction must go through its own manager");
  return send(db, statement, values, (client) => client.query(statement, values));
}

/**
 * The same, but planned for these values and the present size of the tables, because it is not prepared: for tables that are
 * empty at one moment and large at the next. Also inside a transaction.
 */
export function rowsOfUnprepared<T>(db: EntityManager, statement: string, values: unknown[]): Promise<T[]> {
  return send(db, statement, values, (client) => client.query({ text: statement, values }));
}

type Ask = (client: Pool | PoolClient) => Promise<QueryResult>;

async function send<T>(db: EntityManager, statement: string, values: unknown[], ask: Ask): Promise<T[]> {
  const { logger, driver } = db.dataSource;
  logger.logQuery(statement, values);
  try {
    const client: Pool | PoolClient = db.queryRunner
      ? await db.queryRunner.connect()
      : poolOf(driver as PostgresDriver);
    return (await ask(client)).rows as T[];
  } catch (error) {
    throw new QueryFailedError(statement, values, error as Error);
  }
}

function poolOf({ master }: PostgresDriver): Pool {
  if (!master) throw new Error("Driver not Connected");
  return master as Pool;
}

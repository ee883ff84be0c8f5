import type { EntityManager, QueryRunner } from "typeorm";
import type { Change } from "../events/Change";
import type { Tx } from "../events/transaction";

/** The methods of the ORM that features use; a transaction has them, too. */
export const ormMethods = [
  "count",
  "countBy",
  "create",
  "createQueryBuilder",
  "decrement",
  "delete",
  "exists",
  "existsBy",
  "find",
  "findAndCount",
  "findAndCountBy",
  "findBy",
  "findOne",
  "findOneBy",
  "findOneByOrFail",
  "findOneOrFail",
  "getRepository",
  "increment",
  "insert",
  "update",
  "upsert",
] as const satisfies readonly (keyof EntityManager)[];

/** For functions that work on the handle and in a transaction alike. */
export type Orm = Pick<EntityManager, (typeof ormMethods)[number]>;

/**
 * The only way of a feature to the database. It chooses the connection for each statement: reads may come from a replica,
 * but never lack what this member wrote; writes, and all that follows one in the same request, use the primary.
 */
export interface Db extends Orm {
  /** The same object for all handles of one database, as a key for what a process caches of it. */
  readonly source: object;
  /**
   * The rows of a statement on a measured hot path. It must only read, because it is sent again when a connection breaks.
   * `reach` is about how many rows it passes over: a long one does not delay the short ones of others.
   */
  rows<T>(statement: string, values?: unknown[], reach?: number): Promise<T[]>;
  /** The one row of such a statement. null is certain: a row that was written a moment ago is found. */
  row<T>(statement: string, values?: unknown[]): Promise<T | null>;
  /**
   * A change in one statement, stored together with its event: all of it happens, or nothing. It runs again after a
   * conflict, but not when its connection breaks. `row` names the row that it locks, if others may lock it too.
   */
  write<T>(change: Change, values: unknown[], row?: string): Promise<T[]>;
  /**
   * Changes that happen together, or not at all. Inside, everything goes through `tx`. It runs again after a conflict, so
   * `work` must do nothing else.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Long work on whole tables, over a connection of its own without the time limits of requests, one at a time per
   * database: null at once while another is running.
   */
  maintenance<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T | null>;
}

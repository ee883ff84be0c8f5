import type { EntityManager, QueryRunner } from "typeorm";
import type { Change } from "../events/Change";
import type { Tx } from "../events/transaction";

/** The ORM methods that features use, on the handle and in a transaction. */
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

/** For functions that work both on the handle and in a transaction. */
export type Orm = Pick<EntityManager, (typeof ormMethods)[number]>;

/** The database handle of features. It chooses the connection for each statement. */
export interface Db extends Orm {
  /** The same object for all handles of one database: a key for caches. */
  readonly source: object;
  /**
   * The rows of a statement on a measured hot path. It must only read, because it is retried when a connection breaks.
   * `reach`: about how many rows it scans, so that long statements do not delay short ones.
   */
  rows<T>(statement: string, values?: unknown[], reach?: number): Promise<T[]>;
  /** The one row of such a statement; null if there is none. */
  row<T>(statement: string, values?: unknown[]): Promise<T | null>;
  /**
   * A change of a measured hot path in one statement, which stores its event too; everything else is a transaction. It is
   * retried after a conflict, but not when its connection breaks. `row` names the row that it locks, if others may lock it too.
   */
  write<T>(change: Change, values: unknown[], row?: string): Promise<T[]>;
  /**
   * Runs `work` in a transaction. Everything in it must use `tx`. It is retried after a conflict, so `work` must have no
   * other effects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same, also while the site can only be read: for what ends that. */
  transactionAlways<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Long work on whole tables, over a connection of its own without the time limits of requests. Only one runs at a time
   * per database; null immediately while another is running.
   */
  maintenance<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T | null>;
}

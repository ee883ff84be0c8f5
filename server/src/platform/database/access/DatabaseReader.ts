import type { EntityManager } from "typeorm";
import type { Reader } from "../reader";
import { rowsOf } from "../rowsOf";
import { isConnectionError } from "./isConnectionError";
import type { Pipelines } from "./Pipelines";

/** Reads from one database. Statements that the pipelines reject or lose go through the pool. */
export class DatabaseReader implements Reader {
  readonly primary = null;

  constructor(
    private readonly db: EntityManager,
    private readonly pipelines: Pipelines | null = null,
  ) {}

  async rows<T>(statement: string, values: unknown[] = []): Promise<T[]> {
    try {
      const rows = await this.pipelines?.rows<T>(statement, values);
      if (rows) return rows;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
    return rowsOf<T>(this.db, statement, values);
  }

  read<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    return work(this.db);
  }
}

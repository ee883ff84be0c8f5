import type { EntityManager } from "typeorm";
import type { Reader } from "../../shared/reader";
import { rowsOf } from "../../shared/rowsOf";
import type { Pipelines } from "./Pipelines";

/** Reads from one database; without pipelines every statement takes a connection of the pool. */
export class DatabaseReader implements Reader {
  readonly primary = null;

  constructor(
    private readonly db: EntityManager,
    private readonly pipelines: Pipelines | null = null,
  ) {}

  async rows<T>(statement: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pipelines?.rows<T>(statement, values)) ?? rowsOf<T>(this.db, statement, values);
  }

  read<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    return work(this.db);
  }
}

import type { EntityManager } from "typeorm";
import { rowsOf } from "../../shared/rowsOf";
import type { Writer } from "../../shared/writer";
import type { Pipelines } from "./Pipelines";

/** Writes to one database; what the pipelines do not take gets a connection of the pool. */
export class DatabaseWriter implements Writer {
  constructor(
    private readonly db: EntityManager,
    private readonly pipelines: Pipelines | null = null,
  ) {}

  rows<T>(statement: string, values: unknown[]): Promise<T[]> {
    return this.pipelines?.rows<T>(statement, values) ?? rowsOf<T>(this.db, statement, values);
  }
}

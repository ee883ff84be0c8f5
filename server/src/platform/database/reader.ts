import type { EntityManager } from "typeorm";
import { rowsOf } from "./rowsOf";

/**
 * A database to read from: the primary, or a replica of it. What goes through it may be sent a second time when a
 * connection breaks, so it must only read.
 */
export interface Reader {
  /** What a replica may not have yet can be asked of this one; null where this is the primary itself. */
  readonly primary: Reader | null;
  /**
   * The rows of a short statement with a bounded result: a page, or rows by their ids. It shares its connection with
   * others, who wait until it is done.
   */
  rows<T>(statement: string, values?: unknown[]): Promise<T[]>;
  /** Reading that may take longer, over a connection of its own: counts, searches, pages far back, whole lists. */
  read<T>(work: (db: EntityManager) => Promise<T>): Promise<T>;
}

/** Rows up to here are quickly passed over, and quickly sent. */
const quickRows = 1_000;

/** For a page by position: one far back, or a long one, must not delay others. */
export function readerOfRange(reader: Reader, { skip, limit }: { skip: number; limit: number }): Reader {
  return skip + limit > quickRows ? unhurried(reader) : reader;
}

/** The same database, with a connection of its own for every statement. */
export function unhurried(reader: Reader): Reader {
  return {
    primary: reader.primary && unhurried(reader.primary),
    rows: (statement, values = []) => reader.read((db) => rowsOf(db, statement, values)),
    read: (work) => reader.read(work),
  };
}

import { type EntityManager, QueryFailedError } from "typeorm";
import { toAppError } from "../../../errors";
import { rowsOf } from "../rowsOf";
import type { Pipelines } from "./Pipelines";

/** A database to read from: the primary, or a replica of it. */
export interface Reader {
  /** What a replica may not have yet can be asked of this one; null where this is the primary itself. */
  readonly primary: Reader | null;
  /** The rows of a statement that passes over about `reach` rows. It may be sent a second time, so it must only read. */
  rows<T>(statement: string, values?: unknown[], reach?: number): Promise<T[]>;
}

/** Rows up to here are quickly passed over, and quickly sent: the statement may share its connection with others. */
const quickRows = 1_000;

/** Reads from one database. Statements that are long, or that the pipelines reject or lose, go through the pool. */
export class DatabaseReader implements Reader {
  readonly primary = null;

  constructor(
    private readonly db: EntityManager,
    private readonly pipelines: Pipelines | null = null,
  ) {}

  async rows<T>(statement: string, values: unknown[] = [], reach = 1): Promise<T[]> {
    try {
      const rows = reach > quickRows ? null : await this.pipelines?.rows<T>(statement, values);
      if (rows) return rows;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
    return rowsOf<T>(this.db, statement, values);
  }
}

/** Reads from a replica, and from the primary what the replica could not answer because it is going away. */
export class ReplicaReader implements Reader {
  constructor(
    private readonly findReplica: () => Reader,
    readonly primary: Reader,
  ) {}

  async rows<T>(statement: string, values?: unknown[], reach?: number): Promise<T[]> {
    try {
      return await this.findReplica().rows<T>(statement, values, reach);
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      return this.primary.rows<T>(statement, values, reach);
    }
  }
}

const statementTimeout = "57014";

/** Whether the database or the connection failed: the same statement may succeed on another one. */
export function isConnectionError(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const { code } = (cause ?? {}) as { code?: string };
  return code !== statementTimeout && toAppError(error).code === "UNAVAILABLE";
}

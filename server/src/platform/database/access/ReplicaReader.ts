import type { EntityManager } from "typeorm";
import type { Reader } from "../reader";
import { isConnectionError } from "./isConnectionError";

/** Reads from a replica, and from the primary what the replica could not answer because it is going away. */
export class ReplicaReader implements Reader {
  constructor(
    private readonly findReplica: () => Reader,
    readonly primary: Reader,
  ) {}

  rows<T>(statement: string, values?: unknown[]): Promise<T[]> {
    return this.orPrimary((reader) => reader.rows<T>(statement, values));
  }

  read<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    return this.orPrimary((reader) => reader.read(work));
  }

  private async orPrimary<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
    try {
      return await read(this.findReplica());
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      return read(this.primary);
    }
  }
}

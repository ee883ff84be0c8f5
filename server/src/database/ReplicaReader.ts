import type { EntityManager } from "typeorm";
import type { Reader } from "../shared/reader";
import { isLost } from "./isLost";

/** Reads from a replica, and from the primary what the replica could not answer because it is going away. */
export class ReplicaReader implements Reader {
  private readonly waiting = new Set<(reason: Error) => void>();

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

  /** Sends to the primary whatever the replica has not answered so far. */
  giveUp(): void {
    for (const stopWaiting of this.waiting) stopWaiting(new Error("Connection terminated: the replica hangs"));
  }

  private async orPrimary<T>(read: (reader: Reader) => Promise<T>): Promise<T> {
    try {
      return await this.unlessGivenUp(read(this.findReplica()));
    } catch (error) {
      if (!isLost(error)) throw error;
      return read(this.primary);
    }
  }

  private unlessGivenUp<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      answer.then(resolve, reject).finally(() => this.waiting.delete(reject));
    });
  }
}

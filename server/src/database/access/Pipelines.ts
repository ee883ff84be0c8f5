import type { Client } from "pg";
import { QueryFailedError } from "typeorm";
import { isLost } from "./isLost";
import { LastingConnection } from "./LastingConnection";
import { networkClient } from "../dataSource";

/** One is busy while PostgreSQL works, so that a second one keeps it working. */
const lanesPerDatabase = 2;

/** More than these would only wait for each other: the pool, whose patience has an end, takes the rest. */
const mostUnderWay = 64;

/** What is asked during one turn of the event loop leaves in one write, which costs as much as all the rest of asking. */
function holdWrites({ connection: { stream } }: Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

interface Lane {
  connection: LastingConnection;
  underWay: number;
}

/**
 * A few connections on which statements are sent without waiting for the answers to those before: each costs one write
 * and one read of the socket shared with others. They are answered in order, so a slow one holds up all behind it.
 */
export class Pipelines {
  private readonly lanes: Lane[];
  private turn = 0;

  constructor(url: string) {
    this.lanes = Array.from({ length: lanesPerDatabase }, () => ({
      connection: new LastingConnection({ ...networkClient(url), pipeline: true }),
      underWay: 0,
    }));
  }

  start(): void {
    for (const { connection } of this.lanes) connection.start();
  }

  /** The rows of a statement; null when no connection can take it, or lost it before it was answered. */
  async rows<T>(statement: string, values: unknown[]): Promise<T[] | null> {
    const lane = this.next();
    const client = lane?.connection.current;
    if (!lane || !client) return null;
    lane.underWay++;
    holdWrites(client);
    try {
      return (await client.query(statement, values)).rows as T[];
    } catch (error) {
      if (isLost(error)) return null;
      throw new QueryFailedError(statement, values, error as Error);
    } finally {
      lane.underWay--;
    }
  }

  /** Hangs up on a database that does not answer. */
  drop(): void {
    for (const { connection } of this.lanes) connection.drop();
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map(({ connection }) => connection.close()));
  }

  private next(): Lane | null {
    for (let tried = 0; tried < this.lanes.length; tried++) {
      const lane = this.lanes[this.turn++ % this.lanes.length];
      if (lane && lane.connection.current !== null && lane.underWay < mostUnderWay) return lane;
    }
    return null;
  }
}

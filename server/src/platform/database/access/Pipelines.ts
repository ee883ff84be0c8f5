import type { Client } from "pg";
import { QueryFailedError } from "typeorm";
import { ReconnectingClient } from "./ReconnectingClient";
import { networkClient } from "../dataSource";

/** Two, so that PostgreSQL works on one while the responses of the other are read. */
const lanesPerDatabase = 2;

/** Reads of pages and of rows by key are short: hundreds of them take a few milliseconds. */
export const maxReadsInFlight = 64;

/** Low, because a statement that waits for a lock delays all statements behind it. */
export const maxWritesInFlight = 8;

/**
 * The lock timeout of a pipelined write; after it the write is sent again over a pool connection. Eight of them in a row
 * delay others by 80 ms, well below the limit of 200.
 */
export const lockMs = 10;

/** Each statement here has one good plan for all values. Planning it again would take longer than running it. */
const genericPlan = "-c plan_cache_mode=force_generic_plan";

/** For pipelines that write. Reads only ever wait for the locks of migrations. */
export const shortLockTimeout = `-c lock_timeout=${lockMs}`;

/** Sends all statements of one event loop turn in one socket write, which costs as much as the rest of sending. */
function corkWrites({ connection: { stream } }: Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

interface Lane {
  connection: ReconnectingClient;
  inFlight: number;
}

/**
 * A few connections with pipelining: statements are sent without waiting for earlier responses, and share the reads and
 * writes of the socket. Responses come in order, so a slow statement delays all behind it.
 */
export class Pipelines {
  private readonly lanes: Lane[];

  /** `maxInFlight`: per connection. Statements beyond that use the pool. */
  constructor(
    url: string,
    private readonly maxInFlight: number,
    settings = "",
  ) {
    const client = networkClient(url);
    const options = { ...client, options: `${client.options} ${genericPlan} ${settings}`, pipeline: true };
    this.lanes = Array.from({ length: lanesPerDatabase }, () => ({
      connection: new ReconnectingClient(options),
      inFlight: 0,
    }));
  }

  start(): void {
    for (const { connection } of this.lanes) connection.start();
  }

  /** The rows of a statement; null when no connection has capacity. Throws QueryFailedError, also when the connection is lost. */
  rows<T>(statement: string, values: unknown[]): Promise<T[]> | null {
    const lane = this.leastBusy();
    const client = lane?.connection.current;
    return lane && client ? send<T>(lane, client, statement, values) : null;
  }

  /** Drops the connections to a database that does not respond. */
  drop(): void {
    for (const { connection } of this.lanes) connection.drop();
  }

  async close(): Promise<void> {
    await Promise.all(this.lanes.map(({ connection }) => connection.close()));
  }

  private leastBusy(): Lane | null {
    let best: Lane | null = null;
    for (const lane of this.lanes) {
      if (lane.connection.current === null || lane.inFlight >= this.maxInFlight) continue;
      if (best === null || lane.inFlight < best.inFlight) best = lane;
    }
    return best;
  }
}

async function send<T>(lane: Lane, client: Client, statement: string, values: unknown[]): Promise<T[]> {
  lane.inFlight++;
  corkWrites(client);
  try {
    return (await client.query(statement, values)).rows as T[];
  } catch (error) {
    // PostgreSQL is about to close this connection: send nothing more on it.
    if ((error as { severity?: string }).severity === "FATAL") lane.connection.drop();
    throw new QueryFailedError(statement, values, error as Error);
  } finally {
    lane.inFlight--;
  }
}

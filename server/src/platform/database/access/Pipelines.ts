import type { Client } from "pg";
import { QueryFailedError } from "typeorm";
import { ReconnectingClient } from "./ReconnectingClient";
import { networkClient } from "../dataSource";

/** Two, so that PostgreSQL has work while the answers of one are read. */
const lanesPerDatabase = 2;

/** Pages and rows by their keys: hundreds of them take a few milliseconds. */
export const maxReadsInFlight = 64;

/** Few, because a statement that waits for a lock delays all statements behind it. */
export const maxWritesInFlight = 8;

/**
 * A pipelined write waits for a lock this long; then it is sent again over a connection of its own. Eight of them in a
 * row delay others by 80 ms, well below the limit of 200.
 */
export const lockMs = 10;

/** Each statement here is written for one plan, whatever its values; choosing one would take longer than running it. */
const onePlan = "-c plan_cache_mode=force_generic_plan";

/** For pipelines that write. Reading waits for no lock but a migration's, together with everybody else. */
export const shortLockTimeout = `-c lock_timeout=${lockMs}`;

/** Sends the statements of one turn of the event loop in one write: a write costs as much as the rest of sending. */
function holdWrites({ connection: { stream } }: Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

interface Lane {
  connection: ReconnectingClient;
  inFlight: number;
}

/**
 * A few connections on which statements are sent without waiting for the answers to those before: each costs one write
 * and one read of the socket shared with others. They are answered in order, so a slow one delays all behind it.
 */
export class Pipelines {
  private readonly lanes: Lane[];

  /** `maxInFlight`: per connection. The pool takes the rest, with its own timeout. */
  constructor(
    url: string,
    private readonly maxInFlight: number,
    settings = "",
  ) {
    const client = networkClient(url);
    const options = { ...client, options: `${client.options} ${onePlan} ${settings}`, pipeline: true };
    this.lanes = Array.from({ length: lanesPerDatabase }, () => ({
      connection: new ReconnectingClient(options),
      inFlight: 0,
    }));
  }

  start(): void {
    for (const { connection } of this.lanes) connection.start();
  }

  /** The rows of a statement; null when no connection can take it. Throws QueryFailedError, also when it was lost. */
  rows<T>(statement: string, values: unknown[]): Promise<T[]> | null {
    const lane = this.leastBusy();
    const client = lane?.connection.current;
    return lane && client ? send<T>(lane, client, statement, values) : null;
  }

  /** Closes the connections to a database that does not answer. */
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
  holdWrites(client);
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

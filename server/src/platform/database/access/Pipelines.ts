import type { Client } from "pg";
import { QueryFailedError } from "typeorm";
import { ReconnectingClient } from "./ReconnectingClient";
import { networkClient } from "../dataSource";

/** Two, so that PostgreSQL works on one while the responses of the other are read. */
const lanesPerDatabase = 2;

interface Use {
  /** Per connection; statements beyond that use the pool. */
  maxInFlight: number;
  settings?: string;
}

/** Reads of pages and of rows by key take well below a millisecond, and only ever wait for the locks of migrations. */
export const forReads: Use = { maxInFlight: 64 };

/** Few with a short lock timeout, because one that waits for a lock delays those behind it: eight in a row by 80 ms. */
export const forWrites: Use = { maxInFlight: 8, settings: "-c lock_timeout=10ms" };

/** Each statement here has one good plan for all values. Planning it again would take longer than running it. */
const genericPlan = "-c plan_cache_mode=force_generic_plan";

interface Lane {
  connection: ReconnectingClient;
  inFlight: number;
}

/**
 * A few connections with pipelining, for short statements: they are sent without waiting for earlier responses, and share the
 * reads of the socket. Responses come in order, so a slow statement delays all behind it.
 */
export class Pipelines {
  private readonly lanes: Lane[];

  constructor(
    url: string,
    private readonly use: Use,
  ) {
    const client = networkClient(url);
    const settings = `${client.options} ${genericPlan} ${use.settings ?? ""}`;
    const options = { ...client, options: settings, pipeline: true };
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
      if (lane.connection.current === null || lane.inFlight >= this.use.maxInFlight) continue;
      if (best === null || lane.inFlight < best.inFlight) best = lane;
    }
    return best;
  }
}

/** The pipelines of a process. `start` connects in the background; call it when the database is ready. */
export function openPipelines(url: string) {
  const [reads, writes] = [new Pipelines(url, forReads), new Pipelines(url, forWrites)];
  return {
    ...{ reads, writes },
    start: () => [reads, writes].forEach((pipelines) => pipelines.start()),
    close: () => Promise.all([reads.close(), writes.close()]),
  };
}

async function send<T>(lane: Lane, client: Client, statement: string, values: unknown[]): Promise<T[]> {
  lane.inFlight++;
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

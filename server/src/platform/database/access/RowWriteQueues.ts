import { withinTime } from "../../limits/withinTime";
import { Semaphore } from "./Semaphore";

/** The database runs writes of one row one after the other. A few in flight hide the network latency. */
const inFlightPerRow = 8;

interface Row {
  writes: Semaphore;
  /** Set while a write waits in the database for a lock; resolves when the wait ends. */
  blocked: Promise<void> | null;
  users: number;
}

export interface Work<T> {
  /** With a short lock timeout. */
  write: () => Promise<T>;
  /** Waits for locks until the deadline. */
  wait: () => Promise<T>;
  /** Whether `write` failed with a lock timeout. */
  isBlocked: (error: unknown) => boolean;
  /** A time of `performance.now()`. */
  deadline: number;
}

/** Queues the writes of each row in this process. While a row is locked, one write waits in the database, the rest here. */
export class RowWriteQueues {
  private readonly rows = new Map<string, Row>();

  async run<T>(name: string, work: Work<T>): Promise<T> {
    const row = this.rows.get(name) ?? { writes: new Semaphore(inFlightPerRow), blocked: null, users: 0 };
    this.rows.set(name, row);
    row.users++;
    try {
      return await takeTurn(row, work);
    } finally {
      if (--row.users === 0) this.rows.delete(name);
    }
  }
}

async function takeTurn<T>(row: Row, { write, wait, isBlocked, deadline }: Work<T>): Promise<T> {
  for (;;) {
    while (row.blocked) await withinTime(row.blocked, deadline - performance.now());
    try {
      return await row.writes.run(write, deadline);
    } catch (error) {
      if (!isBlocked(error)) throw error;
    }
    if (!row.blocked) return waitAlone(row, wait);
  }
}

async function waitAlone<T>(row: Row, wait: () => Promise<T>): Promise<T> {
  let unblock: () => void = () => undefined;
  row.blocked = new Promise((resolve) => (unblock = resolve));
  try {
    return await wait();
  } finally {
    row.blocked = null;
    unblock();
  }
}

import { withinTime } from "../../limits/withinTime";
import { Slots } from "./Slots";

/** Writes of one row run one after the other in the database anyway; a few in flight hide the network latency. */
const inFlightPerRow = 8;

interface Row {
  writes: Slots;
  /** Set while one of the writes waits in the database for a lock of others; settles when the wait is over. */
  blocked: Promise<void> | null;
  users: number;
}

export interface Work<T> {
  /** Gives up on a lock soon. */
  write: () => Promise<T>;
  /** Waits for locks until the deadline. */
  wait: () => Promise<T>;
  /** The error of a `write` that gave up. */
  isBlocked: (error: unknown) => boolean;
  /** A time of `performance.now()`. */
  deadline: number;
}

/** The writes of one row in this process: while the row is locked, one of them waits in the database and the rest here. */
export class RowTurns {
  private readonly rows = new Map<string, Row>();

  async run<T>(name: string, work: Work<T>): Promise<T> {
    const row = this.rows.get(name) ?? { writes: new Slots(inFlightPerRow), blocked: null, users: 0 };
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
  let open: () => void = () => undefined;
  row.blocked = new Promise((resolve) => (open = resolve));
  try {
    return await wait();
  } finally {
    row.blocked = null;
    open();
  }
}

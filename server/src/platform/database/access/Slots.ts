import { unavailable } from "../../../errors";

/** The longest queue: a caller behind it would time out anyway. */
const maxWaiting = 1_000;

interface Waiting {
  start: () => void;
}

/** Lets a bounded number of callers work at once; the others wait in order, each until its deadline. */
export class Slots {
  private inUse = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly max: number) {}

  /** `deadline` is a time of `performance.now()`. Throws UNAVAILABLE, and does nothing, when no slot is free by then. */
  async run<T>(work: () => Promise<T>, deadline: number): Promise<T> {
    if (this.inUse < this.max) this.inUse++;
    else await this.waitUntil(deadline);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private waitUntil(deadline: number): Promise<void> {
    if (this.waiting.size >= maxWaiting) throw unavailable();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(waiting);
        reject(unavailable());
      }, deadline - performance.now());
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { start };
      this.waiting.add(waiting);
    });
  }

  /** Passes the slot to the caller that has waited longest. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) return void this.inUse--;
    this.waiting.delete(next);
    next.start();
  }
}

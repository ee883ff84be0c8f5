import { unavailable } from "../../../errors";

/** The maximum queue length: callers behind it would time out anyway. */
const maxWaiting = 1_000;

interface Waiting {
  start: () => void;
}

/** A semaphore with deadlines: a bounded number of callers run at once, the others wait in order. */
export class Semaphore {
  private inUse = 0;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly max: number) {}

  /** `deadline`: a time of `performance.now()`. Throws UNAVAILABLE when no slot is free by then; `work` has not begun. */
  async run<T>(work: () => Promise<T>, deadline: number): Promise<T> {
    if (this.inUse < this.max) this.inUse++;
    else await this.waitUntil(deadline);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private waitUntil(deadline: number): Promise<void> {
    if (this.waiting.size >= maxWaiting) throw unavailable("database: too many statements wait");
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(waiting);
        reject(unavailable("database: waited too long"));
      }, deadline - performance.now());
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { start };
      this.waiting.add(waiting);
    });
  }

  /** Passes the slot to the caller that has waited longest, if any. */
  private release(): void {
    const [next] = this.waiting;
    if (!next) return void this.inUse--;
    this.waiting.delete(next);
    next.start();
  }
}

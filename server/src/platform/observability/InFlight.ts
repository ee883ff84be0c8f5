import { requestsInFlight as limits } from "../limits/limits";

const windowMs = 1_000;

/**
 * Counts the requests that are being worked on. A burst may be long; while it lasts, only as many are let in as were
 * finished within the last second, so that nobody waits much longer than that.
 */
export class InFlight {
  private count = 0;
  private finished = 0;
  private finishedBefore = 0;
  private windowStart = performance.now();
  /** Since when more than a few were being worked on, without a break. */
  private busySince = Infinity;

  /** false when those before it would keep this one waiting too long. `isLast`: it is let in all the same. */
  add(isLast = false): boolean {
    if (!isLast && this.count >= limits.always && this.count >= this.allowed()) return false;
    if (++this.count === limits.always) this.busySince = performance.now();
    return true;
  }

  remove(): void {
    if (this.count-- === limits.always) this.busySince = Infinity;
    this.turnWindow();
    this.finished++;
  }

  private allowed(): number {
    this.turnWindow();
    const isBurst = performance.now() - this.busySince < windowMs;
    return Math.max(isBurst ? limits.burst : 0, this.finished, this.finishedBefore);
  }

  private turnWindow(): void {
    const age = performance.now() - this.windowStart;
    if (age < windowMs) return;
    this.finishedBefore = age < 2 * windowMs ? this.finished : 0;
    this.finished = 0;
    this.windowStart += Math.floor(age / windowMs) * windowMs;
  }
}

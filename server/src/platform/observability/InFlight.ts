import { requestsInFlight as limits, times } from "../limits/limits";

/**
 * Counts the requests in flight. After the first second of a burst, only as many are admitted as were finished within the
 * last second, so that nobody waits much longer than a second.
 */
export class InFlight {
  private count = 0;
  private finished = 0;
  private finishedBefore = 0;
  private windowStart = performance.now();
  /** Since when the number in flight has been above the lower limit. */
  private busySince = Infinity;

  /** false when the request must be rejected. `isForced`: it is admitted in any case. */
  add(isForced = false): boolean {
    if (!isForced && this.count >= limits.always && this.count >= this.allowed()) return false;
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
    const isBurst = performance.now() - this.busySince < times.burstMs;
    return Math.max(isBurst ? limits.burst : 0, this.finished, this.finishedBefore);
  }

  private turnWindow(): void {
    const age = performance.now() - this.windowStart;
    const windowMs = times.burstMs;
    if (age < windowMs) return;
    this.finishedBefore = age < 2 * windowMs ? this.finished : 0;
    this.finished = 0;
    this.windowStart += Math.floor(age / windowMs) * windowMs;
  }
}

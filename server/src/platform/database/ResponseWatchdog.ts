/** A connection that has waited for less than this may still get its response. */
const recentMs = 100;

/** The watchdogs with a running timer, by server. */
const waiting = new Map<string, Set<ResponseWatchdog>>();

/**
 * Detects a connection that no longer responds: a network that drops all packets causes no error. The other connections
 * to the same server that wait for a response time out with it. Each connection has one timer, only while something is in
 * flight.
 */
export class ResponseWatchdog {
  private inFlight = 0;
  /** When the last response came, or the first statement was sent after an idle time. */
  private progressAt = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly server: string,
    private readonly limitMs: number,
    private readonly onTimeout: () => void,
  ) {}

  begin(): void {
    if (this.inFlight++ === 0) this.progressAt = performance.now();
    if (!this.timer) this.checkAfter(this.limitMs);
  }

  end(): void {
    this.inFlight--;
    this.progressAt = performance.now();
  }

  private checkAfter(ms: number): void {
    const watchdogs = waiting.get(this.server) ?? new Set();
    waiting.set(this.server, watchdogs.add(this));
    this.timer = setTimeout(() => this.check(), ms).unref();
  }

  private check(): void {
    this.timer = null;
    waiting.get(this.server)?.delete(this);
    if (this.inFlight === 0) return;
    if (this.withoutProgressMs < this.limitMs) return this.checkAfter(this.limitMs - this.withoutProgressMs);
    this.onTimeout();
    for (const other of waiting.get(this.server) ?? []) {
      if (other.inFlight > 0 && other.withoutProgressMs > recentMs) other.onTimeout();
    }
  }

  private get withoutProgressMs(): number {
    return performance.now() - this.progressAt;
  }
}

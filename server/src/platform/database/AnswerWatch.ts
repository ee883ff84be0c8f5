/** A connection that has waited for less than this may still get its answer. */
const recentMs = 100;

/** The connections that wait for an answer, by the server that they lead to. */
const waiting = new Map<string, Set<AnswerWatch>>();

/**
 * Notices a connection that does not answer any more: neither an answer nor an error comes through a network that drops
 * everything. Then the other connections to that server that wait are given up too, instead of one after the other. One
 * timer for each connection, only while something is in flight.
 */
export class AnswerWatch {
  private inFlight = 0;
  /** When the last answer came, or the first statement was sent after a pause. */
  private progressAt = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly server: string,
    private readonly limitMs: number,
    private readonly onSilence: () => void,
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
    const watches = waiting.get(this.server) ?? new Set();
    waiting.set(this.server, watches.add(this));
    this.timer = setTimeout(() => this.check(), ms).unref();
  }

  private check(): void {
    this.timer = null;
    waiting.get(this.server)?.delete(this);
    if (this.inFlight === 0) return;
    if (this.silentForMs < this.limitMs) return this.checkAfter(this.limitMs - this.silentForMs);
    this.onSilence();
    for (const other of waiting.get(this.server) ?? []) {
      if (other.inFlight > 0 && other.silentForMs > recentMs) other.onSilence();
    }
  }

  private get silentForMs(): number {
    return performance.now() - this.progressAt;
  }
}

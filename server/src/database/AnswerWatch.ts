/**
 * Notices a connection that does not answer any more: neither an answer nor an error comes through a network that drops
 * everything. One timer for each connection, only while something is in flight.
 */
export class AnswerWatch {
  private inFlight = 0;
  /** When the last answer came, or the first statement was sent after a pause. */
  private progressAt = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
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
    this.timer = setTimeout(() => this.check(), ms).unref();
  }

  private check(): void {
    this.timer = null;
    if (this.inFlight === 0) return;
    const silentForMs = performance.now() - this.progressAt;
    if (silentForMs >= this.limitMs) this.onSilence();
    else this.checkAfter(this.limitMs - silentForMs);
  }
}

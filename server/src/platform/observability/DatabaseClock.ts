import type { FastifyBaseLogger } from "fastify";

/** From this difference on the log warns: links in mails, tokens and planned dates would be wrong by as much. */
const maxSeconds = 5;
const quietMs = 3_600_000;
/** The answer to a slower question does not say when it was read. */
const maxRoundTripMs = 2_000;

interface Options {
  /** The database's clock, in seconds since 1970. */
  readClock: () => Promise<number>;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** How far the clock of this process is from the database's. */
export class DatabaseClock {
  /** In seconds, positive when this process is ahead. NaN: not measured yet. */
  difference = Number.NaN;
  private warnedAt = -Infinity;

  constructor(private readonly options: Options) {}

  /** Rejects when the database does not answer. */
  async measure(): Promise<void> {
    const start = performance.now();
    const theirs = await this.options.readClock();
    const roundTripMs = performance.now() - start;
    if (roundTripMs > maxRoundTripMs) return;
    // Read half of the round trip ago.
    const seconds = (Date.now() - roundTripMs / 2) / 1_000 - theirs;
    this.difference = seconds;
    if (Math.abs(seconds) - roundTripMs / 2_000 > maxSeconds) this.warn(seconds);
  }

  private warn(seconds: number): void {
    if (performance.now() - this.warnedAt < quietMs) return;
    this.warnedAt = performance.now();
    this.options.log.warn({ event: "clock.off", seconds: Math.round(seconds * 10) / 10 }, "clock.off");
  }
}

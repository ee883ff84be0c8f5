import { Gauge, type Registry } from "prom-client";

const tickMs = 50;

/**
 * The longest time that the event loop was blocked since the last scrape, measured by the delay of a timer. Node's histogram
 * hides single long stalls.
 */
export class EventLoopStall {
  private longestMs = 0;
  private last = performance.now();
  private readonly timer = setInterval(() => this.tick(), tickMs).unref();

  constructor(registry: Registry) {
    const takeSeconds = () => this.take() / 1_000;
    new Gauge({
      name: "event_loop_longest_stall_seconds",
      help: "Longest time that the event loop was blocked since the last scrape.",
      registers: [registry],
      collect() {
        this.set(takeSeconds());
      },
    });
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const now = performance.now();
    this.longestMs = Math.max(this.longestMs, now - this.last - tickMs);
    this.last = now;
  }

  private take(): number {
    this.tick();
    const longest = Math.max(0, this.longestMs);
    this.longestMs = 0;
    return longest;
  }
}

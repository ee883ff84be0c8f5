/** The timeout of the database check. */
const timeoutMs = 1_000;

type ReadyState = "ok" | "starting" | "leaving" | "closed" | "unavailable";

interface Options {
  /** Rejects when the database cannot serve requests. */
  checkDatabase: () => Promise<unknown>;
  /** Whether the start is complete, with migrations and demo community. */
  hasStarted: () => boolean;
}

/** Whether this process can serve requests: it has started, is not draining, and its database responds. */
export class Readiness {
  private shutdown: "leaving" | "closed" | null = null;
  /** Resolves when held requests are served; null while requests are not held. */
  held: Promise<void> | null = null;
  private resolveHeld: () => void = () => undefined;
  private probing: Promise<boolean> | null = null;

  constructor(private readonly options: Options) {}

  /** Reports "not ready" from now on. Requests that still arrive are served. */
  drain(): void {
    this.shutdown ??= "leaving";
  }

  /** New requests wait until `release`, while the process stops listening. */
  hold(): void {
    this.held ??= new Promise((resolve) => (this.resolveHeld = resolve));
  }

  /** Serves the held requests, and new ones on open connections. */
  release(): void {
    this.resolveHeld();
    this.held = null;
  }

  get isDraining(): boolean {
    return this.shutdown !== null;
  }

  /** From now on new requests are rejected. */
  close(): void {
    this.shutdown = "closed";
  }

  /** The state of the process, without the database. */
  get state(): Exclude<ReadyState, "unavailable"> {
    if (this.shutdown) return this.shutdown;
    return this.options.hasStarted() ? "ok" : "starting";
  }

  /** Concurrent checks share one probe, so that a slow database gets no extra load. */
  async check(): Promise<ReadyState> {
    if (this.state !== "ok") return this.state;
    this.probing ??= this.probe().finally(() => (this.probing = null));
    return (await Promise.race([this.probing, timeout()])) ? "ok" : "unavailable";
  }

  private async probe(): Promise<boolean> {
    try {
      await this.options.checkDatabase();
      return true;
    } catch {
      return false;
    }
  }
}

function timeout(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, false).unref());
}

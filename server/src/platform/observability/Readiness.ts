/** A database that does not answer a trivial query within this time serves nobody. */
const patienceMs = 1_000;

export type ReadyState = "ok" | "starting" | "leaving" | "closed" | "unavailable";

interface Options {
  /** Fails when the database cannot serve requests. */
  askDatabase: () => Promise<unknown>;
  /** The start is over: tables, demo community and all. */
  hasStarted: () => boolean;
}

/** Whether this process should be sent requests: it has started, is not leaving, and its database answers. */
export class Readiness {
  private departure: "leaving" | "closed" | null = null;
  /** Settles when requests are served again; null while they are served at once. */
  held: Promise<void> | null = null;
  private letGo: () => void = () => undefined;
  private asking: Promise<boolean> | null = null;

  constructor(private readonly options: Options) {}

  /** Reports "not ready" from here on; requests that still arrive are served. */
  leave(): void {
    this.departure ??= "leaving";
  }

  /** New requests wait until `release`: while the process stops listening, nobody should be connecting. */
  hold(): void {
    this.held ??= new Promise((resolve) => (this.letGo = resolve));
  }

  /** Serves those who waited, and all who are still connected. */
  release(): void {
    this.letGo();
    this.held = null;
  }

  get isLeaving(): boolean {
    return this.departure !== null;
  }

  /** From here on new requests are refused. */
  close(): void {
    this.departure = "closed";
  }

  /** What the process knows without asking the database. */
  get state(): Exclude<ReadyState, "unavailable"> {
    if (this.departure) return this.departure;
    return this.options.hasStarted() ? "ok" : "starting";
  }

  /** Probes that arrive while one is in flight share its result, so that a slow database gets no extra load. */
  async check(): Promise<ReadyState> {
    if (this.state !== "ok") return this.state;
    this.asking ??= this.ask().finally(() => (this.asking = null));
    return (await Promise.race([this.asking, giveUp()])) ? "ok" : "unavailable";
  }

  private async ask(): Promise<boolean> {
    try {
      await this.options.askDatabase();
      return true;
    } catch {
      return false;
    }
  }
}

function giveUp(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, false).unref());
}

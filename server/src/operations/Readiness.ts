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
  private asking: Promise<boolean> | null = null;

  constructor(private readonly options: Options) {}

  /** From here on nobody should be sent here; whoever comes all the same is still served. */
  leave(): void {
    this.departure ??= "leaving";
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

  /** Probes that come while one is under way share its answer, so that a slow database is not asked more and more. */
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

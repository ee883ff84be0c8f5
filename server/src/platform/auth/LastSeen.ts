import { devices } from "../limits/signInLimits";

/** Collects the sessions that were used, and writes them in batches, outside of the requests. */
export class LastSeen {
  private ids = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly write: (ids: string[]) => Promise<unknown>) {}

  note(id: string): void {
    this.ids.add(id);
    this.timer ??= setTimeout(() => void this.flush(), devices.seenBatchMs).unref();
  }

  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const ids = [...this.ids];
    this.ids = new Set();
    // After a failure the next check of the session adds it again.
    if (ids.length > 0) await this.write(ids).catch(() => undefined);
  }
}

import { setTimeout as wait } from "node:timers/promises";
import { connectionSeconds } from "../dataSource";
import { PreparingClient, type PreparingConfig } from "../PreparingClient";

const firstBackoffMs = 100;
const maxBackoffMs = 2_000;
const closeTimeoutMs = 1_000;

/** One connection to PostgreSQL that reconnects with exponential backoff, capped at 2 s. */
export class ReconnectingClient {
  private client: PreparingClient | null = null;
  private running: Promise<void> | null = null;
  private readonly closing = new AbortController();

  constructor(private readonly options: PreparingConfig) {}

  start(): void {
    this.running ??= this.run();
  }

  /** null while there is no connection. */
  get current(): PreparingClient | null {
    return this.client;
  }

  /** Closes the socket: queries in flight fail at once. */
  drop(): void {
    this.client?.drop();
    this.client = null;
  }

  /** Waits up to a second for the queries in flight. */
  async close(): Promise<void> {
    this.closing.abort();
    const closeTimer = setTimeout(() => this.drop(), closeTimeoutMs);
    await this.client?.end();
    await this.running;
    clearTimeout(closeTimer);
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for (let pause = firstBackoffMs; !signal.aborted; pause = Math.min(pause * 2, maxBackoffMs)) {
      if (await this.connectOnce()) pause = firstBackoffMs;
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Resolves to true when the connection has ended, to false when it could not be opened. */
  private async connectOnce(): Promise<boolean> {
    const client = new PreparingClient(this.options);
    // Each query in flight rejects with the error; nothing else needs it.
    client.on("error", () => undefined);
    const ended = new Promise((resolve) => client.once("end", resolve));
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isConnected) return false;
    this.client = client;
    const retirement = setTimeout(() => this.retire(client), connectionSeconds * 1_000).unref();
    if (this.closing.signal.aborted) void client.end();
    await ended;
    clearTimeout(retirement);
    this.client = null;
    return true;
  }

  /** Ends the connection when its queries in flight have their answers; the next one is opened then. */
  private retire(client: PreparingClient): void {
    if (this.client !== client) return;
    this.client = null;
    void client.end();
  }
}

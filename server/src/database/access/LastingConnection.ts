import { setTimeout as wait } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";
import { PreparingClient } from "../PreparingClient";

const firstPauseMs = 100;
const longestPauseMs = 2_000;
const farewellMs = 1_000;

/** `pipeline` sends statements without waiting for the answers to those before. */
export type ConnectionOptions = ClientConfig & { pipeline?: boolean };

/** One connection to PostgreSQL that is made anew, with growing pauses, whenever it is lost. */
export class LastingConnection {
  private client: Client | null = null;
  private running: Promise<void> | null = null;
  private readonly closing = new AbortController();

  constructor(private readonly options: ConnectionOptions) {}

  start(): void {
    this.running ??= this.run();
  }

  /** null while there is no connection. */
  get current(): Client | null {
    return this.client;
  }

  /** Hangs up: what was asked and not answered fails at once. */
  drop(): void {
    this.client?.connection.stream.destroy();
    this.client = null;
  }

  /** Waits for what is under way, but not for long. */
  async close(): Promise<void> {
    this.closing.abort();
    const hangUp = setTimeout(() => this.drop(), farewellMs);
    await this.client?.end();
    await this.running;
    clearTimeout(hangUp);
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      if (await this.live()) pause = firstPauseMs;
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** From the connection's beginning to its end; false when it never came about. */
  private async live(): Promise<boolean> {
    const client = new PreparingClient(this.options);
    // Whoever asked something hears of it by the answer; there is nobody else to tell.
    client.on("error", () => undefined);
    const ended = new Promise((resolve) => client.once("end", resolve));
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isConnected) return false;
    this.client = client;
    if (this.closing.signal.aborted) void client.end();
    await ended;
    this.client = null;
    return true;
  }
}

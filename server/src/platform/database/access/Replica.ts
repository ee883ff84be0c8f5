import type { DataSource } from "typeorm";
import { times } from "../../limits/limits";
import { DatabaseReader, type Reader, ReplicaReader } from "./Reader";
import { networkClient, networkDataSource } from "../dataSource";
import { ReconnectingClient } from "./ReconnectingClient";
import { maxReadsInFlight, Pipelines } from "./Pipelines";
import { type Mark, provenAt, toPosition } from "./walMarks";

interface Options {
  url: string;
  poolSize: number;
  primary: Reader;
}

/** A streaming replica of the primary, in use while its replica lag is known and small. */
export class Replica {
  /** Where it is, without its password. */
  readonly name: string;
  readonly reader: Reader;
  /** Why it is not read from, if it is not. */
  trouble = "not looked at yet";

  private readonly pipelines: Pipelines;
  private readonly watch: ReconnectingClient;
  private pool: DataSource;
  /** It has all that was written until then, on the clock of performance.now(). */
  private currentUntil = -Infinity;

  constructor(private readonly options: Options) {
    const { url, primary } = options;
    const { host, pathname } = new URL(url);
    this.name = host + pathname;
    this.pipelines = new Pipelines(url, maxReadsInFlight);
    this.watch = new ReconnectingClient(networkClient(url));
    this.pool = this.createPool();
    this.reader = new ReplicaReader(() => new DatabaseReader(this.pool.manager, this.pipelines), primary);
  }

  get isUsable(): boolean {
    return this.watch.current !== null && this.behindMs <= times.replicaBehindMs;
  }

  /** The replica lag: how long ago it was last known to have everything. */
  get behindMs(): number {
    return performance.now() - this.currentUntil;
  }

  start(): void {
    this.watch.start();
    this.pipelines.start();
  }

  /** Finds out how far it has come since the marks of the primary. */
  async look(marks: readonly Mark[]): Promise<void> {
    try {
      const [row] = await this.watch.ask<{ replayed: string | null }>("select pg_last_wal_replay_lsn()::text replayed");
      if (!row?.replayed) throw new Error("it is no replica");
      if (!this.pool.isInitialized) await this.pool.initialize();
      this.currentUntil = Math.max(this.currentUntil, provenAt(marks, toPosition(row.replayed)));
      this.trouble = `more than ${times.replicaBehindMs} ms behind`;
    } catch (error) {
      this.trouble = (error as Error).message;
      this.leaveAlone();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.watch.close(), this.pipelines.close()]);
    if (this.pool.isInitialized) await this.pool.destroy();
  }

  /** Drops all connections, which may hang: queries in flight go to the primary at once. */
  private leaveAlone(): void {
    this.currentUntil = -Infinity;
    this.pipelines.drop();
    if (!this.pool.isInitialized) return;
    void this.pool.destroy().catch(() => undefined); // Ends queries in flight too.
    this.pool = this.createPool();
  }

  private createPool(): DataSource {
    return networkDataSource(this.options.url, this.options.poolSize);
  }
}

import type { DataSource } from "typeorm";
import { times } from "../../limits/limits";
import { DatabaseReader, type Reader, ReplicaReader } from "./Reader";
import { networkClient, networkDataSource } from "../dataSource";
import { ReconnectingClient } from "./ReconnectingClient";
import { maxReadsInFlight, Pipelines } from "./Pipelines";
import { type WalSample, currentUntil, parseLsn } from "./walSamples";

interface Options {
  url: string;
  poolSize: number;
  primary: Reader;
}

/** A streaming replica of the primary. It is read from while its lag is known and small. */
export class Replica {
  /** Host and database, without user and password. */
  readonly name: string;
  readonly reader: Reader;
  /** Why it is not usable, for the log. */
  problem = "not checked yet";

  private readonly pipelines: Pipelines;
  private readonly watch: ReconnectingClient;
  private pool: DataSource;
  /** It has everything written before this time of performance.now(). */
  private upToDateAt = -Infinity;

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

  /** The replica lag: the time since it was last known to be up to date. */
  get behindMs(): number {
    return performance.now() - this.upToDateAt;
  }

  start(): void {
    this.watch.start();
    this.pipelines.start();
  }

  /** Measures its lag by the samples of the primary. */
  async check(samples: readonly WalSample[]): Promise<void> {
    try {
      const [row] = await this.watch.query<{ replayed: string | null }>(
        "select pg_last_wal_replay_lsn()::text replayed",
      );
      if (!row?.replayed) throw new Error("it is no replica");
      if (!this.pool.isInitialized) await this.pool.initialize();
      this.upToDateAt = Math.max(this.upToDateAt, currentUntil(samples, parseLsn(row.replayed)));
      this.problem = `more than ${times.replicaBehindMs} ms behind`;
    } catch (error) {
      this.problem = (error as Error).message;
      this.disconnect();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.watch.close(), this.pipelines.close()]);
    if (this.pool.isInitialized) await this.pool.destroy();
  }

  /** Drops all connections, because they may hang. Queries in flight go to the primary at once. */
  private disconnect(): void {
    this.upToDateAt = -Infinity;
    this.pipelines.drop();
    if (!this.pool.isInitialized) return;
    void this.pool.destroy().catch(() => undefined); // Ends queries in flight too.
    this.pool = this.createPool();
  }

  private createPool(): DataSource {
    return networkDataSource(this.options.url, this.options.poolSize);
  }
}

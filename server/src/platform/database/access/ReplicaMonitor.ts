import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { times } from "../../limits/limits";
import { networkClient } from "../dataSource";
import { ReconnectingClient } from "./ReconnectingClient";
import type { Replica } from "./Replica";
import { type WalSample, parseLsn } from "./walSamples";

/** Compares the WAL positions of the primary and its replicas every second. Logs when a replica becomes usable or unusable. */
export class ReplicaMonitor {
  private readonly primary: ReconnectingClient;
  private readonly closing = new AbortController();
  /** Whether each was usable when that was last logged. */
  private readonly reported = new Map<Replica, boolean>();
  private samples: WalSample[] = [];
  private running: Promise<void> | null = null;

  constructor(
    primaryUrl: string,
    private readonly replicas: readonly Replica[],
    private readonly log: Pick<FastifyBaseLogger, "info" | "warn">,
  ) {
    this.primary = new ReconnectingClient(networkClient(primaryUrl));
  }

  start(): void {
    this.primary.start();
    for (const replica of this.replicas) replica.start();
    this.running ??= this.run();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
    await Promise.all([this.primary.close(), ...this.replicas.map((replica) => replica.close())]);
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    const pause = () => wait(times.replicaCheckMs, undefined, { signal, ref: false }).catch(() => undefined);
    for (await pause(); !signal.aborted; await pause()) {
      await this.samplePrimary();
      await Promise.all(this.replicas.map((replica) => replica.check(this.samples)));
      for (const replica of this.replicas) this.report(replica);
    }
  }

  /** Without an answer from the primary there is no sample, and its replicas soon count as behind. */
  private async samplePrimary(): Promise<void> {
    const at = performance.now();
    this.samples = this.samples.filter((sample) => at - sample.at <= times.replicaBehindMs);
    const rows = await this.primary
      .query<{ lsn: string }>("select pg_current_wal_flush_lsn()::text lsn")
      .catch(() => []);
    for (const { lsn } of rows) this.samples.push({ at, position: parseLsn(lsn) });
  }

  private report(replica: Replica): void {
    const { name, isUsable, problem } = replica;
    if (this.reported.get(replica) === isUsable) return;
    this.reported.set(replica, isUsable);
    if (isUsable) this.log.info({ event: "replica.in", replica: name }, "replica.in");
    else this.log.warn({ event: "replica.out", replica: name, reason: problem }, "replica.out");
  }
}

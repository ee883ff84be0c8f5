import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { times } from "../../limits/limits";
import { networkClient } from "../dataSource";
import { ReconnectingClient } from "./ReconnectingClient";
import type { Replica } from "./Replica";
import { type Mark, toPosition } from "./walMarks";

/** Compares the log positions of the primary and its replicas every second; logs when a replica leaves or comes back. */
export class ReplicaWatch {
  private readonly primary: ReconnectingClient;
  private readonly closing = new AbortController();
  /** What the log last said of each. */
  private readonly reported = new Map<Replica, boolean>();
  private marks: Mark[] = [];
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
    const pause = () => wait(times.replicaLookMs, undefined, { signal, ref: false }).catch(() => undefined);
    for (await pause(); !signal.aborted; await pause()) {
      await this.markPrimary();
      await Promise.all(this.replicas.map((replica) => replica.look(this.marks)));
      for (const replica of this.replicas) this.report(replica);
    }
  }

  /** A primary that does not answer leaves no mark, so that its replicas soon count as behind. */
  private async markPrimary(): Promise<void> {
    const at = performance.now();
    this.marks = this.marks.filter((mark) => at - mark.at <= times.replicaBehindMs);
    const rows = await this.primary.ask<{ lsn: string }>("select pg_current_wal_flush_lsn()::text lsn").catch(() => []);
    for (const { lsn } of rows) this.marks.push({ at, position: toPosition(lsn) });
  }

  private report(replica: Replica): void {
    const { name, isUsable, trouble } = replica;
    if (this.reported.get(replica) === isUsable) return;
    this.reported.set(replica, isUsable);
    if (isUsable) this.log.info({ event: "replica.in", replica: name }, "replica.in");
    else this.log.warn({ event: "replica.out", replica: name, reason: trouble }, "replica.out");
  }
}

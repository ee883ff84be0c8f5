import type { EntityManager } from "typeorm";
import { jobs as limits } from "../limits/jobLimits";
import { queuesWithJobs } from "./jobSql";

/**
 * The queues that may have a job to run, so that a poll asks only these: those in which this process stored jobs, and those
 * with more than it took. A scan of all queues finds the rest, such as delayed jobs, retries and jobs of other processes.
 * It reads every queue's table, so it has a minimum interval.
 */
export class DueQueues {
  private readonly names = new Set<string>();
  private lastScan = -Infinity;
  private nextScan = 0;

  constructor(private readonly all: readonly string[]) {}

  /** Call it when jobs were stored: in these queues, or without names in any. */
  add(names?: Iterable<string>): void {
    if (!names) return this.scanSoon();
    for (const name of names) this.names.add(name);
  }

  scanSoon(): void {
    this.nextScan = Math.min(this.nextScan, this.lastScan + limits.scanGapMs);
  }

  /** The time until the next scan, if nothing requests an earlier one. */
  get millisecondsToScan(): number {
    return Math.max(0, this.nextScan - performance.now());
  }

  /** Scans all queues if it is time. */
  async update(db: EntityManager): Promise<void> {
    if (this.millisecondsToScan > 0) return;
    this.lastScan = performance.now();
    this.nextScan = this.lastScan + limits.pollMs;
    this.add(await queuesWithJobs(db, this.all));
  }

  list(): string[] {
    return [...this.names];
  }

  /** Call it before jobs are taken from a queue: a job that is stored meanwhile adds it again. */
  remove(name: string): void {
    this.names.delete(name);
  }
}

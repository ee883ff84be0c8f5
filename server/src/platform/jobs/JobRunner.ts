import { setTimeout as wait } from "node:timers/promises";
import PgBoss from "pg-boss";
import { jobs as limits } from "../limits/jobLimits";
import { bossOptions } from "./bossOptions";
import type { Job } from "./defineJob";
import { DueQueues } from "./DueQueues";
import { jobDatabase, requeue, takeJobs, type TakenJob, TrackedDatabase } from "./jobSql";
import { Pause } from "./Pause";
import type { RunnerOptions } from "./RunnerOptions";
import { runJobs } from "./runJob";
import { setSchedules } from "./setSchedules";

/** Jobs of one queue that run together. */
interface Running {
  job: Job;
  ids: string[];
  work: Promise<void>;
}

/**
 * Fetches jobs and runs a bounded number of them at a time. pg-boss stores the jobs, retries and schedules. Its own workers
 * are not used: they poll each queue separately, and do not wait until the end of a job is stored.
 */
export class JobRunner {
  private readonly boss: PgBoss;
  private readonly database: TrackedDatabase;
  private readonly byName: ReadonlyMap<string, Job>;
  private readonly due: DueQueues;
  private readonly running = new Set<Running>();
  private readonly stopping = new AbortController();
  private readonly pause = new Pause();
  private loop: Promise<void> | null = null;

  constructor(private readonly options: RunnerOptions) {
    this.database = new TrackedDatabase(jobDatabase(options.services.db.access.primary));
    this.boss = new PgBoss({ ...bossOptions, db: this.database, migrate: false });
    this.boss.on("error", (err) => this.reportUnavailable(err));
    this.byName = new Map(options.jobs.map((job) => [job.name, job]));
    this.due = new DueQueues([...this.byName.keys()]);
  }

  /** Call it when the queues exist. */
  async start(): Promise<void> {
    const { services, jobs, isAlone } = this.options;
    await setSchedules(this.boss, jobs); // First, because pg-boss checks for due schedules when it starts.
    await this.boss.start();
    // Jobs of a killed process need not wait for the next maintenance.
    await this.boss.maintain();
    if (isAlone) await requeue(services.db.access.primary, [...this.byName.keys()], "all");
    services.jobs.onSent = (names) => {
      this.due.add(names);
      this.pause.end();
    };
    this.loop = this.takeJobs();
  }

  /** Fetches nothing more and waits for running jobs; those that take longer are requeued. Never rejects. */
  async stop(milliseconds: number): Promise<void> {
    if (!this.loop || this.stopping.signal.aborted) return;
    this.stopping.abort();
    this.pause.end();
    await this.loop;
    const works = Promise.all([...this.running].map(({ work }) => work));
    await Promise.race([works, wait(milliseconds, undefined, { ref: false })]);
    const left = [...this.running].flatMap(({ ids }) => ids);
    // Without the database nothing can be requeued, but pg-boss must stop in any case.
    const report = (err: unknown) => this.reportUnavailable(err);
    if (left.length > 0)
      await requeue(this.options.services.db.access.primary, [...this.byName.keys()], left).catch(report);
    // pg-boss stops at once unless a statement is in flight; then it waits for a second.
    await this.database.whenIdle();
    await this.boss.stop({ graceful: false }).catch(report);
    await this.database.whenIdle();
  }

  private async takeJobs(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.poll().catch((err: unknown) => this.reportUnavailable(err));
      await this.pause.wait(this.due.millisecondsToScan);
    }
  }

  /** Starts as many jobs as there is capacity for. Each finished job triggers another poll. */
  private async poll(): Promise<void> {
    const { primary } = this.options.services.db.access;
    await this.due.update(primary);
    // The jobs with the fewest runs in progress come first, so that a long queue does not delay the others.
    const due = this.due.list().flatMap((name) => this.byName.get(name) ?? []);
    for (const job of due.sort((a, b) => this.count(a) - this.count(b))) {
      const capacity = this.capacityFor(job);
      if (capacity <= 0) continue;
      this.due.remove(job.name);
      const together = job.batch?.size ?? 1;
      const taken = await takeJobs(primary, job.name, capacity * together);
      if (taken.length === capacity * together) this.due.add([job.name]);
      for (let start = 0; start < taken.length; start += together) this.run(job, taken.slice(start, start + together));
    }
  }

  private run(job: Job, taken: readonly TakenJob[]): void {
    const work = runJobs(job, taken, { ...this.options, boss: this.boss, stopping: this.stopping.signal });
    const running = { job, ids: taken.map(({ id }) => id), work: work.finally(() => this.end(running)) };
    this.running.add(running);
  }

  private end(run: Running): void {
    this.running.delete(run);
    // The job may have stored others.
    if (this.running.size === 0) this.due.scanSoon();
    this.pause.end();
  }

  private capacityFor(job: Job): number {
    const { share } = job;
    const ofShare = share ? share.atOnce - this.countOf((one) => one.share?.name === share.name) : Infinity;
    return Math.min(job.concurrency - this.count(job), ofShare, limits.atOnce - this.running.size);
  }

  private count(job: Job): number {
    return this.countOf((one) => one === job);
  }

  private countOf(matches: (job: Job) => boolean): number {
    return [...this.running].filter(({ job }) => matches(job)).length;
  }

  private reportUnavailable(err: unknown): void {
    this.options.log.warn({ event: "jobs.unavailable", err }, "jobs.unavailable");
  }
}

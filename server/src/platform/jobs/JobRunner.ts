import { setTimeout as wait } from "node:timers/promises";
import PgBoss from "pg-boss";
import { jobs as limits } from "../limits/jobLimits";
import { bossOptions } from "./bossOptions";
import type { Job } from "./defineJob";
import { jobDatabase, putBack, queuesWithJobs, type StoredJob, TrackedDatabase } from "./jobSql";
import { Pause } from "./Pause";
import type { RunnerOptions } from "./RunnerOptions";
import { runJob } from "./runJob";
import { setSchedules } from "./setSchedules";

/**
 * Takes jobs and runs them, a bounded number at a time. pg-boss keeps the jobs, their retries and schedules; its own
 * workers ask for each queue by itself, and do not wait until the end of a job is written.
 */
export class JobRunner {
  private readonly boss: PgBoss;
  private readonly database: TrackedDatabase;
  private readonly byName: ReadonlyMap<string, Job>;
  private readonly running = new Map<string, { job: Job; work: Promise<void> }>();
  private readonly stopping = new AbortController();
  private readonly pause = new Pause();
  private loop: Promise<void> | null = null;

  constructor(private readonly options: RunnerOptions) {
    this.database = new TrackedDatabase(jobDatabase(options.services.db.access.primary));
    this.boss = new PgBoss({ ...bossOptions, db: this.database, migrate: false });
    this.boss.on("error", (err) => this.reportUnavailable(err));
    this.byName = new Map(options.jobs.map((job) => [job.name, job]));
  }

  /** Once the queues are there. */
  async start(): Promise<void> {
    const { services, jobs, isAlone } = this.options;
    await setSchedules(this.boss, jobs); // First: a look for what is due follows the start at once.
    await this.boss.start();
    // What a process left behind when it was killed need not wait for the next maintenance.
    await this.boss.maintain();
    if (isAlone) await putBack(services.db.access.primary, [...this.byName.keys()], "all");
    services.jobs.onSent = () => this.pause.end();
    this.loop = this.takeJobs();
  }

  /** Takes nothing more and waits for what is running; what takes longer runs again elsewhere. Never rejects. */
  async stop(milliseconds: number): Promise<void> {
    if (!this.loop || this.stopping.signal.aborted) return;
    this.stopping.abort();
    this.pause.end();
    await this.loop;
    const works = Promise.all([...this.running.values()].map(({ work }) => work));
    await Promise.race([works, wait(milliseconds, undefined, { ref: false })]);
    const left = [...this.running.keys()];
    // Each step for itself: without the database nothing can be put back, and pg-boss must stop all the same.
    const report = (err: unknown) => this.reportUnavailable(err);
    if (left.length > 0)
      await putBack(this.options.services.db.access.primary, [...this.byName.keys()], left).catch(report);
    // Its own workers end at once unless a statement is in flight: then pg-boss waits a second for them, with a timer.
    await this.database.rest();
    await this.boss.stop({ graceful: false }).catch(report);
    await this.database.rest();
  }

  private async takeJobs(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.look().catch((err: unknown) => this.reportUnavailable(err));
      await this.pause.wait(limits.lookMs);
    }
  }

  /** Begins what there is room for. The end of each job leads to another look. */
  private async look(): Promise<void> {
    const names = await queuesWithJobs(this.options.services.db.access.primary, [...this.byName.keys()]);
    // Jobs of which the fewest run come first, so that a long queue does not keep the others waiting.
    const due = names.flatMap((name) => this.byName.get(name) ?? []);
    for (const job of due.sort((a, b) => this.count(a) - this.count(b))) {
      const room = this.roomFor(job);
      if (room <= 0) continue;
      const taken = await this.boss.fetch<StoredJob>(job.name, { batchSize: room, includeMetadata: true });
      for (const one of taken) {
        const work = runJob(job, one, { ...this.options, boss: this.boss, stopping: this.stopping.signal });
        this.running.set(one.id, { job, work: work.finally(() => this.end(one.id)) });
      }
    }
  }

  private end(id: string): void {
    this.running.delete(id);
    this.pause.end();
  }

  private roomFor(job: Job): number {
    const { share } = job;
    const ofShare = share ? share.atOnce - this.countOf((one) => one.share?.name === share.name) : Infinity;
    return Math.min(job.concurrency - this.count(job), ofShare, limits.atOnce - this.running.size);
  }

  private count(job: Job): number {
    return this.countOf((one) => one === job);
  }

  private countOf(isMeant: (job: Job) => boolean): number {
    return [...this.running.values()].filter(({ job }) => isMeant(job)).length;
  }

  private reportUnavailable(err: unknown): void {
    this.options.log.warn({ event: "jobs.unavailable", err }, "jobs.unavailable");
  }
}

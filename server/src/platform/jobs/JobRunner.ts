import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import type { EntityManager } from "typeorm";
import { jobs as limits } from "../limits/jobLimits";
import type { Job } from "./defineJob";
import { moveOldJobs } from "./moveJobs";
import { Pause } from "./Pause";
import { boss, jobDatabase, openBoss, type QueueName, queueNames, queues, type StoredJob } from "./queues";
import type { RunnerOptions } from "./RunnerOptions";
import { isReadOnly } from "../settings/readOnly";
import { groupsOf, putBack, runJobs, type TakenJob } from "./runJob";
import { sendScheduled } from "./schedules";

/** Something that is done again and again: at once while there is more to do, else after a pause, or when it is woken. */
interface Loop {
  name: string;
  pauseMs: number;
  /** The shortest time between two turns, unless the first left something: what comes meanwhile is done together. */
  gatherMs?: number;
  /** true: there is more. */
  work(): Promise<unknown>;
}

/** Fetched jobs of one kind that run together, or wait for their turn. */
interface Run {
  queue: QueueName;
  job: Job;
  taken: readonly TakenJob[];
  work: Promise<void>;
}

/**
 * Fetches jobs and runs a bounded number of them at a time. pg-boss stores the jobs, their retries and dead letters. Its own
 * workers are not used: they pause between two fetches however many jobs wait, and a stop does not wait until the end of a
 * job is stored.
 */
export class JobRunner {
  private readonly byName: ReadonlyMap<string, Job>;
  private readonly fetched = new Set<Run>();
  private readonly turns = new Map(queueNames.map((name) => [name, pLimit(queues[name].atOnce)]));
  private readonly stopping = new AbortController();
  private readonly pauses = new Map<string, Pause>();
  /** How many jobs of the queue `events` were made since none waited there. */
  private relayed = 0;
  private loops: Promise<unknown> | null = null;

  constructor(private readonly options: RunnerOptions) {
    this.byName = new Map(options.jobs.map((job) => [job.name, job]));
  }

  private get db() {
    return this.options.services.db.access.primary;
  }

  /** Call it when the queues exist. */
  start(): void {
    const { services, jobs } = this.options;
    const loops: Loop[] = [
      { name: "outbox", pauseMs: limits.pollMs, gatherMs: limits.gatherMs, work: () => this.relay() },
      { name: "schedules", pauseMs: limits.scheduleMs, work: () => sendScheduled(this.db, jobs) },
      { name: "upkeep", pauseMs: limits.upkeepMs, work: () => this.keepUp() },
      ...queueNames.map((name) => ({ name, pauseMs: limits.pollMs, work: () => this.take(name) })),
    ];
    services.jobs.onSent = (where) => this.wake(where);
    this.loops = Promise.all(loops.map((loop) => this.repeat(loop)));
  }

  /** Fetches nothing more and waits for running jobs; those that take longer are put back. Never rejects. */
  async stop(milliseconds: number): Promise<void> {
    if (!this.loops || this.stopping.signal.aborted) return;
    this.stopping.abort();
    this.wake();
    const ended = this.loops.then(() => Promise.all([...this.fetched].map(({ work }) => work)));
    await Promise.race([ended, wait(milliseconds, undefined, { ref: false })]);
    for (const { job, taken } of this.fetched)
      for (const one of taken) await putBack(job, one, { ...this.options, stopping: this.stopping.signal });
  }

  /** Resolves when no job runs here any more: while the site can only be read, none begins. */
  async settled(): Promise<void> {
    while (this.fetched.size > 0) await Promise.all([...this.fetched].map(({ work }) => work));
  }

  private wake(where?: string): void {
    if (where !== undefined) this.pauses.get(where)?.end();
    else for (const pause of this.pauses.values()) pause.end();
  }

  private async repeat({ name, pauseMs, gatherMs, work }: Loop): Promise<void> {
    const pause = new Pause();
    this.pauses.set(name, pause);
    const report = (err: unknown) => this.options.log.warn({ event: "jobs.unavailable", err }, "jobs.unavailable");
    while (!this.stopping.signal.aborted) {
      // Jobs change something: they wait while the site can only be read.
      const isMore = isReadOnly(this.options.services.settings) ? false : await work().catch(report);
      if (isMore === true) continue;
      if (gatherMs) await wait(gatherMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      await pause.wait(pauseMs);
    }
  }

  /** Makes jobs of stored events, but not while many wait in `events`: each fetch sorts all of those. The outbox is read by key. */
  private async relay(): Promise<boolean> {
    if (this.relayed > limits.relayedAhead) return false;
    const { moved, oneByOne } = await this.options.services.db.access.outbox.relay();
    this.relayed += oneByOne;
    if (moved > 0) for (const name of ["events", "bursts"]) this.wake(name);
    return moved === limits.movedAtOnce;
  }

  private async keepUp(): Promise<void> {
    // Jobs of killed processes fail when their time is over.
    await openBoss(this.db).maintain();
    await moveOldJobs(this.db, this.options.jobs);
  }

  /** Starts as many jobs of a queue as it has room for. Each end of a run wakes it again. */
  private async take(queue: QueueName): Promise<boolean> {
    const { atOnce, together, ahead } = queues[queue];
    const count = [...this.fetched].filter((run) => run.queue === queue).length;
    if (count >= atOnce) return false;
    const batchSize = (atOnce - count + ahead) * together;
    const taken = await boss.fetch<StoredJob>(queue, { batchSize, includeMetadata: true, db: jobDatabase(this.db) });
    if (queue === "events" && taken.length < batchSize) this.noteEmpty();
    for (const group of groupsOf(taken, together)) await this.run(queue, group);
    return taken.length === batchSize;
  }

  /** No job of `events` waits. */
  private noteEmpty(): void {
    if (this.relayed > limits.relayedAhead) this.wake("outbox");
    this.relayed = 0;
  }

  private async run(queue: QueueName, taken: readonly TakenJob[]): Promise<void> {
    const job = this.byName.get(taken[0]?.data.job ?? "");
    // It runs on a process of a newer version, or becomes a dead letter.
    if (!job) return failUnknown(this.db, queue, taken);
    const start = () => runJobs(job, taken, { ...this.options, stopping: this.stopping.signal });
    const work = this.turns.get(queue)?.(start) ?? start();
    const run: Run = { queue, job, taken, work: work.finally(() => this.end(run)) };
    this.fetched.add(run);
  }

  private end(run: Run): void {
    this.fetched.delete(run);
    this.wake(run.queue);
  }
}

async function failUnknown(db: EntityManager, queue: QueueName, taken: readonly TakenJob[]): Promise<void> {
  const reason = { message: "this version does not know the job" };
  for (const { id } of taken) await boss.fail(queue, id, reason, { db: jobDatabase(db) });
}

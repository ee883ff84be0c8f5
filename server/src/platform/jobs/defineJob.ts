import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import { z } from "zod";
import type { FeatureServices } from "../context";
import { jobs as limits } from "../limits/jobLimits";

/** The context of one run. */
export interface JobRun {
  id: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted at the time limit, or when the process stops. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /**
   * Finishes the job before `run` ends, for work that cannot be undone: if the process is killed afterwards, the work is not
   * repeated.
   */
  finish(): Promise<void>;
  /**
   * Finishes the job in the transaction of its changes, so that they happen exactly once. Throws when another run has
   * finished the job, which rolls the changes back.
   */
  finishIn(tx: EntityManager): Promise<void>;
}

/** The context of a run of several jobs. */
export type BatchRun = Pick<JobRun, "signal" | "finishIn">;

interface Batch<T extends object> {
  size: number;
  /** The jobs in the order in which they became due. */
  run(services: FeatureServices, data: readonly T[], run: BatchRun): Promise<void>;
}

/** A shared concurrency limit for jobs that use the same external service, such as a mail server. */
interface Share {
  name: string;
  atOnce: number;
}

interface JobOptions<T extends object> {
  /** The name of its queue. Never change it: jobs that wait under another name are never run. */
  name: string;
  /** Validated when the job is sent, and when it runs, because an earlier version may have sent it. */
  schema: z.ZodType<T>;
  /** A cron expression in UTC. Only one of all processes runs it. */
  schedule?: string;
  /**
   * The number of retries and the first delay, which doubles each time. With `pausesSeconds`, failed runs have these delays
   * instead, and `delaySeconds` is only for runs of killed processes.
   */
  retry?: { limit: number; delaySeconds: number; pausesSeconds?: readonly number[] };
  /** The maximum of concurrent runs per process. */
  concurrency?: number;
  share?: Share;
  /** The time limit of one run. */
  seconds?: number;
  /** Runs waiting jobs together, at most `size`, which costs less in a burst. When that fails, each of them runs by itself. */
  batch?: Batch<T>;
  /** Must be idempotent: it may run more than once with the same data. */
  run(services: FeatureServices, data: T, run: JobRun): Promise<void>;
}

/** Background work: stored in the database, retried when it fails. */
export type Job<T extends object = object> = Required<Omit<JobOptions<T>, "schedule" | "share" | "batch">> & {
  schedule: string | null;
  share: Share | null;
  batch: Batch<T> | null;
};

export function defineJob<T extends object>(options: JobOptions<T>): Job<T> {
  const { retry, concurrency, seconds } = limits.defaults;
  const { schedule = null, share = null, batch = null } = options;
  return { retry, concurrency, seconds, ...options, schedule, share, batch };
}

/** The schema of jobs without data. */
export const noData = z.strictObject({});

import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import { z } from "zod";
import type { FeatureServices } from "../context";
import { jobs as limits } from "../limits/jobLimits";
import type { QueueName } from "./queues";

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

interface JobOptions<T extends object> {
  /** Never change it: jobs that wait under another name are never run. */
  name: string;
  /** Validated when the job is sent, and when it runs, because an earlier version may have sent it. */
  schema: z.ZodType<T>;
  /** Jobs of one queue wait for each other. Jobs of events are in queues of their own. */
  queue?: QueueName;
  /** A cron expression in UTC. Only one of all processes runs it. */
  schedule?: string;
  /**
   * The number of retries and the first delay, which doubles each time. With `pausesSeconds`, failed runs have these delays
   * instead, and `delaySeconds` is only for runs of killed processes.
   */
  retry?: { limit: number; delaySeconds: number; pausesSeconds?: readonly number[] };
  /** The time limit of one run. */
  seconds?: number;
  /**
   * Runs jobs of events that wait together, in the order in which they were sent, which costs less in a burst. When that fails,
   * each of them runs by itself.
   */
  runTogether?(services: FeatureServices, data: readonly T[], run: BatchRun): Promise<void>;
  /** Must be idempotent: it may run more than once with the same data. */
  run(services: FeatureServices, data: T, run: JobRun): Promise<void>;
}

/** Background work: stored in the database, retried when it fails. */
export type Job<T extends object = object> = Required<Omit<JobOptions<T>, "schedule" | "runTogether">> & {
  schedule: string | null;
  runTogether: JobOptions<T>["runTogether"] | null;
};

export function defineJob<T extends object>(options: JobOptions<T>): Job<T> {
  const { retry, seconds } = limits.defaults;
  return { queue: "standard", retry, seconds, schedule: null, runTogether: null, ...options };
}

/** The schema of jobs without data. */
export const noData = z.strictObject({});

import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import { z } from "zod";
import type { FeatureServices } from "../context";
import { jobs as limits } from "../limits/jobLimits";

/** What a run may know of itself. */
export interface JobRun {
  id: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the run has taken too long, or when the process stops. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /**
   * Finishes the job at once, by one statement of its own: for work that cannot be undone, so that a process that is killed
   * next does not repeat it.
   */
  finish(): Promise<void>;
  /**
   * Finishes the job in the transaction of its changes, so that they happen exactly once. Throws, which undoes them, when
   * another run has finished the job.
   */
  finishIn(tx: EntityManager): Promise<void>;
}

/** Jobs that wait for the same thing outside, as a mail server, share room: a process runs so many of them at a time. */
interface Share {
  name: string;
  atOnce: number;
}

interface JobOptions<T extends object> {
  /** Names its queue: keep it. Jobs that wait under a name that is gone are never run. */
  name: string;
  /** Checked when the job is sent and again when it runs: it may have been sent by an earlier version. */
  schema: z.ZodType<T>;
  /** When to run it by itself, as cron in UTC; one process of all runs it. */
  schedule?: string;
  /**
   * How often to try again, and the first pause, which doubles each time. With `pausesSeconds` a failed run has these
   * pauses instead, and the first one is only for a run that a killed process left behind.
   */
  retry?: { limit: number; delaySeconds: number; pausesSeconds?: readonly number[] };
  /** How many of them one process runs at a time. */
  concurrency?: number;
  share?: Share;
  /** How long one run may take. */
  seconds?: number;
  /** May run more than once with the same data, so a second run must change nothing. */
  run(services: FeatureServices, data: T, run: JobRun): Promise<void>;
}

/** Work for later: tried again when it fails, and not lost with the process. */
export type Job<T extends object = object> = Required<Omit<JobOptions<T>, "schedule" | "share">> & {
  schedule: string | null;
  share: Share | null;
};

export function defineJob<T extends object>(options: JobOptions<T>): Job<T> {
  const { retry, concurrency, seconds } = limits.defaults;
  return { retry, concurrency, seconds, ...options, schedule: options.schedule ?? null, share: options.share ?? null };
}

/** For jobs that need to know nothing. */
export const noData = z.strictObject({});

import type PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import { jobs as limits } from "../limits/jobLimits";
import { boss, jobDatabase, type QueueName, type StoredJob } from "./queues";

/** What sending a job needs of its definition. */
export interface JobSettings<T extends object = object> {
  name: string;
  queue: QueueName;
  schema: z.ZodType<T>;
  retry: { limit: number; delaySeconds: number };
  seconds: number;
}

interface StoreOptions {
  id?: string;
  /** The delay before it may run. */
  afterSeconds?: number;
  /** The runs before it was stored again. */
  runs?: number;
}

/** A job as pg-boss stores it. Its id grows with time, so that jobs of one moment keep their order. */
export function toStored(
  { name, queue, retry, seconds }: Omit<JobSettings, "schema">,
  data: object,
  { id = newId(), afterSeconds = 0, runs = 0 }: StoreOptions = {},
): PgBoss.JobInsert<StoredJob> {
  return {
    id,
    name: queue,
    data: { job: name, data, ...(runs > 0 ? { runs } : {}) },
    retryLimit: Math.max(0, retry.limit - runs),
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    // Runs end at their own time limit; pg-boss expires only those of killed processes.
    expireInSeconds: seconds + limits.graceSeconds,
    ...(afterSeconds > 0 ? { startAfter: new Date(Date.now() + afterSeconds * 1_000) } : {}),
  };
}

/** Sends jobs of one kind in this transaction. Throws when data does not match the job's schema. Call `wake` after the commit. */
export async function sendJobs<T extends object>(
  tx: EntityManager,
  job: JobSettings<T>,
  data: readonly T[],
  afterSeconds = 0,
): Promise<void> {
  const stored = data.map((one) => toStored(job, job.schema.parse(one), { afterSeconds }));
  if (stored.length > 0) await boss.insert(stored, { db: jobDatabase(tx) });
}

interface SendOptions extends Pick<StoreOptions, "afterSeconds"> {
  /** Sends the job in this transaction. Call `wake` after the commit. */
  tx?: EntityManager;
}

/** What there may be work in: a queue, or the events that are not yet jobs. */
export type Woken = QueueName | "outbox";

/** Sends jobs. A JobRunner in this or another process runs them. */
export class Jobs {
  /** Called when there may be work: there, or without a name anywhere. */
  onSent: (where?: string) => void = () => undefined;

  constructor(private readonly db: EntityManager) {}

  /** Throws when the data does not match the job's schema. */
  async send<T extends object>(job: JobSettings<T>, data: T, { tx, afterSeconds }: SendOptions = {}): Promise<void> {
    await sendJobs(tx ?? this.db, job, [data], afterSeconds);
    if (!tx && !afterSeconds) this.wake(job.queue);
  }

  /** Makes the runner look for work at once. */
  wake(where?: Woken): void {
    this.onSent(where);
  }
}

import PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { z } from "zod";
import { bossOptions } from "./bossOptions";
import { jobDatabase, type StoredJob } from "./jobSql";

/** The parts of a job that sending needs. */
interface JobName<T> {
  name: string;
  schema: z.ZodType<T>;
}

interface SendOptions {
  /** Sends the job in this transaction. Call `wake` after the commit. */
  tx?: EntityManager;
  /** The delay before it may run. */
  afterSeconds?: number;
}

/** Sends jobs. A JobRunner in this or another process runs them. */
export class Jobs {
  private readonly boss: PgBoss;
  /** Called when there may be a job to run: in these queues, or without names in any. */
  onSent: (names?: readonly string[]) => void = () => undefined;

  constructor(db: EntityManager) {
    this.boss = new PgBoss({ ...bossOptions, db: jobDatabase(db), supervise: false, schedule: false, migrate: false });
  }

  /** Throws when the data does not match the job's schema. */
  async send<T extends object>(job: JobName<T>, data: T, { tx, afterSeconds }: SendOptions = {}): Promise<void> {
    const stored: StoredJob = { job: job.name, data: job.schema.parse(data) };
    const id = await this.boss.send(job.name, stored, {
      ...(tx ? { db: jobDatabase(tx) } : {}),
      ...(afterSeconds ? { startAfter: afterSeconds } : {}),
    });
    if (id === null) throw new Error(`there is no queue for the job ${job.name}`);
    if (!tx && !afterSeconds) this.wake([job.name]);
  }

  /** Makes the runner take jobs at once. `names`: the jobs that were stored; without them, it looks for any. */
  wake(names?: readonly string[]): void {
    this.onSent(names);
  }
}

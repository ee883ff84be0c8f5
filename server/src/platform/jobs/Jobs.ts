import PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { z } from "zod";
import { bossOptions } from "./bossOptions";
import { jobDatabase, type StoredJob } from "./jobSql";

/** What sending a job needs of it. */
interface JobName<T> {
  name: string;
  schema: z.ZodType<T>;
}

interface SendOptions {
  /** The job is sent with the changes of this transaction, or not at all. Call `wake` after its commit. */
  tx?: EntityManager;
  /** Not before so many seconds have passed. */
  afterSeconds?: number;
}

/** Sends jobs. Another part, in this process or another one, runs them. */
export class Jobs {
  private readonly boss: PgBoss;
  /** Called when there may be something to run. */
  onSent: () => void = () => undefined;

  constructor(db: EntityManager) {
    this.boss = new PgBoss({ ...bossOptions, db: jobDatabase(db), supervise: false, schedule: false, migrate: false });
  }

  /** Throws when the data is not what the job takes. */
  async send<T extends object>(job: JobName<T>, data: T, { tx, afterSeconds }: SendOptions = {}): Promise<void> {
    const stored: StoredJob = { job: job.name, data: job.schema.parse(data) };
    const id = await this.boss.send(job.name, stored, {
      ...(tx ? { db: jobDatabase(tx) } : {}),
      ...(afterSeconds ? { startAfter: afterSeconds } : {}),
    });
    if (id === null) throw new Error(`there is no queue for the job ${job.name}`);
    if (!tx) this.wake();
  }

  wake(): void {
    this.onSent();
  }
}

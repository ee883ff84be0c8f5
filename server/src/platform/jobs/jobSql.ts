import { setImmediate as nextTurn } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { EntityManager, QueryRunner } from "typeorm";
import { jobs as limits } from "../limits/jobLimits";
import { rowsOf, rowsOfUnprepared } from "../database/rowsOf";

/** The schema of pg-boss in the service's database. */
export const jobSchema = "pgboss";

/** The stored data of a job, with its name, because dead letters share one queue. */
export interface StoredJob {
  job: string;
  data: object;
}

/** The queue of jobs that have failed for the last time. */
export const deadLetters = "dead-letters";

/** The database interface of pg-boss, over the pool or in a transaction. */
export function jobDatabase(db: EntityManager): PgBoss.Db {
  return {
    executeSql: async (text, values?: unknown[]) => {
      if (db.queryRunner) return { rows: await recordsOf(db.queryRunner, text, values) };
      return { rows: values ? await rowsOf(db, text, values) : await runScript(db, text) };
    },
  };
}

/** Tracks the statements in flight, because pg-boss starts some without awaiting them. */
export class TrackedDatabase implements PgBoss.Db {
  private readonly inFlight = new Set<Promise<unknown>>();

  constructor(private readonly database: PgBoss.Db) {}

  executeSql(text: string, values: unknown[]): Promise<{ rows: object[] }> {
    const result = this.database.executeSql(text, values);
    this.inFlight.add(result);
    const end = () => void this.inFlight.delete(result);
    result.then(end, end);
    return result;
  }

  /** Resolves when no statement is in flight, including follow-up statements. */
  async whenIdle(): Promise<void> {
    while (this.inFlight.size > 0) {
      await Promise.allSettled(this.inFlight);
      await nextTurn();
    }
  }
}

/**
 * Runs a text of several statements that opens its own transaction. After an error it rolls back, so that the connection
 * returns to the pool without an open transaction.
 */
async function runScript(db: EntityManager, text: string): Promise<object[]> {
  const runner = db.dataSource.createQueryRunner("master");
  try {
    return await recordsOf(runner, text);
  } catch (error) {
    await runner.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function recordsOf(runner: QueryRunner, text: string, values?: unknown[]): Promise<object[]> {
  const { records } = await runner.query(text, values, true);
  return (records ?? []) as object[];
}

/**
 * The queues with a job to run now: one index lookup per queue, however many jobs wait. PostgreSQL plans it over the table of
 * each queue, which takes some milliseconds.
 */
export async function queuesWithJobs(db: EntityManager, names: readonly string[]): Promise<string[]> {
  const statement = `select queue from unnest($1::text[]) as queue cross join lateral (
    select from ${jobSchema}.job where name = queue and state < 'active' and start_after < now()
    order by start_after limit 1) as due`;
  return (await rowsOf<{ queue: string }>(db, statement, [names])).map(({ queue }) => queue);
}

/** A job that this process runs now. */
export interface TakenJob {
  id: string;
  data: StoredJob;
  /** The number of runs before this one. */
  retryCount: number;
  retryLimit: number;
}

/*
 * Takes the jobs of the queue $1 that have been due for longest, at most $2. As pg-boss's own statement, but in the order of its
 * index: that one sorts all waiting jobs for each fetch.
 */
const takeDue = `
  with due as (
    select id from ${jobSchema}.job where name = $1 and state < 'active' and start_after < now()
    order by start_after limit $2 for update skip locked
  ),
  taken as (
    update ${jobSchema}.job as job
    set state = 'active', started_on = now(), retry_count = retry_count + (started_on is not null)::int
    from due where job.name = $1 and job.id = due.id returning job.*
  )
  select id, data, retry_count as "retryCount", retry_limit as "retryLimit" from taken order by start_after`;

/**
 * Takes the jobs of a queue that have been due for longest. The effort hardly depends on how many wait. Not prepared: a plan for
 * an empty queue reads all jobs of a long one.
 */
export function takeJobs(db: EntityManager, name: string, count: number): Promise<TakenJob[]> {
  return rowsOfUnprepared<TakenJob>(db, takeDue, [name, count]);
}

/** Returns fetched, unfinished jobs to their queue. The run does not count as a try. */
export async function requeue(db: EntityManager, names: readonly string[], ids: readonly string[] | "all") {
  const which = ids === "all" ? "" : "and id = any($2)";
  await rowsOf(
    db,
    `update ${jobSchema}.job set state = 'created', started_on = null
     where name = any($1) and state = 'active' ${which}`,
    ids === "all" ? [names] : [names, ids],
  );
}

/** Sets the retry delay for the failure that is stored next; "never": no retry. */
export async function setRetry(db: EntityManager, name: string, id: string, retryIn: { seconds: number } | "never") {
  const change = retryIn === "never" ? "retry_limit = retry_count" : "retry_backoff = false, retry_delay = $3";
  const seconds = retryIn === "never" ? [] : [retryIn.seconds];
  await rowsOf(db, `update ${jobSchema}.job set ${change} where name = $1 and id = $2`, [name, id, ...seconds]);
}

const removeOne = `delete from ${jobSchema}.job where name = $1 and id = $2 returning id`;
const removeSeveral = `delete from ${jobSchema}.job where name = $1 and id = any($2::uuid[]) returning id`;

/** Finishes jobs by deleting them. False when another run has finished one of them. */
export async function removeJobs(db: EntityManager, name: string, ids: readonly string[]): Promise<boolean> {
  // Several are not prepared, like `takeJobs`: a plan for a short queue reads all of a long one.
  const rows =
    ids.length > 1
      ? await rowsOfUnprepared(db, removeSeveral, [name, ids])
      : (await jobDatabase(db).executeSql(removeOne, [name, ids[0]])).rows;
  return rows.length === ids.length;
}

/** The number of waiting jobs in each queue, including delayed ones. */
export async function countWaiting(db: EntityManager): Promise<{ name: string; count: number }[]> {
  const statement = `select name, count(*) as count from ${jobSchema}.job where state < 'active' group by name`;
  return rowsOf(db, statement, []);
}

/** The columns that a job copies from its queue, as in pg-boss's own insert. */
const fromQueue = `queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.expire_seconds * interval '1s',
  now() + interval '${limits.waitingDays} days', queue.dead_letter, queue.policy`;

const insertInto = `insert into ${jobSchema}.job
  (start_after, name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, dead_letter, policy)`;

/** Sends jobs in a transaction, in one statement, with a delay before they may run. */
export async function insertJobs(tx: EntityManager, jobs: readonly StoredJob[], afterSeconds = 0): Promise<void> {
  const statement = `${insertInto}
    select now() + $2 * interval '1s', queue.name, stored, ${fromQueue} from jsonb_array_elements($1::jsonb) as stored
    join ${jobSchema}.queue on queue.name = stored->>'job'`;
  const values = [JSON.stringify(jobs), afterSeconds];
  const { affected } = (await tx.queryRunner?.query(statement, values, true)) ?? { affected: 0 };
  if (affected !== jobs.length) throw new Error("a job has no queue");
}

/** Part of a statement: sends these jobs for each row of `from`. `data`: an SQL expression over the row. */
export const storingJobs = (names: readonly string[], data: string, from: string): string =>
  `${insertInto}
   select now(), queue.name, jsonb_build_object('job', queue.name, 'data', ${data}), ${fromQueue}
   from ${from}, ${jobSchema}.queue where queue.name in (${names.map((name) => `'${name}'`).join(", ")})`;

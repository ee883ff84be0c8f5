import type PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import { jobs as limits } from "../limits/jobLimits";
import type { BatchRun, Job, JobRun } from "./defineJob";
import { toStored } from "./Jobs";
import { boss, deadLetters, jobDatabase, type StoredJob } from "./queues";
import { RetryError } from "./RetryError";
import type { RunnerOptions } from "./RunnerOptions";

/** A job that this process runs now. */
export type TakenJob = PgBoss.JobWithMetadata<StoredJob>;

export interface Parts extends Pick<RunnerOptions, "services" | "log" | "onOutcome"> {
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

/** The jobs that run together: of one kind, oldest first. */
export function groupsOf(taken: readonly TakenJob[], together: number): TakenJob[][] {
  const byKind = new Map<string, TakenJob[]>();
  const oldestFirst = taken.toSorted((a, b) => Number(a.createdOn) - Number(b.createdOn) || (a.id < b.id ? -1 : 1));
  for (const job of oldestFirst) byKind.set(job.data.job, [...(byKind.get(job.data.job) ?? []), job]);
  return [...byKind.values()].flatMap((jobs) =>
    Array.from({ length: Math.ceil(jobs.length / together) }, (_, n) => jobs.slice(n * together, (n + 1) * together)),
  );
}

/**
 * Runs fetched jobs of one kind, together if there are several, and stores their outcome. Never rejects: if an outcome cannot be
 * stored, the job expires and runs again.
 */
export async function runJobs(job: Job, taken: readonly TakenJob[], parts: Parts): Promise<void> {
  if (taken.length > 1 && !parts.stopping.aborted && (await runTogether(job, taken, parts))) return;
  // One by one, so that a job that fails does not hold up the others.
  for (const one of taken) {
    if (parts.stopping.aborted) await putBack(job, one, parts);
    else await runOne(job, one, parts);
  }
}

/** Whether they succeeded. */
async function runTogether(job: Job, taken: readonly TakenJob[], parts: Parts): Promise<boolean> {
  const { onOutcome = () => undefined, log } = parts;
  const seconds = stopwatch();
  try {
    await work(job, taken, parts, async (data, run) => job.runTogether?.(parts.services, data, run));
    for (const _ of taken) onOutcome(job, "done", seconds() / taken.length);
    return true;
  } catch (err) {
    log.info({ event: "job.apart", job: job.name, count: taken.length, err }, "job.apart");
    return false;
  }
}

async function runOne(job: Job, taken: TakenJob, parts: Parts): Promise<void> {
  const { log, onOutcome = () => undefined } = parts;
  const { id } = taken;
  const attempt = runsBefore(taken) + 1;
  const seconds = stopwatch();
  try {
    await work(job, [taken], parts, ([data = {}], run) => job.run(parts.services, data, { ...run, id, attempt, log }));
    onOutcome(job, "done", seconds());
  } catch (error) {
    if (parts.stopping.aborted) return putBack(job, taken, parts);
    const err = error as Error;
    const retryIn = err instanceof RetryError ? err.retryInSeconds : job.retry.pausesSeconds?.[attempt - 1];
    const isLast = retryIn === "never" || attempt > job.retry.limit;
    const { primary } = parts.services.db.access;
    if (isLast) await unlessUnavailable(bury(primary, taken, err), log);
    else if (retryIn !== undefined) await unlessUnavailable(storeAgain(primary, job, taken, retryIn, attempt), log);
    else
      await unlessUnavailable(boss.fail(taken.name, id, { message: err.message }, { db: jobDatabase(primary) }), log);
    onOutcome(job, isLast ? "dead" : "retried", seconds());
    const event = isLast ? "job.dead" : "job.failed";
    log[isLast ? "error" : "warn"]({ event, job: job.name, id, attempt, err }, event);
  }
}

/** How often it ran before: those runs that pg-boss counted, and those before it was stored again. */
const runsBefore = ({ retryCount, data }: TakenJob) => retryCount + (data.runs ?? 0);

/** Returns a job to its queue, because the process stops. The run does not count as a try. */
export const putBack = (job: Job, taken: TakenJob, { services, log }: Parts): Promise<void> =>
  unlessUnavailable(storeAgain(services.db.access.primary, job, taken, 0, runsBefore(taken)), log);

/** Replaces the job by the same one with its own delay, which pg-boss has no call for. Nothing if another run has finished it. */
function storeAgain(db: EntityManager, job: Job, { id, name, data }: TakenJob, afterSeconds: number, runs: number) {
  return db.transaction(async (tx) => {
    if ((await removeJobs(tx, name, [id])) === 0) return;
    const stored = { ...toStored(job, data.data, { id, afterSeconds, runs }), name };
    await boss.insert([stored], { db: jobDatabase(tx) });
  });
}

/** Moves the job to the dead letters. */
function bury(db: EntityManager, { id, name, data }: TakenJob, { message }: Error): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await removeJobs(tx, name, [id])) === 0) return;
    const keepUntil = new Date(Date.now() + limits.deadLetterDays * 86_400_000);
    const letter = { id, name: deadLetters, data: { ...data, error: message }, keepUntil };
    await boss.insert([letter], { db: jobDatabase(tx) });
  });
}

async function unlessUnavailable(write: Promise<void>, log: Parts["log"]): Promise<void> {
  await write.catch((err: unknown) => log.warn({ event: "jobs.unavailable", err }, "jobs.unavailable"));
}

/** Gives the seconds since it was called. */
function stopwatch(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1_000;
}

type Work = (data: readonly object[], run: BatchRun & Pick<JobRun, "finish">) => Promise<void>;

/** Does the work of these jobs within its time limit, and finishes them unless the work did. */
async function work(job: Job, taken: readonly TakenJob[], { services, stopping }: Parts, start: Work): Promise<void> {
  const limit = AbortSignal.timeout(job.seconds * 1_000);
  let isFinished = false;
  const finish = async () => {
    await finishJobs(services.db.access.primary, job, taken);
    isFinished = true;
  };
  const finishIn: BatchRun["finishIn"] = async (tx) => {
    if ((await finishJobs(tx, job, taken)) < taken.length) throw new Error("another run has finished this job");
    isFinished = true;
  };
  const data = taken.map((one) => job.schema.parse(one.data.data));
  const run = { signal: AbortSignal.any([limit, stopping]), finish, finishIn };
  await Promise.race([start(data, run), ended(limit, job.seconds)]);
  if (!isFinished) await finish();
}

/** How many were there. The jobs of a schedule stay for an hour, so that they are not sent again. */
function finishJobs(db: EntityManager, { schedule }: Job, taken: readonly TakenJob[]): Promise<number> {
  const [{ name, id } = { name: "", id: "" }] = taken;
  if (schedule !== null) return affectedBy(boss.complete(name, id, {}, { db: jobDatabase(db) }));
  return removeJobs(
    db,
    name,
    taken.map((one) => one.id),
  );
}

/** How many were there. */
export const removeJobs = (db: EntityManager, queue: string, ids: string[]): Promise<number> =>
  affectedBy(boss.deleteJob(queue, ids, { db: jobDatabase(db) }));

/** pg-boss says how many rows a call changed; its types do so from version 11 on. */
const affectedBy = async (call: Promise<unknown>): Promise<number> => ((await call) as { affected: number }).affected;

function ended(limit: AbortSignal, seconds: number): Promise<never> {
  return new Promise((_, reject) => {
    limit.addEventListener("abort", () => reject(new Error(`it did not end within ${seconds} s`)), { once: true });
  });
}

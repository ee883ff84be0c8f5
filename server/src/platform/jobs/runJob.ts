import type PgBoss from "pg-boss";
import type { BatchRun, Job, JobRun } from "./defineJob";
import type { RunnerOptions } from "./RunnerOptions";
import { requeue, removeJobs, setRetry, type TakenJob } from "./jobSql";
import { RetryError } from "./RetryError";

interface Parts extends Pick<RunnerOptions, "services" | "log" | "onOutcome"> {
  boss: PgBoss;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

/**
 * Runs fetched jobs of one queue, together if there are several, and stores their outcome. Never rejects: if an outcome cannot
 * be stored, the job expires and runs again.
 */
export async function runJobs(job: Job, taken: readonly TakenJob[], parts: Parts): Promise<void> {
  if (taken.length > 1 && (await runTogether(job, taken, parts))) return;
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
    await work(job, taken, parts, async (data, run) => job.batch?.run(parts.services, data, run));
    for (const _ of taken) onOutcome(job, "done", seconds() / taken.length);
    return true;
  } catch (err) {
    log.info({ event: "job.apart", job: job.name, count: taken.length, err }, "job.apart");
    return false;
  }
}

async function runOne(job: Job, taken: TakenJob, parts: Parts): Promise<void> {
  const { log, onOutcome = () => undefined } = parts;
  const { id, retryCount, retryLimit } = taken;
  const attempt = retryCount + 1;
  const seconds = stopwatch();
  try {
    await work(job, [taken], parts, ([data = {}], run) => job.run(parts.services, data, { ...run, id, attempt, log }));
    onOutcome(job, "done", seconds());
  } catch (err) {
    if (parts.stopping.aborted) return putBack(job, taken, parts);
    await unlessUnavailable(fail(job, { id, attempt }, err as Error, parts), log);
    const isLast = retryCount >= retryLimit || (err instanceof RetryError && err.retryIn === "never");
    onOutcome(job, isLast ? "dead" : "retried", seconds());
    const event = isLast ? "job.dead" : "job.failed";
    log[isLast ? "error" : "warn"]({ event, job: job.name, id, attempt, err }, event);
  }
}

/** Returns a job to its queue, because the process stops. */
const putBack = ({ name }: Job, { id }: TakenJob, { services, log }: Parts): Promise<void> =>
  unlessUnavailable(requeue(services.db.access.primary, [name], [id]), log);

async function unlessUnavailable(write: Promise<void>, log: Parts["log"]): Promise<void> {
  await write.catch((err: unknown) => log.warn({ event: "jobs.unavailable", err }, "jobs.unavailable"));
}

/** Gives the seconds since it was called. */
function stopwatch(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1_000;
}

async function fail(
  { name, retry }: Job,
  { id, attempt }: { id: string; attempt: number },
  err: Error,
  { services, boss }: Parts,
): Promise<void> {
  const seconds = retry.pausesSeconds?.[attempt - 1];
  const retryIn = err instanceof RetryError ? err.retryIn : seconds !== undefined && { seconds };
  if (retryIn) await setRetry(services.db.access.primary, name, id, retryIn);
  await boss.fail(name, id, { message: err.message });
}

type Work = (data: readonly object[], run: BatchRun & Pick<JobRun, "finish">) => Promise<void>;

/** Does the work of these jobs within its time limit, and finishes them unless the work did. */
async function work(job: Job, taken: readonly TakenJob[], { services, stopping }: Parts, start: Work): Promise<void> {
  const { primary } = services.db.access;
  const ids = taken.map(({ id }) => id);
  const limit = AbortSignal.timeout(job.seconds * 1_000);
  let isFinished = false;
  const finish = async () => {
    await removeJobs(primary, job.name, ids);
    isFinished = true;
  };
  const finishIn: BatchRun["finishIn"] = async (tx) => {
    if (!(await removeJobs(tx, job.name, ids))) throw new Error("another run has finished this job");
    isFinished = true;
  };
  const data = taken.map((one) => job.schema.parse(one.data.data));
  const run = { signal: AbortSignal.any([limit, stopping]), finish, finishIn };
  await Promise.race([start(data, run), ended(limit, job.seconds)]);
  if (!isFinished) await finish();
}

function ended(limit: AbortSignal, seconds: number): Promise<never> {
  return new Promise((_, reject) => {
    limit.addEventListener("abort", () => reject(new Error(`it did not end within ${seconds} s`)), { once: true });
  });
}

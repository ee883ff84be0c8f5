import type PgBoss from "pg-boss";
import type { Job, JobRun } from "./defineJob";
import type { RunnerOptions } from "./RunnerOptions";
import { requeue, removeJob, setRetry, type TakenJob } from "./jobSql";
import { RetryError } from "./RetryError";

interface Parts extends Pick<RunnerOptions, "services" | "log" | "onOutcome"> {
  boss: PgBoss;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

/** Runs a fetched job and stores its outcome. Never rejects: if the outcome cannot be stored, the job expires and runs again. */
export async function runJob(job: Job, taken: TakenJob, parts: Parts): Promise<void> {
  const { services, log, onOutcome = () => undefined } = parts;
  const { id, retryCount, retryLimit } = taken;
  const attempt = retryCount + 1;
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  try {
    const { isFinished } = await work(job, taken, parts);
    if (!isFinished) await removeJob(services.db.access.primary, job.name, id);
    onOutcome(job, "done", seconds());
  } catch (err) {
    const write = parts.stopping.aborted
      ? requeue(services.db.access.primary, [job.name], [id])
      : fail(job, { id, attempt }, err as Error, parts);
    await write.catch((reason: unknown) => log.warn({ event: "jobs.unavailable", err: reason }, "jobs.unavailable"));
    if (parts.stopping.aborted) return;
    const isLast = retryCount >= retryLimit || (err instanceof RetryError && err.retryIn === "never");
    onOutcome(job, isLast ? "dead" : "retried", seconds());
    const event = isLast ? "job.dead" : "job.failed";
    log[isLast ? "error" : "warn"]({ event, job: job.name, id, attempt, err }, event);
  }
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

async function work(job: Job, taken: TakenJob, { services, log, stopping }: Parts): Promise<{ isFinished: boolean }> {
  const { id, data, retryCount } = taken;
  const limit = AbortSignal.timeout(job.seconds * 1_000);
  let isFinished = false;
  const run: JobRun = {
    id,
    attempt: retryCount + 1,
    signal: AbortSignal.any([limit, stopping]),
    log,
    finish: async () => {
      await removeJob(services.db.access.primary, job.name, id);
      isFinished = true;
    },
    finishIn: async (tx) => {
      if (!(await removeJob(tx, job.name, id))) throw new Error("another run has finished this job");
      isFinished = true;
    },
  };
  await Promise.race([job.run(services, job.schema.parse(data.data), run), ended(limit, job.seconds)]);
  return { isFinished };
}

function ended(limit: AbortSignal, seconds: number): Promise<never> {
  return new Promise((_, reject) => {
    limit.addEventListener("abort", () => reject(new Error(`it did not end within ${seconds} s`)), { once: true });
  });
}

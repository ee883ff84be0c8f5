import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { useTestApp } from "./harness";
import { type BatchRun, defineJob, type Job, type JobRun } from "../platform/jobs/defineJob";
import { installQueues } from "../platform/jobs/installQueues";
import { JobRunner } from "../platform/jobs/JobRunner";
import type { Outcome } from "../platform/jobs/RunnerOptions";
import { countWaiting } from "../platform/jobs/jobSql";

export const testApp = useTestApp();

const schema = z.object({ n: z.number() });

type Data = z.infer<typeof schema>;

export let runs: { n: number; attempt: number }[] = [];

export let outcomes: Outcome[] = [];

let work: (data: Data, run: JobRun) => Promise<void> = async () => undefined;

let runners: JobRunner[] = [];

/** What each run does from now on, until the end of the test. */
export function workAs(next: typeof work): void {
  work = next;
}

interface TestBatch {
  size: number;
  run(data: readonly Data[], run: BatchRun): Promise<void>;
}

/** A queue of its own for each test, so that none takes the jobs of another. */
export async function makeJob(
  options: Partial<Pick<Job, "retry" | "concurrency" | "share" | "seconds" | "schedule">> & { batch?: TestBatch } = {},
) {
  const { schedule, share, batch, ...rest } = options;
  const job = defineJob<Data>({
    name: `test-${Math.random().toString(36).slice(2)}`,
    schema,
    ...rest,
    ...(schedule ? { schedule } : {}),
    ...(share ? { share } : {}),
    ...(batch ? { batch: { size: batch.size, run: (_services, data, run) => batch.run(data, run) } } : {}),
    run: async (_services, data, run) => {
      runs.push({ n: data.n, attempt: run.attempt });
      await work(data, run);
    },
  });
  await installQueues(testApp().db, [job]);
  return job;
}

export async function startRunner(given: Job<Data> | Job<Data>[], isAlone = true): Promise<JobRunner> {
  const { services } = testApp();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const onOutcome = (_job: Job, outcome: Outcome) => void outcomes.push(outcome);
  const runner = new JobRunner({ services, jobs: [given].flat(), log, isAlone, onOutcome });
  runners.push(runner);
  await runner.start();
  return runner;
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

export async function waitingIn(queue: string): Promise<number> {
  return (await countWaiting(testApp().db)).find(({ name }) => name === queue)?.count ?? 0;
}

afterEach(async () => {
  for (const runner of runners) await runner.stop(1_000);
  [runs, outcomes, runners] = [[], [], []];
  work = async () => undefined;
});

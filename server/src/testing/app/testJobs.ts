import { z } from "zod";
import { type TestApp, useTestApp } from "./harness";
import { type BatchRun, defineJob, type Job, type JobRun } from "../../platform/jobs/defineJob";
import { JobRunner } from "../../platform/jobs/JobRunner";
import type { Outcome } from "../../platform/jobs/RunnerOptions";

export let testApp: () => TestApp;

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

interface Options extends Partial<Pick<Job, "retry" | "queue" | "seconds">> {
  schedule?: string;
  runTogether?(data: readonly Data[], run: BatchRun): Promise<void>;
}

export function makeJob({ runTogether, ...options }: Options = {}): Job<Data> {
  return defineJob<Data>({
    name: `test-${Math.random().toString(36).slice(2)}`,
    schema,
    ...options,
    ...(runTogether ? { runTogether: (_services, data, run) => runTogether(data, run) } : {}),
    run: async (_services, data, run) => {
      runs.push({ n: data.n, attempt: run.attempt });
      await work(data, run);
    },
  });
}

export function startRunner(...jobs: Job<Data>[]): JobRunner {
  const { services } = testApp();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const onOutcome = (_job: Job, outcome: Outcome) => void outcomes.push(outcome);
  const runner = new JobRunner({ services, jobs: jobs, log, onOutcome });
  runners.push(runner);
  runner.start();
  return runner;
}

/** The numbers of the jobs that wait. */
export const waitingNumbers = async ({ name }: Job<Data>): Promise<number[]> =>
  (await testApp().waitingJobs(name)).map(({ data }) => (data.data as Data).n);

/** What each test file of jobs calls first: the server, and an end to what its tests started. */
export function useTestJobs(): void {
  testApp = useTestApp();
  beforeEach(() => testApp().clearJobs());
  afterEach(async () => {
    for (const runner of runners) await runner.stop(1_000);
    [runs, outcomes, runners] = [[], [], []];
    work = async () => undefined;
  });
}

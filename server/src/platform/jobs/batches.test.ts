import type { BatchRun } from "./defineJob";
import { boss, jobDatabase, openBoss, queues } from "./queues";
import { makeJob, outcomes, runs, startRunner, testApp, waitingNumbers, useTestJobs } from "../../testing/app/testJobs";
import { until } from "../../testing/app/until";

useTestJobs();

/** What each run of several jobs was given. */
let batches: number[][] = [];

beforeEach(() => (batches = []));

const collect = async (data: readonly { n: number }[]) => void batches.push(data.map(({ n }) => n));

const finishAll = async (data: readonly { n: number }[], run: BatchRun) => {
  await collect(data);
  await testApp().db.transaction((tx) => run.finishIn(tx));
};

const makeBurst = (runTogether: (data: readonly { n: number }[], run: BatchRun) => Promise<void>) =>
  makeJob({ queue: "bursts", runTogether });

const send = async (job: ReturnType<typeof makeJob>, ...numbers: number[]) => {
  for (const n of numbers) await testApp().services.jobs.send(job, { n });
};

describe("jobs that may run together", () => {
  it("do so when several wait, in their order, as many as their queue allows", async () => {
    const job = makeBurst(finishAll);
    const numbers = [...Array(25).keys()];
    await send(job, ...numbers);

    startRunner(job);
    await until(() => outcomes.length === 25);

    expect(batches.map(([first = 0]) => first).sort((a, b) => a - b)).toEqual([0, 10, 20]);
    expect(batches.toSorted(([a = 0], [b = 0]) => a - b).flat()).toEqual(numbers);
    expect(outcomes).toEqual(Array(25).fill("done"));
    expect([runs, await waitingNumbers(job)]).toEqual([[], []]);
  });

  it("run by themselves when only one waits", async () => {
    const job = makeBurst(finishAll);
    await send(job, 1);

    startRunner(job);
    await until(() => outcomes.length === 1);

    expect(batches).toEqual([]);
    expect(runs).toEqual([{ n: 1, attempt: 1 }]);
  });

  it("run by themselves after they failed together, so that one that cannot succeed does not hold up the others", async () => {
    const job = makeBurst(async (data) => {
      await collect(data);
      throw new Error("one of them is broken");
    });
    await send(job, 1, 2, 3);

    startRunner(job);
    await until(() => outcomes.length === 3);

    expect(batches).toEqual([[1, 2, 3]]);
    expect(runs).toEqual([1, 2, 3].map((n) => ({ n, attempt: 1 })));
    expect([outcomes, await waitingNumbers(job)]).toEqual([["done", "done", "done"], []]);
  });

  it("change nothing together when another run has finished one of them", async () => {
    const { db } = testApp();
    const ids: string[] = [];
    const job = makeBurst(async (data, batch) => {
      await boss.deleteJob("bursts", ids[1] ?? "", { db: jobDatabase(db) });
      await finishAll(data, batch);
    });
    await send(job, 1, 2);
    ids.push(...(await testApp().waitingJobs(job.name)).map(({ id }) => id).sort());

    startRunner(job);
    await until(() => outcomes.length === 2);

    expect(batches).toEqual([[1, 2]]);
    expect(runs.map(({ n }) => n)).toEqual([1, 2]);
  });

  it("return to their queue when the process stops meanwhile", async () => {
    const job = makeBurst(
      (_data, { signal }) =>
        new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))),
    );
    await send(job, 1, 2, 3);

    const runner = startRunner(job);
    await until(async () => (await openBoss(testApp().db).getQueueSize("bursts")) === 0);
    await runner.stop(1_000);

    expect([runs, outcomes, (await waitingNumbers(job)).sort()]).toEqual([[], [], [1, 2, 3]]);
  });

  it("wait for their turn after they were fetched, and return to their queue when the process stops before it", async () => {
    const numbers = [...Array(60).keys()];
    const job = makeBurst((_data, { signal }) => {
      batches.push([]);
      return new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
    });
    await send(job, ...numbers);

    const runner = startRunner(job);
    await until(() => batches.length === queues.bursts.atOnce);
    await runner.stop(5_000);

    expect(batches).toHaveLength(queues.bursts.atOnce);
    expect((await waitingNumbers(job)).sort((a, b) => a - b)).toEqual(numbers);
  });
});

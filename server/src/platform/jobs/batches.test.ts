import { setTimeout as wait } from "node:timers/promises";
import type { BatchRun } from "./defineJob";
import { makeJob, outcomes, runs, startRunner, testApp, until, waitingIn } from "../../testing/testJobs";

/** The clock of the embedded database counts milliseconds, and jobs of one moment have no order. */
const nextMoment = () => wait(2);

/** What each run of several jobs was given. */
let batches: number[][] = [];

beforeEach(() => (batches = []));

const collect = async (data: readonly { n: number }[]) => void batches.push(data.map(({ n }) => n));

const finishAll = async (data: readonly { n: number }[], run: BatchRun) => {
  await collect(data);
  await testApp().db.transaction((tx) => run.finishIn(tx));
};

describe("jobs that may run together", () => {
  it("do so when several wait, in their order, as many as their job allows", async () => {
    const job = await makeJob({ concurrency: 1, batch: { size: 5, run: finishAll } });
    for (let n = 1; n <= 12; n++) {
      await testApp().services.jobs.send(job, { n });
      await nextMoment();
    }

    await startRunner(job);
    await until(() => outcomes.length === 12);

    expect(batches).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12],
    ]);
    expect(outcomes).toEqual(Array(12).fill("done"));
    expect([runs, await waitingIn(job.name)]).toEqual([[], 0]);
  });

  it("run by themselves when only one waits", async () => {
    const job = await makeJob({ batch: { size: 5, run: finishAll } });
    await testApp().services.jobs.send(job, { n: 1 });

    await startRunner(job);
    await until(() => outcomes.length === 1);

    expect(batches).toEqual([]);
    expect(runs).toEqual([{ n: 1, attempt: 1 }]);
  });

  it("run by themselves after they failed together, so that one that cannot succeed does not hold up the others", async () => {
    const run = async (data: readonly { n: number }[]) => {
      await collect(data);
      throw new Error("one of them is broken");
    };
    const job = await makeJob({ concurrency: 1, batch: { size: 5, run } });
    for (const n of [1, 2, 3]) await testApp().services.jobs.send(job, { n });

    await startRunner(job);
    await until(() => outcomes.length === 3);

    expect(batches).toEqual([[1, 2, 3]]);
    expect(runs).toEqual([1, 2, 3].map((n) => ({ n, attempt: 1 })));
    expect([outcomes, await waitingIn(job.name)]).toEqual([["done", "done", "done"], 0]);
  });

  it("change nothing together when another run has finished one of them", async () => {
    const run = async (data: readonly { n: number }[], batch: BatchRun) => {
      await testApp().db.query(`delete from pgboss.job where name = $1 and data->'data'->>'n' = '2'`, [job.name]);
      await finishAll(data, batch);
    };
    const job = await makeJob({ concurrency: 1, batch: { size: 5, run } });
    for (const n of [1, 2]) await testApp().services.jobs.send(job, { n });

    await startRunner(job);
    await until(() => outcomes.length === 2);

    expect(batches).toEqual([[1, 2]]);
    expect(runs.map(({ n }) => n)).toEqual([1, 2]);
  });

  it("return to their queue when the process stops meanwhile", async () => {
    const run = (_data: readonly object[], { signal }: BatchRun) =>
      new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
    const job = await makeJob({ concurrency: 1, batch: { size: 5, run } });
    for (const n of [1, 2, 3]) await testApp().services.jobs.send(job, { n });

    const runner = await startRunner(job);
    const isTaken = async () =>
      (await testApp().db.query<object[]>(`select from pgboss.job where name = $1 and state = 'active'`, [job.name]))
        .length === 3;
    await until(isTaken);
    await runner.stop(1_000);

    expect([runs, outcomes, await waitingIn(job.name)]).toEqual([[], [], 3]);
  });
});

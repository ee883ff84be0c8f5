import { setTimeout as wait } from "node:timers/promises";
import { User } from "../../features/accounts/users/User";
import { waitingJobs } from "../../testing/app/dueJobs";
import { buildUser } from "../../testing/app/factories";
import {
  testApp,
  runs,
  outcomes,
  workAs,
  makeJob,
  startRunner,
  waitingNumbers,
  useTestJobs,
} from "../../testing/app/testJobs";
import { jobs as limits } from "../limits/jobLimits";
import { boss, deadLetters, jobDatabase, openBoss, queues } from "./queues";
import { RetryError } from "./RetryError";
import { until } from "../../testing/app/until";

useTestJobs();

const send = async (job: ReturnType<typeof makeJob>, ...numbers: number[]) => {
  for (const n of numbers) await testApp().services.jobs.send(job, { n });
};

const refuse = async () => Promise.reject(new Error("no"));

describe("a job", () => {
  it("runs once with its data, soon after it was sent, and leaves nothing behind", async () => {
    const job = makeJob();
    startRunner(job);
    // So that the runner has nothing else to do any more.
    await send(job, 0);
    await until(() => outcomes.length === 1);

    const start = performance.now();
    await send(job, 1);
    await until(() => outcomes.length === 2);

    expect(performance.now() - start).toBeLessThan(limits.pollMs - 500);
    expect(runs).toEqual([0, 1].map((n) => ({ n, attempt: 1 })));
    expect(await openBoss(testApp().db).getQueueSize(job.queue, { before: "failed" })).toBe(0);
  });

  it("is sent with the changes of its transaction, or not at all", async () => {
    const { db, services } = testApp();
    const job = makeJob();
    startRunner(job);
    const change = (n: number) =>
      db.transaction(async (tx) => {
        await services.jobs.send(job, { n }, { tx });
        if (n === 1) throw new Error("undone");
      });

    await expect(change(1)).rejects.toThrow("undone");
    await change(2);
    services.jobs.wake();
    await until(() => outcomes.length > 0);

    expect(runs.map(({ n }) => n)).toEqual([2]);
  });

  it("of another process is found as well", async () => {
    const job = makeJob();
    startRunner(job);
    await wait(200);

    await testApp().db.transaction((tx) => testApp().services.jobs.send(job, { n: 7 }, { tx }));
    await until(() => outcomes.length === 1);

    expect(runs).toEqual([{ n: 7, attempt: 1 }]);
  });

  it("refuses data that it does not take", async () => {
    const job = makeJob();

    await expect(testApp().services.jobs.send(job, { n: "one" } as never)).rejects.toThrow();
    expect(await waitingNumbers(job)).toEqual([]);
  });

  it("is tried again after a failure, and lies among the dead letters after the last one", async () => {
    const job = makeJob({ retry: { limit: 1, delaySeconds: 1 } });
    workAs(refuse);
    startRunner(job);

    await send(job, 7);
    await until(() => outcomes.length === 2);

    expect(outcomes).toEqual(["retried", "dead"]);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    const data = { job: job.name, data: { n: 7 }, error: "no" };
    await until(async () => (await waitingJobs(testApp().db)).length === 1);
    expect(await waitingJobs(testApp().db)).toMatchObject([{ queue: deadLetters, data }]);
  });

  it("waits for its own pause after a failure, and counts its runs further", async () => {
    const job = makeJob({ retry: { limit: 2, delaySeconds: 1, pausesSeconds: [3_600, 7_200] } });
    workAs(refuse);
    startRunner(job);

    await send(job, 1);
    await until(() => outcomes.length > 0);

    const [waiting, ...others] = await testApp().waitingJobs(job.name);
    expect(others).toEqual([]);
    expect(waiting?.runs).toBe(1);
    expect(Math.abs((waiting?.seconds ?? 0) - 3_600)).toBeLessThan(60);
  });

  it("is not tried again when that is pointless", async () => {
    const job = makeJob();
    workAs(async () => Promise.reject(new RetryError(new Error("no"), "never")));
    startRunner(job);

    await send(job, 1);
    await until(() => outcomes.length > 0);

    expect(outcomes).toEqual(["dead"]);
  });

  it("fails when it takes longer than it may", async () => {
    const job = makeJob({ seconds: 1, retry: { limit: 0, delaySeconds: 1 } });
    let signal: AbortSignal | null = null;
    workAs(async (_data, run) => (signal = run.signal) && new Promise(() => undefined));
    startRunner(job);

    await send(job, 1);
    await until(() => outcomes.length > 0);

    expect(outcomes).toEqual(["dead"]);
    expect(signal).toMatchObject({ aborted: true });
  });

  it("that this version does not know is left to another one", async () => {
    const [job, known] = [makeJob(), makeJob()];
    await send(job, 1);
    await send(known, 2);

    startRunner(known);
    await until(() => outcomes.length > 0);

    expect(runs.map(({ n }) => n)).toEqual([2]);
    expect(await waitingNumbers(job)).toEqual([1]);
  });

  it("runs no more often at a time than its queue allows", async () => {
    const job = makeJob();
    let [now, most] = [0, 0];
    workAs(async () => {
      most = Math.max(most, ++now);
      await wait(20);
      now--;
    });
    await send(job, ...Array(12).keys());

    startRunner(job);
    await until(() => outcomes.length === 12);

    expect(most).toBe(queues.standard.atOnce);
    expect(new Set(runs.map(({ n }) => n)).size).toBe(12);
  });

  it("does not wait for those of other queues", async () => {
    const [slow, other] = [makeJob({ queue: "mail" }), makeJob()];
    let open: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => (open = resolve));
    workAs(async ({ n }) => (n > 10 ? undefined : answer));
    await send(slow, 1, 2, 3, 4);

    startRunner(slow, other);
    await until(() => runs.length === queues.mail.atOnce);
    await send(other, 11);
    await until(() => outcomes.length === 1);
    open();
    await until(() => outcomes.length === 5);

    expect(runs[2]).toMatchObject({ n: 11 });
  });

  it("waits for as long as its sender says", async () => {
    const job = makeJob();
    startRunner(job);

    await testApp().services.jobs.send(job, { n: 1 }, { afterSeconds: 600 });
    await wait(200);

    expect([runs, await waitingNumbers(job)]).toEqual([[], [1]]);
  });

  it("changes the database exactly once when it finishes in the transaction of its changes", async () => {
    const { db } = testApp();
    const user = await buildUser(db, { tokenVersion: 0 });
    const job = makeJob({ retry: { limit: 3, delaySeconds: 1 } });
    workAs(async (_data, run) => {
      const change = (isCut: boolean) =>
        db.transaction(async (tx) => {
          await tx.increment(User, { id: user.id }, "tokenVersion", 1);
          await run.finishIn(tx);
          if (isCut) throw new Error("lost before the commit");
        });
      await change(run.attempt === 1);
      await change(false);
    });
    startRunner(job);

    await send(job, 1);
    await until(() => outcomes.length === 2);
    await wait(200);

    expect((await db.findOneByOrFail(User, { id: user.id })).tokenVersion).toBe(1);
    expect(await waitingNumbers(job)).toEqual([]);
  });

  it("of a process that was killed runs again after its time", async () => {
    const { db } = testApp();
    const job = makeJob({ seconds: -4, retry: { limit: 2, delaySeconds: 1 } });
    await send(job, 1);
    await boss.fetch(job.queue, { db: jobDatabase(db) });
    await wait(1_500);

    startRunner({ ...job, seconds: 5 });
    await until(() => outcomes.length > 0);

    expect(runs).toEqual([{ n: 1, attempt: 2 }]);
  });
});

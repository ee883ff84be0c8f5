import { setTimeout as wait } from "node:timers/promises";
import { User } from "../../features/accounts/User";
import { buildUser } from "../../testing/factories";
import { deadLetters } from "./jobSql";
import { testApp, runs, outcomes, workAs, makeJob, startRunner, until, waitingIn } from "../../testing/testJobs";

describe("a job", () => {
  it("runs once with its data, soon after it was sent, and leaves nothing behind", async () => {
    const job = await makeJob();
    await startRunner(job);
    await wait(100);

    const start = performance.now();
    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => outcomes.length > 0);

    expect(performance.now() - start).toBeLessThan(1_500);
    expect(runs).toEqual([{ n: 1, attempt: 1 }]);
    expect(await waitingIn(job.name)).toBe(0);
  });

  it("is sent with the changes of its transaction, or not at all", async () => {
    const { db, services } = testApp();
    const job = await makeJob();
    await startRunner(job);
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

  it("refuses data that it does not take", async () => {
    const job = await makeJob();

    await expect(testApp().services.jobs.send(job, { n: "one" } as never)).rejects.toThrow();
    expect(await waitingIn(job.name)).toBe(0);
  });

  it("is tried again after a failure, and lies among the dead letters after the last one", async () => {
    const before = await waitingIn(deadLetters);
    const job = await makeJob({ retry: { limit: 1, delaySeconds: 1 } });
    workAs(async () => Promise.reject(new Error("no")));
    await startRunner(job);

    await testApp().services.jobs.send(job, { n: 7 });
    await until(() => outcomes.length === 2);

    expect(outcomes).toEqual(["retried", "dead"]);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await waitingIn(deadLetters)).toBe(before + 1);
    const [letter] = await testApp().db.query<{ data: unknown }[]>(
      `select data from pgboss.job where name = $1 order by created_on desc limit 1`,
      [deadLetters],
    );
    expect(letter?.data).toEqual({ job: job.name, data: { n: 7 } });
  });

  it("waits for its own pause after a failure, but not after its process was killed", async () => {
    const { db, services } = testApp();
    const job = await makeJob({ retry: { limit: 2, delaySeconds: 1, pausesSeconds: [3_600, 7_200] } });
    const rowsOf = () =>
      db.query<{ tries: number; waits: boolean }[]>(
        `select retry_count as tries, start_after > now() + interval '59 min' as waits from pgboss.job where name = $1`,
        [job.name],
      );
    await services.jobs.send(job, { n: 1 });
    // As a process leaves it that was killed in the middle of the run, long ago.
    await db.query(`update pgboss.job set state = 'active', started_on = now() - interval '1 h' where name = $1`, [
      job.name,
    ]);

    workAs(async () => Promise.reject(new Error("no")));
    await startRunner(job, false);
    await until(() => outcomes.length > 0);

    expect(runs).toEqual([{ n: 1, attempt: 2 }]);
    expect(await rowsOf()).toEqual([{ tries: 1, waits: true }]);
  });

  it("fails when it takes longer than it may", async () => {
    const job = await makeJob({ seconds: 1, retry: { limit: 0, delaySeconds: 1 } });
    let signal: AbortSignal | null = null;
    workAs(async (_data, run) => (signal = run.signal) && new Promise(() => undefined));
    await startRunner(job);

    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => outcomes.length > 0);

    expect(outcomes).toEqual(["dead"]);
    expect(signal).toMatchObject({ aborted: true });
  });

  it("runs no more often at a time than it allows", async () => {
    const job = await makeJob({ concurrency: 3 });
    let [now, most] = [0, 0];
    workAs(async () => {
      most = Math.max(most, ++now);
      await wait(20);
      now--;
    });
    for (let n = 0; n < 12; n++) await testApp().services.jobs.send(job, { n });

    await startRunner(job);
    await until(() => outcomes.length === 12);

    expect(most).toBe(3);
    expect(new Set(runs.map(({ n }) => n)).size).toBe(12);
  });

  it("shares the room of those that wait for the same thing, and leaves the rest to others", async () => {
    const share = { name: "outside", atOnce: 3 };
    const [first, second, other] = [await makeJob({ share }), await makeJob({ share }), await makeJob()];
    let [now, most] = [0, 0];
    let open: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => (open = resolve));
    workAs(async ({ n }) => {
      if (n > 10) return;
      most = Math.max(most, ++now);
      await answer;
      now--;
    });
    for (const n of [1, 2, 3, 4]) for (const job of [first, second]) await testApp().services.jobs.send(job, { n });

    await startRunner([first, second, other]);
    await until(() => now === 3);
    await testApp().services.jobs.send(other, { n: 11 });
    await until(() => outcomes.length === 1);
    open();
    await until(() => outcomes.length === 9);

    expect(most).toBe(3);
  });

  it("waits for as long as its sender says", async () => {
    const job = await makeJob();
    await startRunner(job);

    await testApp().services.jobs.send(job, { n: 1 }, { afterSeconds: 600 });
    await wait(200);

    expect([runs, await waitingIn(job.name)]).toEqual([[], 1]);
  });

  it("changes the database exactly once when it finishes in the transaction of its changes", async () => {
    const { db, services } = testApp();
    const user = await buildUser(db, { tokenVersion: 0 });
    const job = await makeJob({ retry: { limit: 3, delaySeconds: 1 } });
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
    await startRunner(job);

    await services.jobs.send(job, { n: 1 });
    await until(() => outcomes.length === 2);
    await wait(200);

    expect((await db.findOneByOrFail(User, { id: user.id })).tokenVersion).toBe(1);
    expect(await waitingIn(job.name)).toBe(0);
  });
});

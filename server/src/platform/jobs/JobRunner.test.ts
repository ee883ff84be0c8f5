import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { testApp, runs, outcomes, workAs, makeJob, startRunner, until, waitingIn } from "../../testing/testJobs";

interface Pool {
  query(...args: unknown[]): Promise<unknown>;
}

describe("a runner of jobs that stops", () => {
  it("waits for a job that runs, and takes no other", async () => {
    const job = await makeJob({ concurrency: 1 });
    let isEnded = false;
    workAs(async () => {
      await wait(300);
      isEnded = true;
    });
    const runner = await startRunner(job);
    for (const n of [1, 2]) await testApp().services.jobs.send(job, { n });
    await until(() => runs.length === 1);

    await runner.stop(5_000);

    expect(isEnded).toBe(true);
    expect([runs.length, await waitingIn(job.name)]).toEqual([1, 1]);
  });

  it("gives back what takes too long: another runner runs it, as if it had not begun", async () => {
    const job = await makeJob({ retry: { limit: 0, delaySeconds: 1 } });
    workAs(() => new Promise(() => undefined));
    const runner = await startRunner(job);
    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => runs.length === 1);

    await runner.stop(100);
    workAs(async () => undefined);
    await startRunner(job);
    await until(() => outcomes.length > 0);

    expect(outcomes).toEqual(["done"]);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });
});

describe("a runner of jobs that stops while pg-boss looks for its own jobs", () => {
  afterEach(() => jest.restoreAllMocks());

  it("leaves no timer running, so that the process can end", async () => {
    const job = await makeJob();
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    const { master: pool } = testApp().db.dataSource.driver as unknown as { master: Pool };
    const query = pool.query.bind(pool);
    const slowly = jest.spyOn(pool, "query").mockImplementation(async (...args: unknown[]) => {
      if (String(args[0]).includes("SKIP LOCKED")) await wait(1_000);
      return query(...args);
    });

    const runner = await startRunner(job);
    await runner.stop(1_000);
    await new Promise((resolve) => setImmediate(resolve));

    expect(slowly.mock.calls.map(([sql]) => String(sql)).join()).toContain("SKIP LOCKED");
    expect(timers()).toBe(before);
  });
});

describe("a runner of jobs without its database", () => {
  it("stops all the same, so that the process can end", async () => {
    const job = await makeJob();
    workAs(() => new Promise(() => undefined));
    const runner = await startRunner(job);
    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => runs.length === 1);
    await testApp().db.query("alter schema pgboss rename to away");

    const end = await runner.stop(100).then(
      () => "stopped",
      () => "rejected",
    );
    await testApp().db.query("alter schema away rename to pgboss");

    expect(end).toBe("stopped");
  });
});

describe("a schedule", () => {
  it("sends its job from one process of all that run", async () => {
    const job = await makeJob({ schedule: "* * * * *" });
    workAs(async () => undefined);
    const scheduled = { ...job, schema: z.object({}) as never };
    await testApp().db.query("update pgboss.version set cron_on = null");
    await startRunner(scheduled, false);
    await startRunner(scheduled, false);

    await until(() => outcomes.length > 0);
    await wait(1_000);

    expect(outcomes).toEqual(["done"]);
  });
});

import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
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
import { waitingJobs } from "../../testing/app/dueJobs";
import { jobs as limits } from "../limits/jobLimits";
import { openBoss } from "./queues";
import { sendScheduled } from "./schedules";
import { until } from "../../testing/app/until";

useTestJobs();

describe("a runner of jobs that stops", () => {
  it("waits for a job that runs, and takes no other", async () => {
    const job = makeJob({ queue: "books" });
    let isEnded = false;
    workAs(async () => {
      await wait(300);
      isEnded = true;
    });
    const runner = startRunner(job);
    for (const n of [1, 2]) await testApp().services.jobs.send(job, { n });
    await until(() => runs.length === 1);

    await runner.stop(5_000);

    expect(isEnded).toBe(true);
    expect([runs.length, await waitingNumbers(job)]).toEqual([1, [2]]);
  });

  it("gives back what takes too long: another runner runs it, as if it had not begun", async () => {
    const job = makeJob({ retry: { limit: 0, delaySeconds: 1 } });
    workAs(() => new Promise(() => undefined));
    const runner = startRunner(job);
    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => runs.length === 1);

    await runner.stop(100);
    workAs(async () => undefined);
    startRunner(job);
    await until(() => outcomes.length > 0);

    expect(outcomes).toEqual(["done"]);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });

  it("leaves no timer running, so that the process can end", async () => {
    const job = makeJob();
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();

    const runner = startRunner(job);
    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => outcomes.length === 1);
    await runner.stop(1_000);
    await new Promise((resolve) => setImmediate(resolve));

    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe("a runner of jobs without its database", () => {
  it("stops all the same, so that the process can end", async () => {
    const job = makeJob();
    workAs(() => new Promise(() => undefined));
    const runner = startRunner(job);
    await testApp().services.jobs.send(job, { n: 1 });
    await until(() => runs.length === 1);
    const transaction = vi.spyOn(testApp().db, "transaction").mockRejectedValue(new Error("away"));

    const end = await runner.stop(100).then(
      () => "stopped",
      () => "rejected",
    );

    expect(transaction).toHaveBeenCalled();
    transaction.mockRestore();
    expect(end).toBe("stopped");
  });
});

describe("events that follow each other closely", () => {
  it("become jobs together, so that a burst takes few statements", async () => {
    const { jobs, db } = testApp().services;
    const relay = vi.spyOn(db.access.outbox, "relay");
    startRunner(makeJob());
    await until(() => relay.mock.calls.length > 0);
    const start = performance.now();

    for (let event = 0; event < 100; event++) {
      jobs.wake("outbox");
      await wait(1);
    }

    const pauses = (performance.now() - start) / limits.gatherMs;
    expect(relay.mock.calls.length).toBeGreaterThan(1);
    expect(relay.mock.calls.length).toBeLessThanOrEqual(pauses + 2);
  });
});

describe("a schedule", () => {
  const schema = z.object({}) as never;

  it("sends its job from one process of all that run", async () => {
    const job = { ...makeJob({ schedule: "* * * * *" }), schema };
    workAs(async () => undefined);
    startRunner(job);
    startRunner(job);

    await until(() => outcomes.length > 0);
    await wait(1_000);

    expect(outcomes).toEqual(["done"]);
  });

  it("counts in UTC, sends once for each of its times, and leaves out what is long over", async () => {
    const { db } = testApp();
    const job = { ...makeJob({ schedule: "30 4 * * *" }), schema };
    const count = async () => (await waitingJobs(db)).length;

    await sendScheduled(db, [job], new Date("2026-03-29T04:29:59Z"));
    expect(await count()).toBe(0);
    for (const time of ["04:30:10", "04:30:30", "04:30:50"])
      await sendScheduled(db, [job], new Date(`2026-03-29T${time}Z`));
    expect(await count()).toBe(1);
    await sendScheduled(db, [job], new Date("2026-03-29T05:30:10Z"));
    expect(await count()).toBe(1);
    await sendScheduled(db, [job], new Date("2026-03-30T04:30:10Z"));
    expect(await count()).toBe(2);
  });

  it("does not send again what has run", async () => {
    const { db, runJobs } = { db: testApp().db, runJobs: () => until(() => outcomes.length > 0) };
    const job = { ...makeJob({ schedule: "30 4 * * *" }), schema };
    await sendScheduled(db, [job], new Date("2026-03-29T04:30:10Z"));
    startRunner({ ...job, schedule: "30 4 29 2 1" });
    await runJobs();

    await sendScheduled(db, [job], new Date("2026-03-29T04:30:30Z"));

    expect(await waitingJobs(db)).toEqual([]);
    expect(await openBoss(db).getQueueSize("standard")).toBe(0);
  });
});

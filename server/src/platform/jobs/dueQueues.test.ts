import { setTimeout as wait } from "node:timers/promises";
import { makeJob, outcomes, runs, startRunner, testApp, until, workAs } from "../../testing/testJobs";
import { explain } from "../../testing/plans";
import { insertJobs, takeJobs } from "./jobSql";

/** The statement that scans all queues. */
const scan = "unnest($1::text[]) as queue";

const countScans = () => testApp().counter.statements.filter((statement) => statement.includes(scan)).length;

/** Stores jobs as another process does: nothing says so to this one. */
const storeSilently = (name: string, numbers: number[]) =>
  testApp().db.transaction((tx) =>
    insertJobs(
      tx,
      numbers.map((n) => ({ job: name, data: { n } })),
    ),
  );

describe("the queues of a runner", () => {
  it("are not all scanned for each job of one that is busy", async () => {
    const [busy, quiet] = [await makeJob({ concurrency: 2 }), await makeJob()];
    // One runs until all others have run, so that the runner is never without work.
    workAs(async ({ n }) => (n === 0 ? until(() => outcomes.length === 39) : undefined));
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    await storeSilently(busy.name, numbers);
    const before = countScans();

    await startRunner([busy, quiet]);
    await until(() => outcomes.length === 40);

    expect(runs.map(({ n }) => n).sort((a, b) => a - b)).toEqual(numbers);
    expect(countScans() - before).toBeLessThanOrEqual(4);
  });

  it("are asked at once for jobs that this process sends, while others run", async () => {
    const [slow, sent] = [await makeJob(), await makeJob()];
    let finish: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (finish = resolve));
    workAs(({ n }) => (n === 1 ? end : Promise.resolve()));
    await startRunner([slow, sent]);
    await testApp().services.jobs.send(slow, { n: 1 });
    await until(() => runs.length === 1);
    const before = countScans();

    const start = performance.now();
    await testApp().services.jobs.send(sent, { n: 2 });
    await until(() => outcomes.length === 1);
    const [scans, took] = [countScans() - before, performance.now() - start];
    finish();

    expect(scans).toBeLessThanOrEqual(1);
    expect(took).toBeLessThan(1_500);
  });

  it("are scanned soon after a job that may have stored others", async () => {
    const [first, next] = [await makeJob(), await makeJob()];
    workAs(async ({ n }) => (n === 1 ? storeSilently(next.name, [2]) : undefined));
    await startRunner([first, next]);
    await wait(150);

    const start = performance.now();
    await testApp().services.jobs.send(first, { n: 1 });
    await until(() => outcomes.length === 2);

    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it("are scanned regularly, for jobs of other processes", async () => {
    const [first, second] = [await makeJob(), await makeJob()];
    await startRunner([first, second]);
    await wait(200);

    await storeSilently(second.name, [7]);
    await until(() => outcomes.length === 1);

    expect(runs).toEqual([{ n: 7, attempt: 1 }]);
  });
});

describe("taking jobs from a long queue", () => {
  it("reads few of those that wait, those that have been due for longest", async () => {
    const job = await makeJob();
    const { db, counter } = testApp();
    // As after an autovacuum of an empty queue: the planner knows nothing of the jobs to come.
    await takeJobs(db, job.name, 2);
    const statement = counter.statements.at(-1) ?? "";
    await db.query(
      `insert into pgboss.job (name, data, start_after, created_on)
       select $1::text, jsonb_build_object('job', $1::text, 'data', jsonb_build_object('n', n)), now() - n * interval '1 s', now()
       from generate_series(1, 20000) n`,
      [job.name],
    );

    // This takes two of them, too.
    const plan = await explain(testApp(), statement, [`'${job.name}'`, "2"], "force_custom_plan");
    const taken = await takeJobs(db, job.name, 2);

    const read = [...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(...read)).toBeLessThanOrEqual(10);
    expect(taken.map(({ data }) => (data.data as { n: number }).n).sort()).toEqual([19_997, 19_998]);
  });
});

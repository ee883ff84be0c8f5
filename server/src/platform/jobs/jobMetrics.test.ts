import { Registry } from "prom-client";
import type { EntityManager } from "typeorm";
import { useTestApp } from "../../testing/app/harness";
import { defineJob, noData } from "./defineJob";
import { observeJobs } from "./jobMetrics";

const testApp = useTestApp();
const job = defineJob({ name: "measured", schema: noData, run: async () => undefined });

const valueOf = (text: string, sample: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length));
};
const oldest = (queue: string) => `jobs_oldest_due_seconds{queue="${queue}"}`;

describe("the metrics of jobs", () => {
  afterEach(() => testApp().clearJobs());

  it("count runs by job and outcome, and what waits by queue", async () => {
    const { db, services } = testApp();
    const registry = new Registry();
    const onOutcome = observeJobs(registry, db);

    await services.jobs.send(job, {});
    onOutcome(job, "done", 0.2);
    onOutcome(job, "dead", 3);
    const text = await registry.metrics();

    expect(text).toContain('job_duration_seconds_count{job="measured",outcome="done"} 1');
    expect(text).toContain('job_duration_seconds_count{job="measured",outcome="dead"} 1');
    expect(text).toContain('jobs_waiting{queue="standard"} 1');
    expect(text).toContain('jobs_waiting{queue="dead-letters"} 0');
  });

  it("P4 say how long the oldest job waits that could run, and leave it there", async () => {
    const { db, services } = testApp();
    const registry = new Registry();
    observeJobs(registry, db);

    await services.jobs.send(job, {}, { afterSeconds: 3_600 });
    const onlyLater = await registry.metrics();
    await services.jobs.send(job, {});
    await services.jobs.send(job, {});
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await registry.metrics();
    const text = await registry.metrics();

    expect(valueOf(onlyLater, oldest("standard"))).toBe(0);
    expect(valueOf(text, oldest("standard"))).toBeGreaterThan(1);
    expect(valueOf(text, oldest("standard"))).toBeLessThan(60);
    expect(valueOf(text, oldest("mail"))).toBe(0);
    expect(await testApp().waitingJobs("measured")).toMatchObject([{ runs: 0 }, { runs: 0 }, { runs: 0 }]);
  });

  it("P4 say how many events are not yet jobs, and since when the same one is the oldest", async () => {
    const { db } = testApp();
    const registry = new Registry();
    observeJobs(registry, db);
    const read = async () => valueOf(await registry.metrics(), oldest("outbox"));
    const publish = () => db.query(`insert into outbox (kind, data) values ('unknown', '{}')`);

    const before = await read();
    await publish();
    await read();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await publish();
    const stuck = await read();
    expect(valueOf(await registry.metrics(), 'jobs_waiting{queue="outbox"}')).toBe(2);
    await db.query("delete from outbox where id = (select min(id) from outbox)");

    expect(before).toBe(0);
    expect(stuck).toBeGreaterThan(0.25);
    expect(await read()).toBeLessThan(0.1);
  });

  it("are absent while the database does not answer, instead of saying that nothing waits", async () => {
    const { dataSource } = testApp().db;
    const broken = { dataSource, query: () => Promise.reject(new Error("gone")), transaction: () => undefined };
    const registry = new Registry();
    observeJobs(registry, broken as unknown as EntityManager);

    const text = await registry.metrics();

    expect(text).toContain("# TYPE jobs_waiting gauge");
    expect(text).not.toMatch(/^jobs_/m);
  });
});

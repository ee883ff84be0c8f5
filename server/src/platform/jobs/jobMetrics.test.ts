import { Registry } from "prom-client";
import { useTestApp } from "../../testing/app/harness";
import { defineJob, noData } from "./defineJob";
import { observeJobs } from "./jobMetrics";

const testApp = useTestApp();

describe("the metrics of jobs", () => {
  it("count runs by job and outcome, and what waits by queue", async () => {
    const { db, services } = testApp();
    const job = defineJob({ name: "measured", schema: noData, run: async () => undefined });
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
});

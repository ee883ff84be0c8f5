import { setTimeout as wait } from "node:timers/promises";
import { log, makeServices, schemas, testApp, useTestEvents } from "../../testing/app/testEvents";
import { until } from "../../testing/app/until";
import { defineJob } from "../jobs/defineJob";
import { JobRunner } from "../jobs/JobRunner";
import { jobs as limits } from "../limits/jobLimits";
import { delivered } from "./events";
import { onEvent } from "./onEvent";

useTestEvents();

const count = 1_700;

const storeMany = `
  insert into outbox (kind, data)
  select 'postAdded', jsonb_build_object('postId', gen_random_uuid(), 'authorId', gen_random_uuid())
  from generate_series(1, ${count})`;

const countStored = async () => Number((await testApp().db.query("select count(*) as n from outbox"))[0].n);

/** A runner with one subscriber, which waits for `release`, and what that has heard of. */
function startSlowRunner() {
  const heard: string[] = [];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const job = defineJob({
    name: "on-postAdded-slowly",
    schema: delivered(schemas.postAdded!),
    run: async (_services, { eventId }) => {
      await released;
      heard.push(eventId);
    },
  });
  const subscription = onEvent("postAdded", job as never);
  const runner = new JobRunner({ services: makeServices([subscription]), jobs: [subscription.job], log });
  runner.start();
  return { heard, release, runner };
}

describe("more events than their jobs can follow", () => {
  it("wait in the outbox, because each fetch sorts all jobs, and are all delivered once", async () => {
    await testApp().clearJobs();
    await testApp().db.query(storeMany);

    const { heard, release, runner } = startSlowRunner();
    const kept = count - limits.relayedAhead - limits.movedAtOnce;
    await until(async () => (await countStored()) === kept);
    await wait(4 * limits.gatherMs);
    expect(await countStored()).toBe(kept);
    release();
    await until(() => heard.length >= count);
    await runner.stop(1_000);

    expect(await countStored()).toBe(0);
    expect(new Set(heard).size).toBe(count);
    expect(heard).toHaveLength(count);
  });
});

import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { unavailable } from "../../errors";
import type { User } from "../../features/accounts/users/User";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { actsOf } from "../../testing/calls/runTestAct";
import { restCall } from "../../testing/calls/restCall";
import { defineJob } from "../jobs/defineJob";
import { JobRunner } from "../jobs/JobRunner";
import { StoredSettings } from "./StoredSettings";
import { parts } from "../parts";
import { isReadOnly } from "./readOnly";

const testApp = useTestApp();
const act = actsOf(testApp);
const rest = restCall(testApp);

describe("P1 settings that change while the site runs", () => {
  it("are seen here at once, and by a process that heard nothing of them when it reads again", async () => {
    const { services } = testApp();
    const other = new StoredSettings(services.db, services.events, parts().settings);
    expect(other.get("registrations")).toBe("OPEN");

    await act("site.registrations", { state: "closed" });

    expect(services.settings.get("registrations")).toBe("CLOSED");
    await other.refresh();
    expect(other.get("registrations")).toBe("CLOSED");
    await act("site.registrations", { state: "open" });
  });

  it("keep their first value where what is stored is not known", async () => {
    const { services, db } = testApp();
    await db.query(`insert into site_settings (name, value) values ('registrations', '"FRIDAYS"')
      on conflict (name) do update set value = excluded.value`);
    await services.settings.refresh();

    expect(services.settings.get("registrations")).toBe("OPEN");
  });
});

describe("P1 a site that can only be read", () => {
  const post = (as: User) => rest("POST /api/posts", { as, body: { text: "Hello" } });

  it("answers reads, refuses writes with 503 over both edges, and goes on after it", async () => {
    const ada = await buildUser(testApp().db);
    await rest("GET /api/posts", { as: ada });
    await act("site.read-only", { state: "on" });

    const refused = await post(ada);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "30"]);
    const { data, errors } = await testApp().graphql(
      `mutation { createPost(input: { text: "x" }) { id } }`,
      {},
      { as: ada },
    );
    expect([data?.createPost ?? null, errors?.[0]?.extensions.code]).toEqual([null, "UNAVAILABLE"]);
    expect(errors?.[0]?.message).toContain("can only be read");
    expect((await rest("GET /api/posts", { as: ada })).status).toBe(200);
    await expect(act("member.rename", { who: ada.id, name: "Eve" })).rejects.toThrow("can only be read");

    await act("site.read-only", { state: "off" });
    expect((await post(ada)).status).toBe(200);
  });

  it("has no errors in its figures for what it refuses, but those of others", async () => {
    const { sessions, counts } = testApp().services;
    const add = vi.spyOn(counts, "add");
    const ada = await buildUser(testApp().db);
    await rest("GET /api/posts", { as: ada });
    await act("site.read-only", { state: "on" });

    expect((await post(ada)).status).toBe(503);
    await testApp().graphql(`mutation { createPost(input: { text: "x" }) { id } }`, {}, { as: ada });
    const errors = () => add.mock.calls.filter(([name]) => name === "errors").length;
    expect(errors()).toBe(0);
    const token = testApp().tokenOf(ada);
    const failing = vi.spyOn(sessions, "find").mockRejectedValue(unavailable());
    expect((await testApp().request({ method: "GET", url: "/api/posts" }, { token })).statusCode).toBe(503);
    expect(errors()).toBe(1);

    failing.mockRestore();
    add.mockRestore();
    await act("site.read-only", { state: "off" });
  });

  it("runs no jobs, and those that waited after it", async () => {
    const { services } = testApp();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const ran: string[] = [];
    const job = defineJob({
      name: "noted",
      schema: z.object({ text: z.string() }),
      run: async (_, { text }) => void ran.push(text),
    });
    const runner = new JobRunner({ services, jobs: [job], log });
    await act("site.read-only", { state: "on" });
    runner.start();
    await services.jobs.send(job, { text: "waits" });
    await wait(300);
    expect(ran).toEqual([]);
    await runner.settled();

    await act("site.read-only", { state: "off" });
    await vi.waitFor(() => expect(ran).toEqual(["waits"]), 10_000);
    await runner.stop(5_000);
  });

  it("ends by itself when its time is over", async () => {
    const { settings } = testApp().services;
    await act("site.read-only", { state: "on", for: "30s" });

    expect([isReadOnly(settings), isReadOnly(settings, Date.now() + 31_000)]).toEqual([true, false]);
    await act("site.read-only", { state: "off" });
  });

  it("is only tried by a dry run", async () => {
    const { settings } = testApp().services;

    expect((await act("site.read-only", { state: "on" }, true)).said).toContain("can only be read");

    await settings.refresh();
    expect(isReadOnly(settings)).toBe(false);
  });
});

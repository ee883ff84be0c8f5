import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { QueryFailedError } from "typeorm";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";

interface Line {
  event: string;
  level: number;
  cause?: string;
  suppressed?: number;
  err?: { message: string };
}

const lines: Line[] = [];
const logger = pino(
  { level: "trace", base: null },
  new Writable({ write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk)) as Line), done()) }),
);
const testApp = useTestApp({ deps: { logger } });

const failure = (code: string, message: string) =>
  new QueryFailedError("select 1", [], Object.assign(new Error(message), { code }));
const about = (cause: string) => lines.filter((line) => line.event === "request.unavailable" && line.cause === cause);

/** All requests of a member fail with this error. */
async function failWith(error: Error, request: () => Promise<unknown>) {
  const spy = vi.spyOn(testApp().services.sessions, "find").mockRejectedValue(error);
  await request().finally(() => spy.mockRestore());
}

describe("N32 a 503", () => {
  it("has its cause in the log once a second, with the number of those in between, and in the metrics", async () => {
    const as = await buildUser(testApp().db);
    const token = testApp().tokenOf(as);
    const ask = () =>
      Promise.all(Array.from({ length: 20 }, () => testApp().request({ method: "GET", url: "/api/posts" }, { token })));

    await failWith(failure("57P01", "terminating connection"), async () => {
      for (const { statusCode } of await ask()) expect(statusCode).toBe(503);
    });
    const first = about("database: 57P01");
    await wait(1_100);

    expect(first).toMatchObject([
      { level: 50, requestId: expect.any(String), err: { message: expect.stringContaining("terminating") } },
    ]);
    expect(about("database: 57P01")).toMatchObject([{}, { suppressed: 19 }]);
    expect(await testApp().app.metrics.registry.metrics()).toContain('unavailable_total{cause="database: 57P01"} 20');
  });

  it.each([
    ["GraphQL", (token: string) => testApp().graphql("{ me { id } }", {}, { token })],
    ["a live connection", async (token: string) => new LiveClient(await listen(testApp()), token).closed],
  ])("has it over %s, too", async (edge, ask) => {
    const token = testApp().tokenOf(await buildUser(testApp().db));
    const code = edge === "GraphQL" ? "08006" : "08003";
    const { sessions } = testApp().services;
    const spy = vi.spyOn(sessions, "findForConnection").mockRejectedValue(failure(code, "gone"));

    await failWith(failure(code, "gone"), () => ask(token));
    spy.mockRestore();

    expect(about(`database: ${code}`)).toMatchObject([{ err: { message: expect.stringContaining("gone") } }]);
  });

  it("of a full disk is what readiness reports, while reads go on", async () => {
    const token = testApp().tokenOf(await buildUser(testApp().db));
    const ready = async () => (await testApp().request({ method: "GET", url: "/health/ready" })).json<object>();

    const before = await ready();
    // Half a minute ago, so that the failure is over when the clock is right again.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() - 31_000);
    await failWith(failure("53100", "could not extend file: No space left on device"), () =>
      testApp().request({ method: "GET", url: "/api/posts" }, { token }),
    );

    expect(before).toMatchObject({ status: "ok" });
    expect(await ready()).toMatchObject({ status: "degraded", failing: ["database: disk full"] });
    expect(about("database: disk full")).toHaveLength(1);

    clock.mockRestore();
    expect(await ready()).toMatchObject({ status: "ok" });
  });
});

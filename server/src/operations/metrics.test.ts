import { buildUser } from "../testing/factories";
import { useTestApp } from "../testing/harness";
import { Metrics } from "./Metrics";
import { operationMetrics, operationObserver } from "./operationMetrics";

describe("/metrics", () => {
  const app = useTestApp();
  const scrape = async (headers = {}, remoteAddress = "127.0.0.1") =>
    app().http.inject({ url: "/metrics", headers, remoteAddress });

  it("speaks Prometheus' language", async () => {
    const answer = await scrape();

    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const name of [
      "process_cpu_seconds_total",
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_seconds",
      "event_loop_longest_stall_seconds",
      "live_sockets 0",
      "live_listeners 2",
      'database_connections{state="idle"}',
    ]) {
      expect(answer.body).toContain(name);
    }
  });

  it("counts requests by their route, never by the ids in their address", async () => {
    const user = await buildUser(app().db);
    await app().http.inject(`/avatars/${user.id}`);
    await app().http.inject("/api/no/such/thing");

    const { body } = await scrape();

    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/avatars/:id",status="200"} 1');
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 1/);
    expect(body).not.toContain(user.id);
  });

  it("counts operations by name, type and how they ended", async () => {
    const member = await buildUser(app().db);
    await app().graphql("query WhoAmI { me { name } }", {}, { as: member });
    await app().graphql('mutation Post { createPost(input: {text: "Hello"}) { id } }');
    await app().graphql("{ __typename }");
    await app().graphql("{ nothing }");

    const { body } = await scrape();

    const counted = (operation: string, type: string, outcome: string) =>
      `graphql_operation_duration_seconds_count{operation="${operation}",type="${type}",outcome="${outcome}"} 1`;
    expect(body).toContain(counted("WhoAmI", "query", "ok"));
    expect(body).toContain(counted("Post", "mutation", "UNAUTHENTICATED"));
    expect(body).toContain(counted("anonymous", "query", "ok"));
    expect(body).toContain(counted("anonymous", "none", "BAD_USER_INPUT"));
  });

  it("does not exist for the outside world", async () => {
    expect((await scrape({}, "203.0.113.9")).statusCode).toBe(404);
    expect((await scrape({}, "2001:db8::1")).statusCode).toBe(404);
    expect((await scrape({ "x-forwarded-for": "127.0.0.1" })).statusCode).toBe(404);
    expect((await scrape({ forwarded: "for=127.0.0.1" })).statusCode).toBe(404);
  });

  it.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.18.0.5", "192.168.1.1", "fd00::1"])(
    "is open to a neighbour (%s)",
    async (address) => {
      expect((await scrape({}, address)).statusCode).toBe(200);
    },
  );
});

describe("operationMetrics", () => {
  const app = useTestApp();

  it("keeps no more names than it needs, whatever clients call their operations", async () => {
    const metrics = new Metrics({ db: app().db, countLiveSockets: () => 0, countLiveListeners: () => 0 });
    const plugin = operationMetrics(operationObserver(metrics));

    for (let n = 0; n < 1_000; n++) {
      const listener = await plugin.requestDidStart?.({ contextValue: {} } as never);
      await listener?.willSendResponse?.({
        operation: { operation: "query", name: { value: `Invented${n}` } },
        response: { body: { kind: "single", singleResult: {} } },
      } as never);
    }

    const body = await metrics.registry.metrics();
    const names = new Set([...body.matchAll(/operation="(\w+)"/g)].map(([, name]) => name));
    expect(names.size).toBe(201);
    expect(body).toContain('graphql_operation_duration_seconds_count{operation="other",type="query",outcome="ok"} 800');
    metrics.close();
  });
});

describe("operationMetrics of an operation that was begun elsewhere", () => {
  it("counts from its beginning", async () => {
    const ends: { seconds: number }[] = [];
    const plugin = operationMetrics((end) => ends.push(end));
    const begun = { start: performance.now() - 5_000 };

    const listener = await plugin.requestDidStart?.({ contextValue: { begun } } as never);
    await listener?.willSendResponse?.({ response: { body: { kind: "single", singleResult: {} } } } as never);

    expect(ends[0]?.seconds).toBeGreaterThanOrEqual(5);
  });
});

describe("the longest stall of the event loop", () => {
  const app = useTestApp();

  it("is seen, though it was a single one, and told once", async () => {
    const metrics = new Metrics({ db: app().db, countLiveSockets: () => 0, countLiveListeners: () => 0 });
    const read = async () => {
      const { values } = (await metrics.registry.getSingleMetric("event_loop_longest_stall_seconds")?.get()) ?? {
        values: [],
      };
      return values[0]?.value ?? Number.NaN;
    };
    await read();
    const until = performance.now() + 300;
    while (performance.now() < until);

    expect(await read()).toBeGreaterThan(0.2);
    expect(await read()).toBeLessThan(0.2);
    metrics.close();
  });
});

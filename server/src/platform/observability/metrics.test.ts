import { networkInterfaces } from "node:os";
import { getOperationAST, parse } from "graphql";
import type { EntityManager } from "typeorm";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Metrics } from "./Metrics";
import { serveMetrics } from "./metricsServer";
import { operationObserver } from "./operationMetrics";

describe("/metrics", () => {
  const app = useTestApp();
  const scrape = async () => {
    const { registry } = app().app.metrics;
    return { headers: { "content-type": registry.contentType }, body: await registry.metrics() };
  };

  it("speaks Prometheus' language", async () => {
    const answer = await scrape();

    expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const name of [
      "process_cpu_seconds_total",
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_seconds",
      "event_loop_longest_stall_seconds",
      "live_sockets 0",
      "live_listeners 4",
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
    expect(body).toContain(counted("anonymous", "none", "GRAPHQL_VALIDATION_FAILED"));
  });

  it("M20 does not exist on the service's own port, for anyone", async () => {
    for (const address of ["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.18.0.5", "203.0.113.9"]) {
      expect((await app().http.inject({ url: "/metrics", remoteAddress: address })).statusCode).toBe(404);
    }
  });

  it("M20 answers on a port of its own on loopback, and to nobody who comes by another address", async () => {
    const served = await serveMetrics(app().app.metrics.registry, { host: "127.0.0.1", port: 0 });
    const { port } = new URL(served.url);

    const own = await fetch(served.url);
    const other = await fetch(`http://127.0.0.1:${port}/`);
    const refusals = await Promise.all(
      outerAddresses().map((address) =>
        fetch(`http://${address}:${port}/metrics`).then(
          () => address,
          () => null,
        ),
      ),
    );
    await served.close();

    expect([own.status, other.status]).toEqual([200, 404]);
    expect(await own.text()).toContain("live_sockets 0");
    expect(refusals.filter(Boolean)).toEqual([]);
  });

  it("M20 answers through another address when METRICS_HOST names it", async () => {
    const [address = "127.0.0.2"] = outerAddresses();
    const served = await serveMetrics(app().app.metrics.registry, { host: address, port: 0 });

    const answer = await fetch(served.url);
    const loopback = await fetch(`http://127.0.0.1:${new URL(served.url).port}/metrics`).catch(() => null);
    await served.close();

    expect(answer.status).toBe(200);
    expect(loopback).toBeNull();
  });

  it("M20 names the setting when its port is taken", async () => {
    const { registry } = app().app.metrics;
    const first = await serveMetrics(registry, { host: "127.0.0.1", port: 0 });
    const port = Number(new URL(first.url).port);

    await expect(serveMetrics(registry, { host: "127.0.0.1", port })).rejects.toThrow(`METRICS_PORT ${port} is taken`);

    await first.close();
  });
});

/** Addresses of this machine by which others reach it. */
const outerAddresses = () =>
  Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => address),
  );

describe("operationMetrics", () => {
  const app = useTestApp();

  it("keeps no more names than it needs, whatever clients call their operations", async () => {
    const metrics = new Metrics({ db: app().db, countLiveSockets: () => 0, countLiveListeners: () => 0 });
    const observe = operationObserver(metrics);

    for (let n = 0; n < 1_000; n++) {
      const operation = getOperationAST(parse(`query Invented${n} { me { id } }`)) ?? undefined;
      observe({ operation, outcome: "ok", seconds: 0.001 });
    }

    const body = await metrics.registry.metrics();
    const names = new Set([...body.matchAll(/operation="(\w+)"/g)].map(([, name]) => name));
    expect(names.size).toBe(201);
    expect(body).toContain('graphql_operation_duration_seconds_count{operation="other",type="query",outcome="ok"} 800');
    metrics.close();
  });
});

it("measures the process once, however many services run in it", () => {
  const sources = { db: {} as EntityManager, countLiveSockets: () => 0, countLiveListeners: () => 0 };
  const [one, other] = [new Metrics(sources), new Metrics(sources)];

  const find = ({ registry }: Metrics, name: string) => registry.getSingleMetric(name);
  expect(find(one, "nodejs_gc_duration_seconds")).toBeDefined();
  expect(find(one, "nodejs_gc_duration_seconds")).toBe(find(other, "nodejs_gc_duration_seconds"));
  expect(find(one, "live_sockets")).not.toBe(find(other, "live_sockets"));
  one.close();
  other.close();
});

describe("the longest stall of the event loop", () => {
  const app = useTestApp();

  it("is seen, though it was a single one, and reported once", async () => {
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

import Fastify, { type FastifyInstance } from "fastify";
import { useTestApp } from "../../testing/app/harness";
import { healthRoutes } from "./health";
import { Readiness } from "./Readiness";

describe("/health", () => {
  const app = useTestApp();

  it("says that the process lives and is ready, and N4 which time zone data it has", async () => {
    const live = await app().http.inject("/health/live");
    const ready = await app().http.inject("/health/ready");

    const zoneData = process.versions.tz;
    expect([live.statusCode, live.json()]).toEqual([200, { status: "ok", zoneData }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ok", zoneData }]);
  });
});

describe("/health with a database in trouble", () => {
  let http: FastifyInstance;
  let asked = 0;
  let answer: () => Promise<unknown>;
  beforeAll(async () => {
    http = Fastify();
    const checkDatabase = () => (asked++, answer());
    await http.register(healthRoutes, { readiness: new Readiness({ checkDatabase, hasStarted: () => true }) });
  });
  afterAll(() => http.close());

  it("is not ready while the database is away, and ready again when it is back", async () => {
    answer = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const away = await http.inject("/health/ready");
    answer = () => Promise.resolve([]);
    const back = await http.inject("/health/ready");

    expect([away.statusCode, away.json()]).toEqual([503, { status: "unavailable", zoneData: process.versions.tz }]);
    expect(back.statusCode).toBe(200);
  });

  it("answers in time when the database hangs, and does not ask it more and more", async () => {
    answer = () => new Promise(() => undefined);
    asked = 0;
    const start = performance.now();

    const probes = Promise.all(Array.from({ length: 20 }, () => http.inject("/health/ready")));
    const live = await http.inject("/health/live");
    const liveMs = performance.now() - start;
    const answers = await probes;

    expect(live.statusCode).toBe(200);
    expect(liveMs).toBeLessThan(100);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(503));
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(asked).toBe(1);
  });
});

describe("a server that has not started yet", () => {
  let isReady = false;
  const app = useTestApp({ deps: { isReady: () => isReady } });
  afterEach(() => (isReady = false));

  it("lives, is not ready, and answers API requests with 503", async () => {
    const ready = await app().http.inject("/health/ready");
    const graphql = await app().graphql("{ __typename }");
    const rest = await app().http.inject({ url: "/api/profile", headers: { origin: "https://elsewhere.test" } });

    expect((await app().http.inject("/health/live")).statusCode).toBe(200);
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { status: "starting" }]);
    expect([graphql.status, graphql.errors?.[0]?.extensions.code]).toEqual([503, "UNAVAILABLE"]);
    expect(rest.statusCode).toBe(503);
    expect(rest.headers["access-control-allow-origin"]).toBe("*");
    expect(rest.headers["retry-after"]).toBe("2");
  });

  it("serves as soon as it has", async () => {
    isReady = true;

    expect((await app().http.inject("/health/ready")).statusCode).toBe(200);
    expect((await app().graphql("{ __typename }")).status).toBe(200);
  });
});

describe("a server that leaves", () => {
  const app = useTestApp();

  it("sends load balancers away first, and still serves who comes", async () => {
    app().app.readiness.drain();

    const ready = await app().http.inject("/health/ready");
    const answer = await app().graphql("{ __typename }");

    expect([ready.statusCode, ready.json()]).toMatchObject([503, { status: "leaving" }]);
    expect([answer.status, answer.headers.connection]).toEqual([200, "close"]);
  });

  it("then refuses everyone but those who watch it", async () => {
    app().app.readiness.close();

    expect((await app().graphql("{ __typename }")).status).toBe(503);
    expect((await app().http.inject("/avatars/1")).statusCode).toBe(503);
    expect((await app().http.inject("/health/live")).statusCode).toBe(200);
  });
});

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import net, { type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type App, createApp } from "../../app";
import { loadConfig } from "../../start/config";
import type { Services } from "../../platform/context";
import { connectRedis, type RedisPair } from "../../start/redis";
import { createServices } from "../../start/services";
import { codeOf } from "../../testing/calls/answers";
import { buildPost, buildUser } from "../../testing/app/factories";
import { jwtSecret, TestApp, useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { ownListeners } from "../../testing/live/liveMembers";
import { StatementCounter } from "../../testing/database/StatementCounter";
import { until } from "../../testing/app/until";

const givenUrl = process.env.TEST_REDIS_URL || process.env.REDIS_URL;
const canStart = spawnSync("redis-server", ["--version"]).status === 0;
const describeWithRedis = givenUrl || canStart ? describe : describe.skip;
if (!givenUrl && !canStart) {
  console.warn("SKIPPED: two processes behind one Redis. Set TEST_REDIS_URL or install redis-server.");
}

const testApp = useTestApp();

describeWithRedis("two processes behind one Redis", () => {
  let server: ChildProcess | null = null;
  const connections: RedisPair[] = [];
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    const url = givenUrl ?? (await startRedis());
    first = await startProcess(url, 1);
    second = await startProcess(url, 1);
  });

  afterAll(async () => {
    for (const { http } of [first, second]) await http.close();
    for (const connection of connections) await connection.close();
    server?.kill();
  });

  async function startRedis(): Promise<string> {
    const port = await freePort();
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    server = spawn("redis-server", options, { stdio: "ignore" });
    return `redis://127.0.0.1:${port}`;
  }

  /** Another process of the same service: it shares the database and Redis, and nothing else. */
  async function startProcess(url: string, rateLimitFactor: number): Promise<TestApp> {
    const redis = connectRedis(url, { warn: () => undefined });
    connections.push(redis);
    await until(() => redis.publish.status === "ready" && redis.subscribe.status === "ready");
    const services: Services = createServices({ db: testApp().db, jwtSecret, rateLimitFactor, redis });
    const app: App = await createApp({ config: loadConfig({ NODE_ENV: "test", GRAVATAR: "false" }), services });
    await app.http.ready();
    return new TestApp(app, services, new StatementCounter(), { close: async () => undefined } as never);
  }

  it("notify each other's members, once", async () => {
    const [reader, writer] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const post = await buildPost(testApp().db);
    const clients = await Promise.all(
      [first, second].map(async (app) => new LiveClient(await listen(app), app.tokenOf(reader))),
    );
    const query = `subscription ($id: ID!) { likesChanged(postId: $id) { likeCount } }`;
    const following = clients.map((client) => client.subscribe(query, { id: post.id }));
    await until(() => [first, second].every((app) => app.services.events.listenerCount === ownListeners + 1));

    const like = `mutation ($id: ID!) { likePost(id: $id) { id } }`;
    await first.graphql(like, { id: post.id }, { as: writer });
    await second.graphql(like, { id: post.id }, { as: reader });
    await Promise.all(following.map((subscription) => subscription.until(2)));
    await wait(200);

    const counts = [1, 2].map((likeCount) => ({ likesChanged: { likeCount } }));
    for (const { received } of following) expect(received).toEqual(counts);
    await Promise.all(clients.map((client) => client.leave()));
  });

  it("close the socket, and refuse the token, that the other one ended", async () => {
    const user = await buildUser(testApp().db);
    const token = first.tokenOf(user);
    const client = new LiveClient(await listen(second), token);
    await until(() => second.app.live.sockets.size === 1);
    expect((await second.graphql(`{ me { id } }`, {}, { token })).data.me.id).toBe(user.id);

    await first.graphql(`mutation { logout }`, {}, { token });

    expect(await client.closed).toBe(4401);
    expect(codeOf(await second.graphql(`{ me { id } }`, {}, { token }))).toBe("UNAUTHENTICATED");
  });

  it("count one caller's requests together", async () => {
    const user = await buildUser(testApp().db);

    const answers = [];
    for (const app of [first, second, first]) answers.push(await app.graphql(`{ me { id } }`, {}, { as: user }));

    expect(answers.map(({ headers }) => headers["ratelimit-remaining"])).toEqual(["1499", "1498", "1497"]);
  });
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

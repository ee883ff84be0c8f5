import WebSocket from "ws";
import type { User } from "../../features/accounts/users/User";
import { live } from "../../platform/limits/limits";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { until } from "../../testing/app/until";
import { SocketLimits } from "./SocketLimits";
import { LiveClient, listen } from "../../testing/live/LiveClient";

const testApp = useTestApp();
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

const subscription = "subscription { postAdded { id text } }";

describe("M16 one connection", () => {
  it("carries 100 subscriptions, not more, and one more after one has ended", async () => {
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    const all = Array.from({ length: live.subscriptionsPerSocket }, () => client.subscribe(subscription));

    const [refusal] = await client.subscribe(subscription).untilRefused();

    expect(refusal?.extensions.code).toBe("RATE_LIMITED");
    expect(refusal?.message).toBe("A connection carries at most 100 subscriptions.");
    all[0]?.stop();
    const another = client.subscribe<{ postAdded: { text: string } }>(subscription);
    await until(() => testApp().services.events.listenerCount >= live.subscriptionsPerSocket);
    await testApp().graphql(`mutation { createPost(input: { text: "Hello" }) { __typename } }`, {}, { as: ada });
    expect((await another.until(1))[0]?.postAdded.text).toBe("Hello");
    await client.leave();
  });

  it("is cut when its client does not read, and others still get every event", async () => {
    const url = await listen(testApp());
    const reader = new LiveClient(url, testApp().tokenOf(ada));
    const events = reader.subscribe<{ postAdded: { id: string } }>(subscription);
    const sockets = testApp().app.live.sockets;
    await until(() => sockets.size === 1);
    const deaf = new WebSocket(url, "graphql-transport-ws");
    await new Promise((resolve) => deaf.once("open", resolve));
    deaf.send(JSON.stringify({ type: "connection_init", payload: { token: testApp().tokenOf(ada) } }));
    await new Promise((resolve) => deaf.once("message", resolve));
    for (let n = 0; n < 60; n++) {
      deaf.send(JSON.stringify({ id: `${n}`, type: "subscribe", payload: { query: subscription } }));
    }
    await until(() => testApp().services.events.listenerCount >= 61);
    deaf.pause();

    let posts = 0;
    for (; posts < 40 && sockets.size > 1; posts++) {
      const text = "\u{1F4DA}".repeat(5_000);
      await testApp().graphql(
        `mutation ($text: String!) { createPost(input: { text: $text }) { __typename } }`,
        { text },
        { as: ada },
      );
    }

    await until(() => sockets.size === 1);
    expect(await events.until(posts)).toHaveLength(posts);
    deaf.terminate();
    await reader.leave();
  });
});

describe("N39 one member", () => {
  /** A tenth of the limits: 2 sockets, 10 messages a minute, 30 connects of an address. */
  const limited = useTestApp({ rateLimitFactor: 0.1 });

  /** A socket with what it has received. */
  async function open(as?: User) {
    const socket = new WebSocket(await listen(limited()), "graphql-transport-ws");
    const received: string[] = [];
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.on("message", (data) => void received.push(String(data)));
    await new Promise((resolve) => socket.once("open", resolve));
    if (as) socket.send(JSON.stringify({ type: "connection_init", payload: { token: limited().tokenOf(as) } }));
    return { socket, received, closed };
  }

  it("N39 has 20 sockets, and another one once one has gone", async () => {
    const bo = await buildUser(limited().db);
    const [one, two] = [await open(bo), await open(bo)];
    await until(() => one.received.length === 1 && two.received.length === 1);

    expect(await (await open(bo)).closed).toBe(1013);
    one.socket.terminate();
    await until(() => limited().app.live.sockets.size === 1);
    const next = await open(bo);
    await until(() => next.received.length === 1);
    for (const { socket } of [two, next]) socket.terminate();
  });

  it("N39 sends 100 messages a minute over all sockets, and gets no payload back for a ping", async () => {
    const cy = await buildUser(limited().db);
    const { socket, received, closed } = await open(cy);
    await until(() => received.length === 1);
    const ping = JSON.stringify({ type: "ping", payload: { text: "x".repeat(60_000) } });
    for (let n = 0; n < 20; n++) socket.send(ping);

    expect(await closed).toBe(1013);
    expect(received.slice(1).every((text) => text === '{"type":"pong"}')).toBe(true);
    expect(received.length).toBeLessThanOrEqual(11);
    const again = await open(cy);
    await until(() => again.received.length === 1);
    again.socket.ping();
    expect(await again.closed).toBe(1013);
  });

  it("N42 leaves one line, without a stack, when a message is too large", async () => {
    const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { socket, closed } = await open(await buildUser(limited().db));
    socket.on("error", () => undefined);
    socket.send("x".repeat(70_000));

    expect(await closed).toBe(1009);
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  it("N39 connects as often as an address may send requests, guests too", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31 && !statuses.includes(429); n++) {
      const socket = new WebSocket(await listen(limited()), "graphql-transport-ws");
      socket.on("error", () => undefined);
      statuses.push(
        await new Promise<number>((resolve) => {
          socket.once("open", () => resolve(101));
          socket.once("unexpected-response", (_request, answer) => resolve(answer.statusCode ?? 0));
        }),
      );
      socket.terminate();
    }

    expect(statuses.at(-1)).toBe(429);
  });
});

describe("N39 the subscriptions of a member", () => {
  it("N39 are 300 over all sockets", () => {
    const limits = new SocketLimits({ scaled: (max) => max });
    const sockets = Array.from({ length: 4 }, () => ({}) as WebSocket);
    const own = sockets.map((): Record<string, unknown> => ({}));
    sockets.forEach((socket, n) => {
      expect(limits.assign(socket, "ada")).toBe(true);
      limits.follow(socket, own[n] ?? {});
    });
    for (let n = 0; n < 300; n++) (own[n % 4] ?? {})[n] = true;

    expect(limits.hasTooManySubscriptions(sockets[0] as WebSocket)).toBe(false);
    (own[3] ?? {})["one more"] = true;
    expect(limits.hasTooManySubscriptions(sockets[0] as WebSocket)).toBe(true);
    limits.remove(sockets[3] as WebSocket);
    expect(limits.hasTooManySubscriptions(sockets[0] as WebSocket)).toBe(false);
  });
});

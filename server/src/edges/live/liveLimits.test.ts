import WebSocket from "ws";
import type { User } from "../../features/accounts/User";
import { live } from "../../platform/limits/limits";
import { buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { LiveClient, listen } from "../../testing/LiveClient";

const testApp = useTestApp();
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});

const subscription = "subscription { postAdded { id text } }";

/** Waits until the condition holds; fails when it does not in time. */
async function until(isDone: () => boolean, withinMs = 10_000): Promise<void> {
  for (const end = Date.now() + withinMs; !isDone() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isDone()).toBe(true);
}

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

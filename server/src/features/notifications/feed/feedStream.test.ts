import type { AddressInfo } from "node:net";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { makeToken } from "../../../testing/calls/accessTokenCalls";
import { notificationCalls } from "../../../testing/calls/notificationCalls";
import { createContext } from "../../../platform/context";
import { feed as limits } from "../limits";
import { feedRoutes } from "./feedRoutes";
import { followEvents } from "./feedService";
import { until } from "../../../testing/app/until";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const testApp = useTestApp();
const make = makeToken(testApp);
const { comment, buildTalk } = notificationCalls(testApp);

/** A stream of events, read as it comes. */
class Stream {
  text = "";
  hasEnded = false;
  private readonly reading: Promise<void>;

  private constructor(
    readonly response: Response,
    private readonly controller: AbortController,
  ) {
    this.reading = this.read();
  }

  static async open(token: string, headers: Record<string, string> = {}, query = ""): Promise<Stream> {
    const { http } = testApp();
    if (!http.server.listening) await http.listen({ port: 0, host: "127.0.0.1" });
    const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/events${query}`;
    const controller = new AbortController();
    const given = { accept: "text/event-stream", authorization: `Bearer ${token}`, ...headers };
    return new Stream(await fetch(url, { headers: given, signal: controller.signal }), controller);
  }

  /** Waits until the text has come. */
  async until(text: string | RegExp): Promise<void> {
    await until(() => this.text.match(text));
  }

  /** Milliseconds until the server has ended it. */
  async ended(): Promise<number> {
    const begin = performance.now();
    await this.reading;
    return performance.now() - begin;
  }

  async leave(): Promise<void> {
    this.controller.abort();
    await this.reading;
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const piece of this.response.body ?? []) this.text += decoder.decode(piece, { stream: true });
    } catch {
      // The client left.
    }
    this.hasEnded = true;
  }
}

async function untilNobodyWaits(): Promise<void> {
  const { waits } = testApp().services.events;
  await until(() => waits.size === 0);
}

describe("O4 the stream of events", () => {
  it("sends each event with its id, and goes on behind the last one that a client had", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    const { token } = await make(ada, ["POSTS_READ"]);
    await testApp().runJobs();
    const stream = await Stream.open(token);
    expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    // That of the token, which it may not read: the cursor alone.
    await stream.until("retry: 3000\n\nid: 1\n\n");

    const first = await comment(grace, postId);
    await testApp().runJobs();
    await stream.until(new RegExp(`id: 2\nevent: REPLY\ndata: .*"commentId":"${first}".*\n\n`));
    await stream.leave();
    const second = await comment(linus, postId);
    await testApp().runJobs();
    const later = await Stream.open(token, { "last-event-id": "2" });
    await later.until(new RegExp(`id: 3\nevent: REPLY\ndata: .*"commentId":"${second}".*\n\n`));

    expect(later.text).not.toContain(first);
    await later.leave();
    await untilNobodyWaits();
  });

  it("says that events are gone before those that follow", async () => {
    const { ada } = await buildTalk();
    const { token } = await make(ada, ["NOTIFICATIONS_READ"]);

    const stream = await Stream.open(token, { "last-event-id": "7" });

    await stream.until("event: gap\ndata: {}\n\nid: ");
    await stream.leave();
  });

  it("refuses another id by name, as JSON", async () => {
    const { token } = await make(await buildUser(testApp().db), ["POSTS_READ"]);

    const { response } = await Stream.open(token, { "last-event-id": "yesterday" });

    expect(response.status).toBe(400);
    await untilNobodyWaits();
  });

  it("ends within a second of its token, and answers no other", async () => {
    const ada = await buildUser(testApp().db);
    const { token, id, session } = await make(ada, ["POSTS_READ"]);
    const stream = await Stream.open(token);
    await stream.until("id: ");

    await testApp().graphql(`mutation { endAccessToken(input: { id: "${id}" }) { id } }`, {}, { token: session });

    expect(await stream.ended()).toBeLessThan(2_000);
    expect((await Stream.open(token)).response.status).toBe(401);
    await untilNobodyWaits();
  });

  it("ends without an event that comes after its session, also when nobody said that it ended", async () => {
    const { ada, grace, postId } = await buildTalk();
    const { token, id } = await make(ada, ["POSTS_READ"]);
    const stream = await Stream.open(token);
    await stream.until("id: ");

    await testApp().db.query("delete from access_tokens where id = $1", [id]);
    await comment(grace, postId);
    await testApp().runJobs();

    await stream.ended();
    expect(stream.text).not.toContain("REPLY");
  });

  it("gives its place back when its client leaves before anything was read", async () => {
    const ada = await buildUser(testApp().db);
    const viewer = { id: ada.id, tokenId: ada.id, expiresAt: new Date(Date.now() + 60_000) };
    const caller = { viewer, hasInvalidToken: false, requestId: "test", ip: "127.0.0.1", baseUrl: "", log };
    const controller = new AbortController();

    await followEvents(createContext(testApp().services, caller), null, controller.signal);
    expect(testApp().services.events.waits.size).toBe(1);
    controller.abort();

    expect(testApp().services.events.waits.size).toBe(0);
  });

  it("may last as long as the limits say, and its handler with it", () => {
    expect(feedRoutes.map(({ waitMs }) => waitMs)).toEqual([limits.streamSeconds * 1_000]);
  });

  it("ends with the process, and no request waits from then on", async () => {
    const ada = await buildUser(testApp().db);
    const { token } = await make(ada, ["POSTS_READ"]);
    const stream = await Stream.open(token);
    await stream.until("id: ");

    testApp().services.events.waits.end();

    expect(await stream.ended()).toBeLessThan(2_000);
    const begin = performance.now();
    await testApp().request({ method: "GET", url: "/api/events?wait=20" }, { token });
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});

import { EventEmitter } from "node:events";
import type { Redis } from "ioredis";
import "../../features";
import type { LivePost } from "../../features/groups/discussion/liveEvents";
import { parts } from "../parts";
import { Sessions } from "../auth/sessions";
import { LiveEvents } from "./liveEvents";

const post: LivePost = {
  ...{ id: "7", authorId: "a", text: "Hello", createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ likeCount: 1, commentCount: 0, visibility: "OPEN", version: 2 },
};

/** Both connections of a process to Redis; publishing fails while `isDown`. */
class FakeRedis extends EventEmitter {
  status = "ready";
  isDown = false;
  readonly published: string[] = [];
  readonly subscribe = vi.fn(async () => 1);
  readonly publish = async (_channel: string, message: string) => {
    if (this.isDown) throw new Error("Connection is closed.");
    this.published.push(message);
    return 1;
  };
}

function start() {
  const redis = new FakeRedis();
  const log = { warn: vi.fn() };
  const events = new LiveEvents(
    parts().liveEvents,
    { publish: redis as unknown as Redis, subscribe: redis as unknown as Redis },
    log,
  );
  const onGap = vi.fn();
  events.onGap(onGap);
  return { redis, log, events, onGap };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe("a message on the channel", () => {
  it.each([
    "not JSON",
    "",
    "null",
    "[]",
    "{}",
    JSON.stringify({ process: "other", kind: "likesChanged", event: null }),
    JSON.stringify({ process: "other", kind: "likesChanged", event: { ...post, version: "2" } }),
    JSON.stringify({ process: "other", kind: "commentAdded", event: post }),
    JSON.stringify({ process: "other", kind: "sessionEnded", event: null }),
    JSON.stringify({ process: "other", kind: "viewersChanged", event: 1 }),
    JSON.stringify({ process: "other", kind: "constructor", event: {} }),
    JSON.stringify({ process: "other", topic: "postAdded", event: post }),
  ])("M11 is ignored when it is no event: %s", async (message) => {
    const { redis, events, log } = start();
    const heard = vi.fn();
    events.on("sessionEnded", heard);
    const listener = events.subscribe("likesChanged:7");

    redis.emit("message", "channel", message);
    redis.emit("message", "channel", JSON.stringify({ process: "other", kind: "likesChanged", event: post }));

    expect((await listener.next()).value).toEqual(post);
    expect(heard).not.toHaveBeenCalled();
    expect(events.ignoredMessages).toBe(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it("M11 that is no event is counted each time, and logged once a minute", () => {
    const { redis, events, log } = start();

    for (let n = 0; n < 50; n++) redis.emit("message", "channel", "{");

    expect(events.ignoredMessages).toBe(50);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe("a gap between processes", () => {
  it("C13 makes a process ask again for the sessions that it knew: the end of one may have been missed", () => {
    const { redis, events } = start();
    const parts = { events, traits: new Map() } as unknown as ConstructorParameters<typeof Sessions>[0];
    const sessions = new Sessions(parts);
    sessions.cache.set("token", { id: "a", tokenId: "t", expiresAt: new Date(), role: "MEMBER" });

    redis.emit("message", "channel", JSON.stringify({ process: "other", kind: "eventsMissed", event: {} }));

    expect(sessions.cache.get("token")).toBeUndefined();
  });

  it("M6 is reported when the subscription was lost and is back", async () => {
    const { redis, events, onGap } = start();
    await nextTurn();
    expect(events.receivesFromOthers).toBe(true);
    expect(onGap).not.toHaveBeenCalled();

    redis.emit("close");
    expect(events.receivesFromOthers).toBe(false);
    redis.emit("ready");
    await nextTurn();

    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it("M6 is announced to the others when an event could not be published", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
    const [sender, receiver] = [start(), start()];
    sender.redis.isDown = true;
    sender.events.publish("likesChanged", post);
    await nextTurn();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sender.redis.published).toEqual([]);

    sender.redis.isDown = false;
    await vi.advanceTimersByTimeAsync(1_000);
    for (const message of sender.redis.published) receiver.redis.emit("message", "channel", message);

    expect(sender.redis.published).toHaveLength(1);
    expect(receiver.onGap).toHaveBeenCalledTimes(1);
    expect(sender.onGap).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

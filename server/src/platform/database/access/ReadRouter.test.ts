import { EventEmitter } from "node:events";
import type { Redis } from "ioredis";
import { v7 as newId } from "uuid";
import { times } from "../../limits/limits";
import { LiveEvents } from "../../live/liveEvents";
import type { Reader } from "./Reader";
import { ReadRouter } from "./ReadRouter";

const reader = () => ({}) as Reader;
const primary = reader();
const replicaOf = (isUsable = true) => ({ name: "replica", reader: reader(), isUsable, behindMs: 0 });

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

describe("where a request reads", () => {
  it("is the primary when there is no replica", () => {
    expect(new ReadRouter({ primary, replicas: [] }, new LiveEvents(null)).forViewer("ada")).toBe(primary);
  });

  it("is each replica in turn, leaving out those that are behind", () => {
    const replicas = [replicaOf(), replicaOf(false), replicaOf()];
    const reads = new ReadRouter({ primary, replicas }, new LiveEvents(null));

    const chosen = new Set(["ada", null, "ada", null].map((viewer) => reads.forViewer(viewer)));

    expect([...chosen]).toEqual([replicas[0]?.reader, replicas[2]?.reader]);
  });

  it("is the primary when all replicas are behind, and a replica again when one has caught up", () => {
    const replica = replicaOf(false);
    const reads = new ReadRouter({ primary, replicas: [replica] }, new LiveEvents(null));

    expect(reads.forViewer(null)).toBe(primary);
    replica.isUsable = true;
    expect(reads.forViewer(null)).toBe(replica.reader);
  });

  it("is the primary for a member who wrote, and only for them, until every replica must have it", async () => {
    const replica = replicaOf();
    const reads = new ReadRouter({ primary, replicas: [replica] }, new LiveEvents(null));

    await noted(reads.announceWrite("ada"));

    expect(reads.forViewer("ada")).toBe(primary);
    expect(reads.forViewer("grace")).toBe(replica.reader);
    expect(reads.forViewer(null)).toBe(replica.reader);
    jest.advanceTimersByTime(times.replicaBehindMs + 1);
    expect(reads.forViewer("ada")).toBe(primary);
    jest.advanceTimersByTime(times.ownWritesMs);
    expect(reads.forViewer("ada")).toBe(replica.reader);
  });
});

describe("where a request reads, with other processes", () => {
  /** One channel of Redis with its listeners; `isAway` is the state of both connections of a process. */
  function startRedis() {
    const channel = new EventEmitter();
    return function connect() {
      const subscribe = Object.assign(new EventEmitter(), { status: "ready", subscribe: async () => undefined });
      channel.on("message", (message) => subscribe.emit("message", "", message));
      const publish = { publish: async (_name: string, message: string) => void channel.emit("message", message) };
      return { publish, subscribe } as unknown as { publish: Redis; subscribe: Redis & EventEmitter };
    };
  }

  it("is the primary for a member who wrote through any of them", async () => {
    const [ada, grace] = [newId(), newId()];
    const connect = startRedis();
    const replica = replicaOf();
    const [here, there] = [connect(), connect()].map(
      (redis) => new ReadRouter({ primary, replicas: [replica] }, new LiveEvents(redis)),
    );
    await heardForLong();

    await noted(there?.announceWrite(ada));

    expect(here?.forViewer(ada)).toBe(primary);
    expect(here?.forViewer(grace)).toBe(replica.reader);
  });

  it("is the primary for every member while, and shortly after, the others cannot be heard", async () => {
    const redis = startRedis()();
    const replica = replicaOf();
    const reads = new ReadRouter({ primary, replicas: [replica] }, new LiveEvents(redis));

    const atStart = reads.forViewer("ada");
    await heardForLong();
    const hearing = reads.forViewer("ada");
    redis.subscribe.emit("close");
    jest.advanceTimersByTime(60_000);
    const away = reads.forViewer("ada");
    redis.subscribe.emit("ready");
    const justBack = reads.forViewer("ada");
    await heardForLong();

    expect([atStart, away, justBack]).toEqual([primary, primary, primary]);
    expect([hearing, reads.forViewer("ada")]).toEqual([replica.reader, replica.reader]);
    redis.subscribe.emit("close");
    expect(reads.forViewer(null)).toBe(replica.reader);
  });

  it("is not waited for when Redis does not answer", async () => {
    const redis = { ...startRedis()(), publish: { publish: () => new Promise(() => undefined) } as unknown as Redis };
    const reads = new ReadRouter({ primary, replicas: [replicaOf()] }, new LiveEvents(redis));

    await noted(reads.announceWrite("ada"));

    expect(reads.forViewer("ada")).toBe(primary);
  });

  async function heardForLong(): Promise<void> {
    await Promise.resolve();
    jest.advanceTimersByTime(times.ownWritesMs);
  }
});

/** Lets what waits for Redis run into its limit. */
async function noted(work: Promise<void> | undefined): Promise<void> {
  await Promise.all([work, jest.advanceTimersByTimeAsync(200)]);
}

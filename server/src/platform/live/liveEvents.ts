import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { EventQueue } from "./EventQueue";
import { EventChannel } from "./EventChannel";
import {
  deliveriesOf,
  type EventKind,
  type EventOf,
  type LiveComment,
  type LivePost,
  type LiveRoomChange,
  type NotificationChange,
  type RemovedComment,
  type SessionEnd,
  type TopicEvent,
} from "./events";
import { LatestPosts } from "./LatestPosts";

type Listener = (event: object) => void;

export interface RedisConnections {
  publish: Redis;
  subscribe: Redis;
}

/** How long an answer waits for Redis to acknowledge an event. */
const acknowledgeMs = 100;

const silent = { warn: () => undefined };

/**
 * Notifies subscribers of what happened: in this process at once, and through Redis in all others. An event never
 * carries an older state of its post than an event before it. Nothing here waits or fails while Redis is away.
 */
export class LiveEvents {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private readonly latest = new LatestPosts();
  /** null: this process is alone. */
  private readonly channel: EventChannel | null;

  constructor(redis: RedisConnections | null, log: Pick<FastifyBaseLogger, "warn"> = silent) {
    this.channel = redis && this.openChannel(redis, log);
  }

  /** For how long every event of the other processes has arrived here; for ever where there are none. */
  get hearingForMs(): number {
    return this.channel?.hearingForMs ?? Infinity;
  }

  /** Whether Redis carries the events of the other processes at this moment. */
  get hearsOthers(): boolean {
    return this.channel !== null && this.channel.hearingForMs > 0;
  }

  /** Messages of the other processes that could not be read. */
  get ignoredMessages(): number {
    return this.channel?.ignoredMessages ?? 0;
  }

  postAdded(post: LivePost): void {
    void this.publish("postAdded", post);
  }

  /** `audience`: the members who knew it; null for everyone. */
  postDeleted(id: string, audience: string[] | null = null): void {
    void this.publish("postDeleted", { id, audience });
  }

  likesChanged(post: LivePost): void {
    void this.publish("likesChanged", post);
  }

  commentAdded(comment: LiveComment): void {
    void this.publish("commentAdded", comment);
  }

  commentDeleted(removed: RemovedComment): void {
    void this.publish("commentDeleted", removed);
  }

  sessionEnded(end: SessionEnd): void {
    void this.publish("sessionEnded", end);
  }

  notificationChanged(change: NotificationChange): void {
    void this.publish("notificationChanged", change);
  }

  groupChanged(id: string): void {
    void this.publish("groupChanged", { id });
  }

  roomChanged(change: LiveRoomChange): void {
    void this.publish("roomChanged", change);
  }

  /** The next phase of a room's timer, which every process works out by itself: for its own subscribers alone. */
  roomPhaseBegan(change: LiveRoomChange): void {
    this.deliver("roomChanged", change);
  }

  viewersChanged(userIds: string[]): void {
    void this.publish("viewersChanged", { userIds });
  }

  /** Calls back until the process ends. */
  onViewersChanged(listener: (userIds: readonly string[]) => void): void {
    this.listen("viewersChanged", (event) => listener((event as EventOf<"viewersChanged">).userIds));
  }

  /** For the process that runs the jobs, when this one does not. */
  jobsSent(): void {
    void this.publish("jobsSent", {});
  }

  /** Calls back until the process ends. */
  onJobsSent(listener: () => void): void {
    this.listen("jobsSent", listener);
  }

  /** Resolves when the other processes know it, or cannot be reached. */
  async memberWrote(userId: string): Promise<void> {
    await Promise.race([this.publish("memberWrote", { userId }), wait(acknowledgeMs, undefined, { ref: false })]);
  }

  /** Calls back until the process ends. */
  onMemberWrote(listener: (userId: string) => void): void {
    this.listen("memberWrote", (event) => listener((event as EventOf<"memberWrote">).userId));
  }

  /** Calls back until the process ends. */
  onSessionEnded(listener: (end: SessionEnd) => void): void {
    this.listen("sessionEnded", (event) => listener(event as SessionEnd));
  }

  /** Calls back, until the process ends, whenever events of other processes may have been missed. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  /** How many listen, to all topics together. */
  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** The newest known state of a post that was just read. */
  latestOf(post: LivePost): LivePost {
    return this.latest.latest(post);
  }

  subscribe(topic: string): EventQueue<object> {
    const queue: EventQueue<object> = new EventQueue(() => stop());
    const stop = this.listen(topic, (event) => queue.push(event));
    return queue;
  }

  /** One queue for several topics. Each event comes with the topic that it is of. */
  subscribeToAll(topics: readonly string[]): EventQueue<TopicEvent> {
    const queue: EventQueue<TopicEvent> = new EventQueue(() => stops.forEach((stop) => stop()));
    const stops = topics.map((topic) => this.listen(topic, (event) => queue.push({ topic, event })));
    return queue;
  }

  /** Resolves when Redis has it, or will not get it. */
  private publish<K extends EventKind>(kind: K, event: EventOf<K>): Promise<void> | undefined {
    const current = this.latest.update(kind, event);
    this.deliver(kind, current);
    return this.channel?.publish(kind, current);
  }

  private openChannel(redis: RedisConnections, log: Pick<FastifyBaseLogger, "warn">): EventChannel {
    return new EventChannel({
      redis,
      log,
      onEvent: (kind, event) => this.deliver(kind, this.latest.update(kind, event)),
      onGap: () => this.gapListeners.forEach((listener) => listener()),
    });
  }

  private deliver<K extends EventKind>(kind: K, event: EventOf<K>): void {
    for (const [topic, payload] of deliveriesOf(kind, event)) {
      for (const listener of [...(this.listeners.get(topic) ?? [])]) listener(payload);
    }
  }

  /** Returns a function that unsubscribes. */
  private listen(topic: string, listener: Listener): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(topic);
    };
  }
}

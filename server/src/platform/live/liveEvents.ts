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

const silent = { warn: () => undefined };

/**
 * Delivers events to subscribers: in this process at once, in all others through Redis. An event never has an older state of
 * its post than an event before it. Without Redis nothing here waits or fails.
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

  /** Whether Redis currently delivers the events of other processes. */
  get receivesFromOthers(): boolean {
    return this.channel?.isSubscribed ?? false;
  }

  /** Invalid messages in the channel of the other processes. */
  get ignoredMessages(): number {
    return this.channel?.ignoredMessages ?? 0;
  }

  postAdded(post: LivePost): void {
    void this.publish("postAdded", post);
  }

  postDeleted(deletion: EventOf<"postDeleted">): void {
    void this.publish("postDeleted", deletion);
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

  /** The next phase of a room's timer. Every process computes it, so it is not published to the others. */
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

  /** Notifies the process that runs the jobs: of these, or without names of any. */
  jobsSent(where?: string): void {
    void this.publish("jobsSent", where === undefined ? {} : { where });
  }

  /** Calls back until the process ends. */
  onJobsSent(listener: (where?: string) => void): void {
    this.listen("jobsSent", (event) => listener((event as EventOf<"jobsSent">).where));
  }

  /** Calls back until the process ends. */
  onSessionEnded(listener: (end: SessionEnd) => void): void {
    this.listen("sessionEnded", (event) => listener(event as SessionEnd));
  }

  /** Calls back, until the process ends, whenever events of other processes may have been missed. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  /** The number of listeners, each with all its topics. */
  get listenerCount(): number {
    return new Set([...this.listeners.values()].flatMap((listeners) => [...listeners])).size;
  }

  /** The newest known state of this post. */
  latestOf(post: LivePost): LivePost {
    return this.latest.latest(post);
  }

  /** One queue for all events of these topics. */
  subscribe(...topics: string[]): EventQueue<object> {
    const queue: EventQueue<object> = new EventQueue(() => stops.forEach((stop) => stop()));
    const listener = (event: object) => queue.push(event);
    const stops = topics.map((topic) => this.listen(topic, listener));
    return queue;
  }

  /** One queue for several topics. Each event comes with its topic. */
  subscribeToAll(topics: readonly string[]): EventQueue<TopicEvent> {
    const queue: EventQueue<TopicEvent> = new EventQueue(() => stops.forEach((stop) => stop()));
    const stops = topics.map((topic) => this.listen(topic, (event) => queue.push({ topic, event })));
    return queue;
  }

  /** Resolves when Redis has the event, or publishing failed. */
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

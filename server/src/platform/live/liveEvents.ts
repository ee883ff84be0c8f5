import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { EventQueue } from "./EventQueue";
import { EventChannel } from "./EventChannel";
import type { EventKind, EventOf, LiveEvent, TopicEvent } from "./events";
import { LiveWaits } from "./LiveWaits";

type Listener = (event: object) => void;

export interface RedisConnections {
  publish: Redis;
  subscribe: Redis;
}

const silent = { warn: () => undefined };

/**
 * Delivers events to subscribers: in this process at once, in all others through Redis. Without Redis nothing here waits or
 * fails.
 */
export class LiveEvents {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  /** null: this process is alone. */
  private readonly channel: EventChannel | null;
  readonly waits = new LiveWaits(this);

  constructor(
    /** All that can be published, by name. */
    private readonly kinds: ReadonlyMap<string, LiveEvent>,
    redis: RedisConnections | null,
    log: Pick<FastifyBaseLogger, "warn"> = silent,
  ) {
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

  /** To all processes. */
  publish<K extends EventKind>(kind: K, event: EventOf<K>): void {
    const current = this.renew(kind, event);
    this.deliver(kind, current);
    void this.channel?.publish(kind, current);
  }

  /** To this process alone. */
  deliver<K extends EventKind>(kind: K, event: EventOf<K>): void {
    const { deliveries } = this.kindOf(kind);
    for (const [topic, payload] of deliveries?.(event) ?? [[kind, event]]) {
      for (const listener of [...(this.listeners.get(topic) ?? [])]) listener(payload);
    }
  }

  /** Calls back for all events of a kind that is delivered by its name, until the process ends. */
  on<K extends EventKind>(kind: K, listener: (event: EventOf<K>) => void): void {
    this.listen(kind, listener as Listener);
  }

  /** Calls back, until the process ends, whenever events of other processes may have been missed. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  /** The number of listeners, each with all its topics. */
  get listenerCount(): number {
    return new Set([...this.listeners.values()].flatMap((listeners) => [...listeners])).size;
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

  private renew<K extends EventKind>(kind: K, event: EventOf<K>): EventOf<K> {
    return (this.kindOf(kind).renew?.(event, this) ?? event) as EventOf<K>;
  }

  private kindOf(kind: EventKind): LiveEvent {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`No feature declares the live event ${kind}`);
    return found;
  }

  private openChannel(redis: RedisConnections, log: Pick<FastifyBaseLogger, "warn">): EventChannel {
    return new EventChannel({
      kinds: this.kinds,
      redis,
      log,
      onEvent: (kind, event) => this.deliver(kind, this.renew(kind, event)),
      onGap: () => {
        this.gapListeners.forEach((listener) => listener());
        this.deliver("eventsMissed", {});
      },
    });
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

import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { PubSub } from "type-graphql";
import { EventQueue } from "./EventQueue";

/** Dates travel between processes as text, so rows in events carry them as ISO 8601. */
export interface LiveRow {
  id: string;
  authorId: string;
  text: string;
  createdAt: string;
}

export interface LivePost extends LiveRow {
  likeCount: number;
  commentCount: number;
}

export interface LiveComment extends LiveRow {
  postId: string;
}

export interface SessionEnd {
  userId: string;
  /** null: all sessions of this member. */
  tokenId: string | null;
}

type Listener = (event: unknown) => void;

const channel = "study-circle:events";
const sessionEnds = "sessionEnded";
const memberWrites = "memberWrote";

/** Redis answers at once, or it is in no state to be waited for. */
const acknowledgeMs = 100;

/**
 * What happened just now, told to whoever listens: in this process at once, and through Redis in all others. While
 * Redis is away the others miss it; nothing here waits or fails for that.
 */
export class LiveEvents {
  private readonly process = randomUUID();
  private readonly listeners = new Map<string, Set<Listener>>();

  /** What the GraphQL subscriptions listen to. */
  readonly pubSub: PubSub = {
    publish: (topic, ...args) => void this.publish(topicKey(topic, args.length > 1 ? args[0] : undefined), args.at(-1)),
    subscribe: (topic, id) => this.subscribe(topicKey(topic, id)),
  };

  /** Since when nothing was missed that other processes told; null while they cannot be heard. */
  private hearingSince: number | null = null;

  constructor(private readonly redis: { publish: Redis; subscribe: Redis } | null) {
    if (!redis) return;
    const hear = () => (this.hearingSince = performance.now());
    redis.subscribe.on("message", (_channel: string, message: string) => this.receive(message));
    redis.subscribe.on("close", () => (this.hearingSince = null));
    redis.subscribe.on("ready", hear);
    redis.subscribe.subscribe(channel).then(hear, () => undefined);
  }

  /** For how long every event of the other processes has arrived here; for ever where there are none. */
  get hearingForMs(): number {
    if (!this.redis) return Infinity;
    return this.hearingSince === null ? 0 : performance.now() - this.hearingSince;
  }

  postAdded(post: LivePost): void {
    this.publish("postAdded", post);
  }

  commentAdded(comment: LiveComment): void {
    this.publish(topicKey("commentAdded", comment.postId), comment);
  }

  likesChanged(post: LivePost): void {
    this.publish(topicKey("likesChanged", post.id), post);
  }

  sessionEnded(end: SessionEnd): void {
    this.publish(sessionEnds, end);
  }

  /** Settles when the other processes have been told, or cannot be. */
  async memberWrote(userId: string): Promise<void> {
    await Promise.race([this.publish(memberWrites, userId), wait(acknowledgeMs, undefined, { ref: false })]);
  }

  /** Calls back until the process ends. */
  onMemberWrote(listener: (userId: string) => void): void {
    this.listen(memberWrites, (userId) => listener(userId as string));
  }

  /** Calls back until the process ends. */
  onSessionEnded(listener: (end: SessionEnd) => void): void {
    this.listen(sessionEnds, (end) => listener(end as SessionEnd));
  }

  /** How many listen, to all topics together. */
  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** Settles when Redis has it, or will not. */
  private publish(topic: string, event: unknown): Promise<unknown> | undefined {
    this.deliver(topic, event);
    return this.redis?.publish
      .publish(channel, JSON.stringify({ process: this.process, topic, event }))
      .catch(() => undefined);
  }

  private receive(message: string): void {
    const { process, topic, event } = JSON.parse(message) as { process: string; topic: string; event: unknown };
    if (process !== this.process) this.deliver(topic, event);
  }

  private deliver(topic: string, event: unknown): void {
    for (const listener of [...(this.listeners.get(topic) ?? [])]) listener(event);
  }

  private subscribe(topic: string): AsyncIterable<unknown> {
    const queue: EventQueue<unknown> = new EventQueue(() => stop());
    const stop = this.listen(topic, (event) => queue.push(event));
    return queue;
  }

  /** Gives back what stops it. */
  private listen(topic: string, listener: Listener): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(topic);
    };
  }
}

const topicKey = (topic: string, id: unknown) => (id === undefined ? topic : `${topic}:${String(id)}`);

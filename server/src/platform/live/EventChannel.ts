import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { z } from "zod";
import { throttle } from "../limits/throttle";
import type { EventKind, EventOf, LiveEvent } from "./events";

const channel = "study-circle:events";
const retryMs = 1_000;
const reportEveryMs = 60_000;

const envelope = z.object({ process: z.string(), kind: z.string(), event: z.unknown() });

interface Options {
  /** By name. */
  kinds: ReadonlyMap<string, LiveEvent>;
  redis: { publish: Redis; subscribe: Redis };
  log: Pick<FastifyBaseLogger, "warn">;
  onEvent: <K extends EventKind>(kind: K, event: EventOf<K>) => void;
  /** Events of other processes may have been missed. */
  onGap: () => void;
}

/**
 * Carries events between processes through Redis pub/sub, which stores nothing: events are lost while a connection is down.
 * The channel reports such gaps to this process and to the others.
 */
export class EventChannel {
  private readonly process = randomUUID();
  /** Whether this process receives the events of the others. */
  isSubscribed = false;
  private wasSubscribed = false;
  private gapTimer: NodeJS.Timeout | null = null;
  /** Messages that were no valid events: anything that can write to Redis can send them. */
  ignoredMessages = 0;
  private readonly reportIgnored: () => void;

  constructor(private readonly options: Options) {
    const { redis, log } = options;
    this.reportIgnored = throttle(reportEveryMs, () =>
      log.warn({ event: "redis.message.ignored", total: this.ignoredMessages }, "redis.message.ignored"),
    );
    redis.subscribe.on("message", (_channel: string, message: string) => this.receive(message));
    redis.subscribe.on("close", () => (this.isSubscribed = false));
    redis.subscribe.on("ready", () => this.subscribe());
    if (redis.subscribe.status === "ready") this.subscribe();
  }

  /** Resolves when Redis has the event, or publishing failed. */
  async publish<K extends EventKind>(kind: K, event: EventOf<K>): Promise<void> {
    try {
      await this.send(kind, event);
    } catch {
      this.announceGapLater();
    }
  }

  private send<K extends EventKind>(kind: K, event: EventOf<K>): Promise<unknown> {
    return this.options.redis.publish.publish(channel, JSON.stringify({ process: this.process, kind, event }));
  }

  /** Retries until it has notified the other processes that they have missed events. */
  private announceGapLater(): void {
    this.gapTimer ??= setTimeout(() => {
      this.gapTimer = null;
      void this.publish("eventsMissed", {});
    }, retryMs).unref();
  }

  private subscribe(): void {
    this.options.redis.subscribe.subscribe(channel).then(
      () => {
        this.isSubscribed = true;
        if (this.wasSubscribed) this.options.onGap();
        this.wasSubscribed = true;
      },
      () => undefined, // The connection was lost again; the next "ready" subscribes.
    );
  }

  private receive(message: string): void {
    const parsed = parse(message, this.options.kinds);
    if (!parsed) {
      this.ignoredMessages++;
      this.reportIgnored();
    } else if (parsed.process !== this.process) {
      if (parsed.kind === "eventsMissed") this.options.onGap();
      else this.options.onEvent(parsed.kind, parsed.event);
    }
  }
}

interface Parsed {
  process: string;
  kind: EventKind;
  event: EventOf<EventKind>;
}

/** null for anything that is no valid event. */
function parse(message: string, kinds: Options["kinds"]): Parsed | null {
  try {
    const { process, kind, event } = envelope.parse(JSON.parse(message));
    const known = kinds.get(kind);
    return known ? { process, kind: kind as EventKind, event: known.schema.parse(event) as EventOf<EventKind> } : null;
  } catch {
    return null;
  }
}

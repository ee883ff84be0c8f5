import { Redis } from "ioredis";
import type { FastifyBaseLogger } from "fastify";
import { throttle } from "../platform/limits/throttle";

export interface RedisPair {
  publish: Redis;
  subscribe: Redis;
  close(): Promise<void>;
}

/** A Redis that does not answer fails many times a second. */
const warnEveryMs = 10_000;

/**
 * Two connections, because a subscribed connection accepts no other commands. Without Redis the process continues alone:
 * commands fail at once, and the client reconnects in the background.
 */
export function connectRedis(url: string, log: Pick<FastifyBaseLogger, "warn">): RedisPair {
  const limits = { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 1_000 };
  const publish = new Redis(url, { enableOfflineQueue: false, ...limits });
  const subscribe = new Redis(url, { maxRetriesPerRequest: null });
  for (const client of [publish, subscribe]) {
    client.on(
      "error",
      throttle(warnEveryMs, (error: Error) => warnUnavailable(log, error)),
    );
  }
  return {
    publish,
    subscribe,
    close: async () => {
      publish.disconnect();
      subscribe.disconnect();
    },
  };
}

const warnUnavailable = (log: Pick<FastifyBaseLogger, "warn">, { message: reason }: Error): void =>
  log.warn({ event: "redis.unavailable", reason }, "redis.unavailable");

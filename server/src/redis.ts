import { Redis } from "ioredis";
import type { FastifyBaseLogger } from "fastify";

export interface RedisPair {
  publish: Redis;
  subscribe: Redis;
  close(): Promise<void>;
}

/**
 * Two connections, because one that subscribes can do nothing else. Without Redis the process goes on alone: commands
 * fail at once instead of waiting, and the connection comes back by itself.
 */
export function connectRedis(url: string, log: Pick<FastifyBaseLogger, "warn">): RedisPair {
  const limits = { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 1_000 };
  const publish = new Redis(url, { enableOfflineQueue: false, ...limits });
  const subscribe = new Redis(url, { maxRetriesPerRequest: null });
  for (const client of [publish, subscribe]) client.on("error", warnSometimes(log));
  return {
    publish,
    subscribe,
    close: async () => {
      publish.disconnect();
      subscribe.disconnect();
    },
  };
}

const warnEveryMs = 10_000;

/** A Redis that is away fails many times a second; one line every ten seconds says it. */
function warnSometimes(log: Pick<FastifyBaseLogger, "warn">): (error: Error) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < warnEveryMs) return;
    last = Date.now();
    log.warn({ event: "redis.unavailable", reason: error.message }, "redis.unavailable");
  };
}

import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { rateLimited } from "../../errors";
import type { Rate, RateName } from "./rates";

/** What is left of a rate after an action. */
export interface RateState {
  limit: number;
  remaining: number;
  /** Seconds until the count starts again at zero. */
  reset: number;
}

/** Counts actions against the rates of requests and features. With Redis, all processes share the counts. */
export class RateLimits {
  private readonly limiters: ReadonlyMap<string, RateLimiterAbstract>;

  constructor(
    rates: ReadonlyMap<string, Rate>,
    private readonly factor: number,
    redis: Redis | null,
  ) {
    const limiters = [...rates].map(([name, rate]) => [name, createLimiter(name, rate, { factor, redis })] as const);
    this.limiters = new Map(limiters);
  }

  /** A number that is no rate, under the same factor. */
  scaled(max: number): number {
    return Math.ceil(max * this.factor);
  }

  /** Counts an action; throws RATE_LIMITED once there were too many. */
  async consume(name: RateName, key: string, points = 1): Promise<RateState> {
    const limiter = this.limiter(name);
    try {
      return toState(limiter, await limiter.consume(key, points));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw rateLimited(Math.max(1, Math.ceil(error.msBeforeNext / 1000)), limiter.points);
    }
  }

  /** Subtracts actions that did not happen. */
  async giveBack(name: RateName, key: string, points = 1): Promise<void> {
    await this.limiter(name).reward(key, points);
  }

  /** Resets the count of a key. */
  async clear(name: RateName, key: string): Promise<void> {
    await this.limiter(name).delete(key);
  }

  private limiter(name: RateName): RateLimiterAbstract {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`no rate is called ${name}`);
    return limiter;
  }
}

/** While Redis is unavailable, each process counts in memory. */
function createLimiter(
  name: string,
  rate: Rate,
  { factor, redis }: { factor: number; redis: Redis | null },
): RateLimiterAbstract {
  const options = { keyPrefix: `rate:${name}`, points: Math.ceil(rate.points * factor), duration: rate.seconds };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}

/** The headers that show a caller their rate: https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/06/ */
export function rateHeaders({ limit, remaining, reset }: RateState): Record<string, string> {
  return {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(remaining),
    "ratelimit-reset": String(reset),
  };
}

function toState(limiter: RateLimiterAbstract, result: RateLimiterRes): RateState {
  return {
    limit: limiter.points,
    remaining: Math.max(0, result.remainingPoints),
    reset: Math.ceil(result.msBeforeNext / 1000),
  };
}

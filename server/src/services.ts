import type { Redis } from "ioredis";
import type { EntityManager } from "typeorm";
import { Passwords } from "./accounts/passwords";
import { Sessions } from "./accounts/sessions";
import { Tokens } from "./accounts/tokens";
import type { Services } from "./context";
import { DatabaseReader } from "./database/readers/DatabaseReader";
import { type Readers, Reads } from "./database/readers/Reads";
import { LiveEvents } from "./shared/liveEvents";
import { RateLimits } from "./shared/rateLimits";

export interface ServiceDeps {
  db: EntityManager;
  /** Left out: everything is read through `db`. */
  readers?: Readers;
  jwtSecret: string;
  rateLimitFactor: number;
  /** Subscribing takes a connection of its own. null: this process is alone. */
  redis: { publish: Redis; subscribe: Redis } | null;
}

/** What all requests of this process share. */
export function createServices({ db, readers, jwtSecret, rateLimitFactor, redis }: ServiceDeps): Services {
  const events = new LiveEvents(redis);
  return {
    db,
    demoAccount: null,
    events,
    passwords: new Passwords(),
    reads: new Reads(readers ?? { primary: new DatabaseReader(db), replicas: [] }, events),
    rates: new RateLimits(rateLimitFactor, redis?.publish ?? null),
    sessions: new Sessions(db, new Tokens(jwtSecret), events),
  };
}

import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import { Passwords } from "./accounts/passwords";
import { Sessions } from "./accounts/sessions";
import { Tokens } from "./accounts/tokens";
import type { Services } from "./context";
import { DatabaseReader } from "./database/access/DatabaseReader";
import { DatabaseWriter } from "./database/access/DatabaseWriter";
import { type Readers, ReadRouter } from "./database/access/ReadRouter";
import type { Subscription } from "./events/onEvent";
import { Outbox } from "./events/Outbox";
import { subscriptions as ownSubscriptions } from "./jobs/jobList";
import { Jobs } from "./jobs/Jobs";
import { LiveEvents, type RedisConnections } from "./shared/liveEvents";
import { RateLimits } from "./shared/rateLimits";
import type { Writer } from "./shared/writer";

export interface ServiceDeps {
  db: EntityManager;
  /** Left out: everything is read through `db`. */
  readers?: Readers;
  /** Left out: everything is written through `db`. */
  writer?: Writer;
  jwtSecret: string;
  rateLimitFactor: number;
  /** Subscribing takes a connection of its own. null: this process is alone. */
  redis: RedisConnections | null;
  /** Left out: those of the service. */
  subscriptions?: readonly Subscription[];
  /** Left out: nothing is logged. */
  log?: Pick<FastifyBaseLogger, "warn">;
}

/** What all requests of this process share. */
export function createServices(deps: ServiceDeps): Services {
  const { db, readers, writer, jwtSecret, rateLimitFactor, redis, subscriptions = ownSubscriptions, log } = deps;
  const events = new LiveEvents(redis, log);
  const jobs = new Jobs(db);
  const reads = new ReadRouter(readers ?? { primary: new DatabaseReader(db), replicas: [] }, events);
  return {
    db,
    demoAccount: null,
    events,
    jobs,
    outbox: new Outbox(jobs, subscriptions),
    passwords: new Passwords(),
    reads,
    rates: new RateLimits(rateLimitFactor, redis?.publish ?? null),
    sessions: new Sessions(db, reads.primary, new Tokens(jwtSecret), events),
    writer: writer ?? new DatabaseWriter({ db }),
  };
}

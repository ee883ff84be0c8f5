import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Pool } from "pg";
import type { EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { countUnavailable } from "./unavailability";
import { EventLoopStall } from "./EventLoopStall";

/** In seconds; a page should take less than 0.1. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Sources {
  db: EntityManager;
  countLiveSockets: () => number;
  countLiveListeners: () => number;
}

/** The metrics that Prometheus scrapes. */
export class Metrics {
  readonly registry = Registry.merge([processMetrics()]);
  readonly requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: durations,
    registers: [this.registry],
  });
  readonly operations = new Histogram({
    name: "graphql_operation_duration_seconds",
    help: "Time that a GraphQL operation took; outcome is ok or the code of its first error.",
    labelNames: ["operation", "type", "outcome"],
    buckets: durations,
    registers: [this.registry],
  });

  private readonly stall = new EventLoopStall(this.registry);

  constructor({ db, countLiveSockets, countLiveListeners }: Sources) {
    new Gauge({
      name: "live_sockets",
      help: "Open WebSocket connections of members.",
      registers: [this.registry],
      collect() {
        this.set(countLiveSockets());
      },
    });
    new Counter({
      name: "unavailable_total",
      help: "What was refused because the service could not serve it (503), by cause.",
      labelNames: ["cause"],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [cause, count] of countUnavailable()) this.inc({ cause }, count);
      },
    });
    new Gauge({
      name: "live_listeners",
      help: "Subscriptions, and parts of the service itself, that listen to what happens.",
      registers: [this.registry],
      collect() {
        this.set(countLiveListeners());
      },
    });
    new Gauge({
      name: "database_connections",
      help: "Connections of the database's pool by state; waiting are requests that have none yet.",
      labelNames: ["state"],
      registers: [this.registry],
      collect() {
        const pool = findPool(db);
        if (!pool) return;
        this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
        this.set({ state: "idle" }, pool.idleCount);
        this.set({ state: "waiting" }, pool.waitingCount);
      },
    });
  }

  close(): void {
    this.stall.stop();
  }
}

let sharedRegistry: Registry | null = null;

/** Made once: its collectors never stop, so each service that tests start and close would leave a timer and an observer. */
function processMetrics(): Registry {
  if (!sharedRegistry) {
    sharedRegistry = new Registry();
    collectDefaultMetrics({ register: sharedRegistry });
  }
  return sharedRegistry;
}

/** The connection pool of TypeORM; null while it is not connected. */
function findPool(db: EntityManager): Pool | null {
  return ((db.dataSource.driver as PostgresDriver).master as Pool | undefined) ?? null;
}

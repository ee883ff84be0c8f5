import type { FastifyBaseLogger } from "fastify";
import { Gauge, type Registry } from "prom-client";
import type { EntityManager } from "typeorm";
import { DatabaseClock } from "./DatabaseClock";
import { readOnce } from "./readOnce";

/** How often the clocks are compared when nobody reads the metrics. */
const measureMs = 60_000;

interface Options {
  db: EntityManager;
  log: Pick<FastifyBaseLogger, "warn">;
  /** The embedded database has the clock of this process. */
  sharesClock: boolean;
}

/** Registers whether the database answers, and how far its clock is from this process's. The log warns of the latter, too. */
export function observeDatabase(registry: Registry, { db, log, sharesClock }: Options): void {
  const clock = new DatabaseClock({ readClock: () => readClock(db), log });
  const probe = readOnce(async () => {
    await (sharesClock ? readClock(db) : clock.measure());
    return true;
  });
  new Gauge({
    name: "database_up",
    help: "1 when the database answered this process within two seconds, else 0; 0 also while it is migrated at the start.",
    registers: [registry],
    async collect() {
      this.set((await probe()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "database_clock_difference_seconds",
    help: "The clock of this process less that of the database; NaN before it was measured.",
    registers: [registry],
    async collect() {
      await probe();
      this.set(sharesClock ? 0 : clock.difference);
    },
  });
  if (!sharesClock) setInterval(() => void probe(), measureMs).unref();
}

async function readClock(db: EntityManager): Promise<number> {
  const rows = await db.query<{ seconds: number }[]>("select extract(epoch from clock_timestamp())::float8 as seconds");
  return rows[0]?.seconds ?? Number.NaN;
}

import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { Services } from "../platform/context";
import { observeJobs } from "../platform/jobs/jobMetrics";
import type { RunnerOptions } from "../platform/jobs/RunnerOptions";
import { observeMail } from "../platform/mail/mailMetrics";
import { observeDataFolder } from "../platform/observability/dataFolderMetrics";
import { observeDatabase } from "../platform/observability/databaseMetrics";
import type { Config } from "./config";

interface Observed {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  services: Pick<Services, "db">;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** Registers the metrics that servers and processes of `npm run jobs` share. Returns the callback for the runner's `onOutcome`. */
export function observeProcess(
  registry: Registry,
  { config, services, log }: Observed,
): NonNullable<RunnerOptions["onOutcome"]> {
  const db = services.db.access.primary;
  observeDatabase(registry, { db, log, sharesClock: config.databaseUrl === null });
  observeDataFolder(registry, config.dataDir);
  observeMail(registry);
  return observeJobs(registry, db);
}

import "reflect-metadata";
import type { FastifyBaseLogger } from "fastify";
import type { DataSource } from "typeorm";
import { createApp } from "./app";
import { features } from "./features";
import { type Config, configOfProcess } from "./start/config";
import { seedIfEmpty } from "./demo/seed";
import type { Services } from "./platform/context";
import { connectWithRetry, openDatabase, whenAnswered } from "./platform/database/openDatabase";
import { DatabaseWriter } from "./platform/database/access/DatabaseWriter";
import { logMigrations } from "./platform/database/runMigrations";
import { openPipelines } from "./platform/database/access/Pipelines";
import { DatabaseReader } from "./platform/database/access/Reader";
import { StartError } from "./errors";
import { JobRunner } from "./platform/jobs/JobRunner";
import { parts } from "./platform/parts";
import { openMail } from "./platform/mail/Mail";
import { User } from "./features/accounts/users/User";
import { openEmbeddings } from "./features/books/embeddings/openEmbeddings";
import { openPictureStore } from "./features/pictures/store/openPictureStore";
import { observeEmbeddings } from "./features/books/embeddings/embeddingMetrics";
import { createLogger } from "./platform/observability/logger";
import { type MetricsServer, serveMetrics } from "./platform/observability/metricsServer";
import { handleUncaughtErrors } from "./platform/observability/uncaughtErrors";
import type { ServedActs } from "./platform/admin/adminSocket";
import { checkDataFolder } from "./start/dataFolder";
import { drainApp, installShutdown, isStopping } from "./start/shutdown";
import { followZoneData } from "./platform/time/followZoneData";
import { connectRedis } from "./start/redis";
import { refuseEmptySite } from "./start/refuseEmptySite";
import { findSecrets } from "./start/secret";
import { observeProcess } from "./start/observeProcess";
import { serveAdmin } from "./start/serveAdmin";
import { createServices } from "./start/services";
import { describeFailure } from "./start/startFailure";
import { welcome } from "./start/welcome";

/** config → database → app → listen; on a signal: drain, close, exit 0. */
async function main(): Promise<void> {
  const config = configOfProcess();
  const log = createLogger(config);
  const reportWaiting = (reason: string) => log.warn({ event: "database.waiting" }, reason);
  checkDataFolder(config);
  const database = await openDatabase(config, reportWaiting, logMigrations(log));
  const { manager } = database.dataSource;
  const pipelines = config.databaseUrl ? openPipelines(config.databaseUrl) : null;
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null;
  let ready = false;
  let metrics: MetricsServer | null = null;
  let admin: ServedActs | null = null;
  const services = createServices({
    ...config,
    db: manager,
    reader: new DatabaseReader(manager, pipelines?.reads),
    writer: new DatabaseWriter(manager, pipelines?.writes),
    ...findSecrets(config),
    mail: openMail(config.mail),
    embeddings: openEmbeddings(config, log),
    pictureStore: openPictureStore(config),
    ...{ redis, log },
  });
  const app = await createApp({ config, services, isReady: () => ready, logger: log });
  observeEmbeddings(app.metrics.registry, services.embeddings);
  const onOutcome = observeProcess(app.metrics.registry, { config, services, log });
  const runner = new JobRunner({ services, jobs: parts().jobs, log, onOutcome });
  const stop = installShutdown({
    log,
    drain: (drainMs) => Promise.all([drainApp(app, drainMs), runner.stop(drainMs * 0.8)]),
    close: async () => {
      await admin?.close();
      await endServices(services);
      await pipelines?.close();
      await database.close();
      await redis?.close();
      await metrics?.close();
    },
  });
  handleUncaughtErrors(log, stop);
  void database.lost.then((reason) => {
    log.fatal({ event: "database.lost", reason }, "database.lost");
    void stop("database.lost", 1);
  });
  if (config.metrics) metrics = await serveMetrics(app.metrics.registry, config.metrics);
  await listen(app.http, config);
  // While the database starts; the preparation of books waits for it.
  void services.embeddings.warmUp();
  await connectWithRetry(database, reportWaiting);
  await refuseEmptySite(config, () => manager.existsBy(User, {}));
  pipelines?.start();
  await whenAnswered(() => prepare(services, database.dataSource, log), reportWaiting);
  if (config.seedDemo) services.demoAccount = await whenAnswered(() => seed(config, services), reportWaiting);
  // Last, because a start writes also while the site can only be read.
  await whenAnswered(() => services.settings.start(), reportWaiting);
  if (isStopping()) return;
  admin = await serveAdmin({ config, database, services, runner, log });
  startJobs(config, services, runner);
  ready = true;
  const address = app.http.server.address();
  console.log(welcome(config, { address, metricsUrl: metrics?.url, demoAccount: services.demoAccount }));
}

const seed = ({ production }: Config, { db, passwords }: Services) =>
  seedIfEmpty({ db: db.access.primary, passwords, hasModerator: !production });

/** What was counted last is stored, if the database still responds. */
async function endServices({ settings, counts }: Services): Promise<void> {
  settings.stop();
  await counts.close();
}

/** Runs jobs here, or says to the processes that do which ones are waiting. */
function startJobs({ runsJobs }: Config, { jobs, events }: Services, runner: JobRunner): void {
  if (runsJobs) runner.start();
  else jobs.onSent = (where) => events.publish("jobsSent", { where });
}

async function prepare(services: Services, dataSource: DataSource, log: FastifyBaseLogger): Promise<void> {
  await followZoneData({ ...services, log });
  for (const feature of features) await feature.prepare?.(services, dataSource);
}

async function listen(http: Awaited<ReturnType<typeof createApp>>["http"], { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EADDRINUSE") throw new StartError(`PORT ${port} is taken; stop what uses it, or choose another one.`);
    if (code === "EACCES") throw new StartError(`PORT ${port} may not be used by this user; choose one above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

main().catch((error: unknown) => {
  if (isStopping()) return;
  console.error(describeFailure(error));
  process.exit(1);
});

import "reflect-metadata";
import { Registry } from "prom-client";
import { rejectUnknownArguments } from "./commandArguments";
import { configOfProcess } from "../start/config";
import { connectWithRetry, openDatabase, whenAnswered } from "../platform/database/openDatabase";
import { logMigrations } from "../platform/database/runMigrations";
import { StartError } from "../errors";
import { openMail } from "../platform/mail/Mail";
import { createLogger } from "../platform/observability/logger";
import { serveMetrics } from "../platform/observability/metricsServer";
import { checkDataFolder } from "../start/dataFolder";
import { installShutdown, isStopping } from "../start/shutdown";
import { handleUncaughtErrors } from "../platform/observability/uncaughtErrors";
import { followZoneData } from "../platform/time/followZoneData";
import { connectRedis } from "../start/redis";
import { findSecrets } from "../start/secret";
import { observeProcess } from "../start/observeProcess";
import { openEmbeddings } from "../features/books/embeddings/openEmbeddings";
import { openPictureStore } from "../features/pictures/store/openPictureStore";
import { createServices } from "../start/services";
import { describeFailure } from "../start/startFailure";
import { parts } from "../platform/parts";
import { JobRunner } from "../platform/jobs/JobRunner";
import { moveJobs } from "../platform/jobs/moveJobs";
import { deadLetters } from "../platform/jobs/queues";

const retryDead = "--retry-dead";

/**
 * `npm run jobs`: runs the jobs in a process of its own, beside servers with JOBS=apart or others like it. With `--retry-dead` it only
 * puts the dead letters back, for the processes that run jobs.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const unknown = given.filter((argument) => argument !== retryDead);
  rejectUnknownArguments(unknown, "npm run jobs", `npm run jobs -- ${retryDead}`);
  const config = configOfProcess();
  if (!config.databaseUrl)
    throw new StartError("npm run jobs needs DATABASE_URL: with the embedded database the server runs the jobs.");
  const log = createLogger(config);
  const reportWaiting = (reason: string) => log.warn({ event: "database.waiting" }, reason);
  checkDataFolder(config);
  const database = await openDatabase(config, reportWaiting, logMigrations(log));
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null;
  const db = database.dataSource.manager;
  const { rateLimitFactor } = config;
  const mail = openMail(config.mail);
  const embeddings = openEmbeddings(config);
  const pictureStore = openPictureStore(config);
  const services = createServices({
    ...{ db, ...findSecrets(config), mail, rateLimitFactor, redis, embeddings, pictureStore, log },
  });
  const registry = new Registry();
  const { jobs } = parts();
  const onOutcome = observeProcess(registry, { config, services, log });
  const runner = new JobRunner({ services, jobs, log, onOutcome });
  const metrics = config.metrics ? await serveMetrics(registry, config.metrics) : null;
  const stop = installShutdown({
    log,
    drain: (drainMs) => runner.stop(drainMs * 0.8),
    close: async () => {
      services.settings.stop();
      await services.counts.close();
      await database.close();
      await redis?.close();
      await metrics?.close();
    },
  });
  handleUncaughtErrors(log, stop);
  await connectWithRetry(database, reportWaiting);
  if (isStopping()) return;
  if (given.includes(retryDead)) {
    console.log(`${await moveJobs(db, deadLetters, jobs)} dead letters are put back.`);
    return stop("done", 0);
  }
  await whenAnswered(() => followZoneData({ ...services, log }), reportWaiting);
  await whenAnswered(() => services.settings.start(), reportWaiting);
  runner.start();
  services.events.on("jobsSent", ({ where }) => services.jobs.onSent(where));
  log.info({ event: "jobs.started", jobs: jobs.map(({ name }) => name) }, "jobs.started");
}

main().catch((error: unknown) => {
  if (isStopping()) return;
  console.error(describeFailure(error));
  process.exit(1);
});

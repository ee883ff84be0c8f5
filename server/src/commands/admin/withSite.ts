import { AppError, StartError } from "../../errors";
import { openPictureStore } from "../../features/pictures/store/openPictureStore";
import { type ActResult, runAct } from "../../platform/admin/acts";
import { askServer, isServed, thisOperator } from "../../platform/admin/adminSocket";
import type { Services } from "../../platform/context";
import { openMail } from "../../platform/mail/Mail";
import { createLogger } from "../../platform/observability/logger";
import { parts } from "../../platform/parts";
import { loadConfig } from "../../start/config";
import { connectRedis } from "../../start/redis";
import { findSecrets } from "../../start/secret";
import { createServices } from "../../start/services";
import { onDatabase } from "../command";

type Ask = (name: string, input: object, isDry: boolean) => Promise<ActResult>;

/** Asks the server that has the embedded database; without one, and over the network, it is done on the database itself. */
export async function withSite(work: (ask: Ask) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig(process.env);
  if (databaseUrl === null && (await isServed(dataDir)))
    return work(async (name, input, isDry) => (await askServer(dataDir, name, { input, isDry })) as ActResult);
  await onDatabase(async ({ config, database }) => {
    await database.connect();
    // Notifies other processes of what has changed. Without Redis they poll the database.
    const redis = config.redisUrl ? connectRedis(config.redisUrl, createLogger(config)) : null;
    const services = createServices({
      ...{ db: database.dataSource.manager, ...findSecrets(config) },
      ...{ mail: openMail(config.mail), rateLimitFactor: config.rateLimitFactor, redis },
      pictureStore: openPictureStore(config),
    });
    try {
      await services.settings.refresh();
      await work((name, input, isDry) => runHere(services, { name, input, isDry }));
    } finally {
      await redis?.close();
    }
  });
}

async function runHere(services: Services, call: { name: string; input: object; isDry: boolean }): Promise<ActResult> {
  try {
    return await runAct(services, parts(), { ...call, by: thisOperator() });
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message) : error;
  }
}

import { AppError, StartError } from "../../errors";
import { askServer } from "../../platform/admin/adminSocket";
import type { Services } from "../../platform/context";
import { openMail } from "../../platform/mail/Mail";
import { createLogger } from "../../platform/observability/logger";
import { loadConfig } from "../../start/config";
import { connectRedis } from "../../start/redis";
import { findJwtSecret } from "../../start/secret";
import { createServices } from "../../start/services";
import { runCommand } from "../command";

/** Asks the server that has the embedded database; without one, and over the network, `run` does it on the database itself. */
export async function askOrRun(
  act: string,
  input: object,
  run: (services: Services) => Promise<string>,
): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const asked = databaseUrl ? null : await askServer(dataDir, act, input);
  if (asked) return console.log((asked as { printed: string }).printed);
  await runCommand(async ({ config, database }) => {
    await database.connect();
    // Notifies other processes of what has changed. Without Redis they poll the database.
    const redis = config.redisUrl ? connectRedis(config.redisUrl, createLogger(config)) : null;
    try {
      const { rateLimitFactor, earlierSecret } = config;
      const services = createServices({
        ...{ db: database.dataSource.manager, jwtSecret: findJwtSecret(config), earlierSecret },
        ...{ mail: openMail(config.mail), rateLimitFactor, redis },
      });
      console.log(await run(services));
    } catch (error) {
      throw error instanceof AppError ? new StartError(error.message) : error;
    } finally {
      await redis?.close();
    }
  });
}

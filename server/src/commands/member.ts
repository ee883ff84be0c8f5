import "reflect-metadata";
import { runCommand } from "./command";
import { AppError, StartError } from "../errors";
import { memberUsage, runMemberCommand } from "../features/moderation/memberCommands";
import { openMail } from "../platform/mail/Mail";
import { createLogger } from "../platform/observability/logger";
import { connectRedis } from "../start/redis";
import { findJwtSecret } from "../start/secret";
import { createServices } from "../start/services";

/** `npm run member -- COMMAND EMAIL …`: operator commands for one account. */
const args = process.argv.slice(2);

void runCommand(async ({ config, database }) => {
  if (args.length < 2) throw new StartError(memberUsage);
  // Node.js replaces what it cannot decode, so the account could be another one.
  if (args.some((arg) => arg.includes("\uFFFD"))) throw new StartError("An argument is not valid UTF-8.");
  await database.connect();
  // Notifies other processes of ended sessions. Without Redis they poll the database.
  const redis = config.redisUrl ? connectRedis(config.redisUrl, createLogger(config)) : null;
  try {
    const db = database.dataSource.manager;
    const { rateLimitFactor } = config;
    const jwtSecret = findJwtSecret(config);
    const services = createServices({
      ...{ db, jwtSecret, earlierSecret: config.earlierSecret, mail: openMail(config.mail), rateLimitFactor, redis },
    });
    console.log(await runMemberCommand(services, args));
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message) : error;
  } finally {
    await redis?.close();
  }
});

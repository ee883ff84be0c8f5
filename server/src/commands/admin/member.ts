import { runCommand } from "../command";
import { AppError, StartError } from "../../errors";
import { memberCommandNames, memberUsage, runMemberCommand } from "../../features/moderation/memberCommands";
import { askServer } from "../../platform/admin/adminSocket";
import { openMail } from "../../platform/mail/Mail";
import { createLogger } from "../../platform/observability/logger";
import { loadConfig } from "../../start/config";
import { connectRedis } from "../../start/redis";
import { findJwtSecret } from "../../start/secret";
import { createServices } from "../../start/services";

/** Operator commands for one account: by the server that has the embedded database, or on the database itself. */
export async function runMember(args: readonly string[]): Promise<void> {
  const [name = "", ...words] = args;
  if (!memberCommandNames.includes(name) || words.length === 0) throw new StartError(memberUsage);
  // Node.js replaces what it cannot decode, so the account could be another one.
  if (args.some((arg) => arg.includes("\uFFFD"))) throw new StartError("An argument is not valid UTF-8.");
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const asked = databaseUrl ? null : await askServer(dataDir, `member.${name}`, { words });
  if (asked) return console.log((asked as { printed: string }).printed);
  await runCommand(async ({ config, database }) => {
    await database.connect();
    // Notifies other processes of ended sessions. Without Redis they poll the database.
    const redis = config.redisUrl ? connectRedis(config.redisUrl, createLogger(config)) : null;
    try {
      const { rateLimitFactor, earlierSecret } = config;
      const services = createServices({
        ...{ db: database.dataSource.manager, jwtSecret: findJwtSecret(config), earlierSecret },
        ...{ mail: openMail(config.mail), rateLimitFactor, redis },
      });
      console.log(await runMemberCommand(services, args));
    } catch (error) {
      throw error instanceof AppError ? new StartError(error.message) : error;
    } finally {
      await redis?.close();
    }
  });
}

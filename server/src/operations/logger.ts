import type { FastifyBaseLogger } from "fastify";
import pino from "pino";
import type { Config } from "../config";

/** One JSON line for each event, in UTC. */
export function createLogger({ logLevel }: Config): FastifyBaseLogger {
  return pino({ level: logLevel, timestamp: pino.stdTimeFunctions.isoTime });
}

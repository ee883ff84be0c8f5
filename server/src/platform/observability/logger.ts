import type { FastifyBaseLogger } from "fastify";
import pino, { type DestinationStream, type LoggerOptions } from "pino";
import type { Config } from "../config";
import { serializeError } from "./serializeError";

/** What must not be written down, wherever in a line it turns up. */
const secrets = ["token", "password", "passwordHash", "authorization", "x-auth-token", "email", "jwtSecret"];

const places = ["", "*.", "*.*."].flatMap((depth) =>
  secrets.map((name) => (name.includes("-") ? `${depth.replace(/\.$/, "")}["${name}"]` : `${depth}${name}`)),
);

const options: LoggerOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: serializeError },
  redact: { paths: places, censor: "[hidden]" },
};

/** One JSON line for each event, in UTC, without secrets. */
export function createLogger(
  { logLevel }: Pick<Config, "logLevel">,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const settings = { ...options, level: logLevel };
  return destination ? pino(settings, destination) : pino(settings);
}

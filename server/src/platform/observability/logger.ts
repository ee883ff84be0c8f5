import type { FastifyBaseLogger } from "fastify";
import pino, { type DestinationStream, type LoggerOptions } from "pino";
import { serializeError } from "./serializeError";

/** Properties that must never be logged, at any depth up to two. */
const secrets = ["token", "password", "passwordHash", "authorization", "x-auth-token", "email", "jwtSecret"];

const paths = ["", "*.", "*.*."].flatMap((depth) =>
  secrets.map((name) => (name.includes("-") ? `${depth.replace(/\.$/, "")}["${name}"]` : `${depth}${name}`)),
);

const options: LoggerOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: serializeError },
  redact: { paths, censor: "[hidden]" },
};

/** Logs one JSON line per event, in UTC, without secrets. */
export function createLogger({ logLevel }: { logLevel: string }, destination?: DestinationStream): FastifyBaseLogger {
  const settings = { ...options, level: logLevel };
  return destination ? pino(settings, destination) : pino(settings);
}

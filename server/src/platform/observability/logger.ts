import type { FastifyBaseLogger } from "fastify";
import pino, { type DestinationStream, type LoggerOptions } from "pino";
import { hiddenNames, hiddenText } from "./hiddenNames";
import { serializeError } from "./serializeError";

/** At any depth up to two. */
const paths = ["", "*.", "*.*."].flatMap((depth) =>
  hiddenNames.map((name) => (name.includes("-") ? `${depth.replace(/\.$/, "")}["${name}"]` : `${depth}${name}`)),
);

const options: LoggerOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: serializeError },
  redact: { paths, censor: hiddenText },
};

/** Logs one JSON line per event, in UTC, without secrets. */
export function createLogger({ logLevel }: { logLevel: string }, destination?: DestinationStream): FastifyBaseLogger {
  const settings = { ...options, level: logLevel };
  return destination ? pino(settings, destination) : pino(settings);
}

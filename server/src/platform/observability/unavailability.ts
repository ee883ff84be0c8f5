import type { FastifyBaseLogger } from "fastify";
import { GraphQLError } from "graphql";
import { QueryFailedError } from "typeorm";
import { AppError } from "../../errors";

type Log = Pick<FastifyBaseLogger, "warn" | "error">;

/** How long one cause is silent after a line. */
const quietMs = 1_000;

/** How long a failure counts as going on after it was last seen. */
const currentMs = 30_000;

interface Cause {
  total: number;
  lastSeen: number;
  /** Since the last line; null while the next one is logged. */
  suppressed: number | null;
}

const causes = new Map<string, Cause>();

/** How often requests and connections were refused with UNAVAILABLE in this process, by cause. */
export const countUnavailable = (): ReadonlyMap<string, number> =>
  new Map([...causes].map(([name, { total }]) => [name, total]));

/** What is known to fail now although the database answers. */
export const currentFailures = (): string[] =>
  performance.now() - (causes.get(diskFull)?.lastSeen ?? -Infinity) < currentMs ? [diskFull] : [];

/** Logs why something was refused with UNAVAILABLE: once a second for each cause, with the number of those in between. */
export function reportUnavailable(log: Log, thrown: unknown, requestId?: string): void {
  const error = thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown;
  const name = causeOf(error);
  const cause = causes.get(name) ?? { total: 0, lastSeen: 0, suppressed: null };
  causes.set(name, cause);
  cause.total++;
  cause.lastSeen = performance.now();
  if (cause.suppressed !== null) return void cause.suppressed++;
  const isOurs = error instanceof AppError;
  const line = { event: "request.unavailable", cause: name, requestId, ...(isOurs ? {} : { err: error }) };
  log[isOurs ? "warn" : "error"](line, "request.unavailable");
  cause.suppressed = 0;
  setTimeout(() => summarize(log, name, cause), quietMs).unref();
}

function summarize(log: Log, name: string, cause: Cause): void {
  const suppressed = cause.suppressed ?? 0;
  cause.suppressed = null;
  if (suppressed > 0) log.warn({ event: "request.unavailable", cause: name, suppressed }, "request.unavailable");
}

const diskFull = "database: disk full";

/** A bounded set of names: our own reasons, and the error codes of the database and of the network. */
function causeOf(error: unknown): string {
  if (error instanceof AppError) return error.details.cause ?? "other";
  const { code, message = "" } = (error instanceof QueryFailedError ? error.driverError : (error ?? {})) as {
    code?: unknown;
    message?: string;
  };
  if (code === "53100" || code === "ENOSPC" || /no space left on device/i.test(message)) return diskFull;
  return typeof code === "string" && /^\w{1,20}$/.test(code) ? `database: ${code}` : "database: connection";
}

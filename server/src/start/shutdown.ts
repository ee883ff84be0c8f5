import type { Server } from "node:http";
import { setImmediate as immediately, setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { App } from "../app";
import { times } from "../platform/limits/limits";
import type { Stop } from "../platform/observability/uncaughtErrors";

interface Options {
  log: Pick<FastifyBaseLogger, "info">;
  /** Accepts nothing new, and finishes what is in flight within this time. */
  drain: (drainMs: number) => Promise<unknown>;
  /** Closes the connections of the process, such as the database and Redis. */
  close: () => Promise<void>;
  /** The time for draining. */
  drainMs?: number;
}

let hasBegun = false;

/** Whether this process is stopping. Errors of an unfinished start are then expected, because the database closes. */
export const isStopping = (): boolean => hasBegun;

/**
 * On SIGTERM or SIGINT: drains, closes all connections and exits with 0. A second signal exits at once.
 */
export function installShutdown({ log, drain, close, drainMs = times.drainMs }: Options): Stop {
  let stoppingSince = 0;
  let worstCode = 0;
  const drainAndClose = async () => {
    try {
      await drain(drainMs);
    } finally {
      await close();
    }
  };
  const stop: Stop = async (reason, exitCode = 0) => {
    worstCode = Math.max(worstCode, exitCode);
    if (stoppingSince) return exitOnSecondSignal(stoppingSince, reason);
    stoppingSince = Date.now();
    hasBegun = true;
    log.info({ event: "server.stopping", reason }, "server.stopping");
    const inTime = await endWithin(drainMs, drainAndClose());
    log.info({ event: "server.stopped", inTime }, "server.stopped");
    process.exit(worstCode);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  return stop;
}

/** The terminal and npm both forward one Ctrl-C, so only a later signal counts as a second one. */
function exitOnSecondSignal(stoppingSince: number, reason: string): void {
  if (reason.startsWith("SIG") && Date.now() - stoppingSince > 1_000) process.exit(1);
}

/** Time for load balancers to notice that the process is not ready. */
const noticeMs = 500;

/**
 * Answers every accepted request, resets no connection, and closes live sockets with a code for "reconnect". Shortly before
 * the time is up, requests that have not ended are cut, so that the database can still be closed properly.
 */
export async function drainApp({ http, live, readiness }: App, drainMs: number): Promise<void> {
  readiness.drain();
  await wait(Math.min(noticeMs, drainMs / 4));
  const cut = setTimeout(() => http.server.closeAllConnections(), drainMs * 0.8).unref();
  readiness.hold();
  await untilNothingArrives(http.server);
  const ended = new Promise((resolve) => http.server.close(resolve));
  readiness.release();
  await Promise.all([ended, live.close()]);
  await http.close();
  clearTimeout(cut);
}

const quietTurns = 60;
const maxQuietWaitMs = 2_000;

/**
 * Closing a server resets connections that it has not accepted yet, and those that seem idle because their next request has
 * not been read. So this waits until no request arrives: clients send nothing new while their requests are held. It counts
 * turns of the event loop, because on a busy machine time passes without any.
 */
async function untilNothingArrives(server: Server): Promise<void> {
  const end = performance.now() + maxQuietWaitMs;
  let turns = 0;
  const note = () => (turns = 0);
  server.on("connection", note).on("request", note);
  while (turns++ < quietTurns && performance.now() < end) {
    await wait(2);
    await immediately(); // After the event loop has accepted and read everything that was waiting.
  }
  server.off("connection", note).off("request", note);
}

/** Whether `work` ended in time, successfully or not. */
async function endWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const end = work.then(
    () => true,
    () => true,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false));
  return Promise.race([end, late]);
}

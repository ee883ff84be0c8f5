import type { Server } from "node:http";
import { setImmediate as immediately, setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { App } from "./app";
import { times } from "./platform/limits/limits";

interface Options {
  log: Pick<FastifyBaseLogger, "info">;
  /** Takes nothing new and finishes what is in flight, within so many milliseconds. */
  drain: (drainMs: number) => Promise<unknown>;
  /** Closes what is behind: the database, Redis. */
  close: () => Promise<void>;
  /** How long what is in flight may take to finish. */
  drainMs?: number;
}

let hasBegun = false;

/** Whether this process stops. What it was preparing then fails, because the database closes: no reason to report. */
export const isStopping = (): boolean => hasBegun;

export type Stop = (reason: string, exitCode?: number) => Promise<void>;

/**
 * On SIGTERM or SIGINT: nothing new is taken, what is in flight finishes, then everything is closed and the process exits
 * with 0. A second signal ends it at once.
 */
export function installShutdown({ log, drain, close, drainMs = times.drainMs }: Options): Stop {
  let stoppingSince = 0;
  let worstCode = 0;
  const stop: Stop = async (reason, exitCode = 0) => {
    worstCode = Math.max(worstCode, exitCode);
    if (stoppingSince) return insist(stoppingSince, reason);
    stoppingSince = Date.now();
    hasBegun = true;
    log.info({ event: "server.stopping", reason }, "server.stopping");
    const inTime = await endWithin(drainMs, drain(drainMs).finally(close));
    log.info({ event: "server.stopped", inTime }, "server.stopped");
    process.exit(worstCode);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  return stop;
}

/** A terminal and the npm in between both pass one Ctrl-C on, so only a later signal is a second one. */
function insist(stoppingSince: number, reason: string): void {
  if (reason.startsWith("SIG") && Date.now() - stoppingSince > 1_000) process.exit(1);
}

/** Time for requests in flight, and for load balancers to notice. */
const farewellMs = 500;

/**
 * Answers every request that was accepted, resets no connection, and closes live sockets with a code for "reconnect". Requests that have not ended shortly before the time
 * is up are cut, so that the database is still closed properly.
 */
export async function drainApp({ http, live, readiness }: App, drainMs: number): Promise<void> {
  readiness.leave();
  await wait(Math.min(farewellMs, drainMs / 4));
  const cut = setTimeout(() => http.server.closeAllConnections(), drainMs * 0.8).unref();
  readiness.hold();
  await untilNobodyArrives(http.server);
  const ended = new Promise((resolve) => http.server.close(resolve));
  readiness.release();
  await Promise.all([ended, live.close()]);
  await http.close();
  clearTimeout(cut);
}

const quietTurns = 60;
const longestQuietWaitMs = 2_000;

/**
 * A server that stops listening resets the connections that nobody has accepted yet, and those that look idle because
 * their next request has not been read. Clients who wait for an answer send nothing, so while requests are held this
 * comes to rest soon. Counted in turns of the event loop, because on a busy machine time passes without any.
 */
async function untilNobodyArrives(server: Server): Promise<void> {
  const end = performance.now() + longestQuietWaitMs;
  let turns = 0;
  const note = () => (turns = 0);
  server.on("connection", note).on("request", note);
  while (turns++ < quietTurns && performance.now() < end) {
    await wait(2);
    await immediately(); // Right after the event loop has accepted and read what was waiting.
  }
  server.off("connection", note).off("request", note);
}

/** Whether `work` ended within the time; its failure counts as an end. */
async function endWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const end = work.then(
    () => true,
    () => true,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false));
  return Promise.race([end, late]);
}

import type { App } from "../app";
import { times } from "../shared/limits";

interface Options {
  app: App;
  /** Closes what is behind the server: the database, Redis. */
  close: () => Promise<void>;
  /** How long requests under way may take to end. */
  drainMs?: number;
}

export type Stop = (reason: string, exitCode?: number) => Promise<void>;

/**
 * On SIGTERM or SIGINT: nothing new is taken, what is under way is finished, live sockets are told to come back, then
 * everything is closed and the process ends with 0. A second signal ends it at once.
 */
export function installShutdown({ app, close, drainMs = times.drainMs }: Options): Stop {
  const { log } = app.http;
  let stopping = false;
  const stop: Stop = async (reason, exitCode = 0) => {
    if (stopping) return process.exit(1);
    stopping = true;
    log.info({ event: "server.stopping", reason }, "server.stopping");
    const inTime = await endWithin(drainMs, drain(app, drainMs).then(close));
    log.info({ event: "server.stopped", inTime }, "server.stopped");
    process.exit(exitCode);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  return stop;
}

/** Requests that have not ended shortly before the time is up are cut, so that the database is still closed properly. */
async function drain({ http, readiness }: App, drainMs: number): Promise<void> {
  readiness.leave();
  const cut = setTimeout(() => http.server.closeAllConnections(), drainMs * 0.8).unref();
  await http.close();
  clearTimeout(cut);
}

/** Whether `work` ended within the time; its failure counts as an end. */
async function endWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const end = work.then(
    () => true,
    () => true,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false));
  return Promise.race([end, late]);
}

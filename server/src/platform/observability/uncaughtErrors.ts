import type { FastifyBaseLogger } from "fastify";
import type { Stop } from "../../shutdown";

/**
 * Handles errors that nothing caught. A rejected promise concerns one piece of work: it is logged, and the process goes
 * on. An exception may have left anything half done: the process drains and exits with 1, so that its supervisor
 * restarts it.
 */
export function handleUncaughtErrors(log: Pick<FastifyBaseLogger, "error" | "fatal">, stop: Stop): void {
  process.on("unhandledRejection", (err) => {
    log.error({ event: "process.rejection", err }, "process.rejection");
  });
  process.on("uncaughtException", (err) => {
    log.fatal({ event: "process.exception", err }, "process.exception");
    void stop("uncaughtException", 1);
  });
}

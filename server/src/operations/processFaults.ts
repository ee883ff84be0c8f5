import type { FastifyBaseLogger } from "fastify";
import type { Stop } from "./shutdown";

/**
 * What nobody caught. A rejected promise concerns one piece of work: it is logged, and the process lives. An exception
 * may have left anything half done: the process is drained and ends with 1, for its supervisor to start anew.
 */
export function watchProcessFaults(log: Pick<FastifyBaseLogger, "error" | "fatal">, stop: Stop): void {
  process.on("unhandledRejection", (err) => {
    log.error({ event: "process.rejection", err }, "process.rejection");
  });
  process.on("uncaughtException", (err) => {
    log.fatal({ event: "process.exception", err }, "process.exception");
    void stop("uncaughtException", 1);
  });
}

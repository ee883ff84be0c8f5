import type { FastifyBaseLogger } from "fastify";

/** Shuts the process down in order. */
export type Stop = (reason: string, exitCode?: number) => Promise<void>;

/**
 * Handles uncaught errors. An unhandled rejection is logged, and the process continues. After an uncaught exception the state
 * is unknown: the process drains and exits with 1, so that its supervisor restarts it.
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

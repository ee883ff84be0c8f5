import type { App } from "../app";

interface Options {
  app: App;
  close: () => Promise<void>;
}

/** On SIGTERM or SIGINT: what is in flight is finished, then everything is closed and the process ends with 0. */
export function installShutdown({ app, close }: Options): void {
  const stop = async () => {
    await app.http.close();
    await close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

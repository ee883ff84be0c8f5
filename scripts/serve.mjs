import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "./run.mjs";
import { freePort } from "./scratchServers.mjs";

/** The options that `npm start` passes to Node.js. */
const { scripts } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8"));
export const nodeFlags = scripts.start.match(/--\S+/g);

const quiet = { GRAVATAR: "false", LOG_LEVEL: "warn" };

/**
 * Starts the built server for a test or a measurement and waits until it is ready. `kill(signal)` resolves with the exit
 * code. `log`: a file for its warnings and errors.
 */
export async function serve({ port, env, entry = ["server/dist/main.js"], cwd = top, log = null }) {
  const metricsPort = String(await freePort());
  const settings = { PORT: String(port), HOST: "127.0.0.1", METRICS_PORT: metricsPort, ...quiet, ...env };
  const child = spawn(process.execPath, [...nodeFlags, ...entry], {
    cwd,
    env: { ...process.env, NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "", ...settings },
    stdio: ["ignore", log === null ? "ignore" : openSync(log, "a"), "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  return {
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    pid: child.pid,
    kill: async (signal = "SIGTERM") => {
      child.kill(signal);
      return Promise.race([
        gone,
        wait(60_000, null, { ref: false }).then(() => Promise.reject(new Error("the server did not stop in 60 s"))),
      ]);
    },
  };
}

/** Many times what a start takes: on a busy machine it is not the start that is slow. */
export const readyMs = 240_000;

async function ready(url, child) {
  for (const end = Date.now() + readyMs; Date.now() < end;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error("the server was not ready within four minutes");
}

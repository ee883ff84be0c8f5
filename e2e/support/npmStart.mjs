import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Runs `npm start` in a clone, with what the settings of this shell could change left out. */
export function npmStart(clone, settings) {
  const quiet = { LOG_LEVEL: "warn", GRAVATAR: "false", NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "", JWT_SECRET: "" };
  const npm = { npm_config_ignore_scripts: "true" };
  const env = { ...process.env, ...quiet, ...npm };
  for (const [key, value] of Object.entries(settings)) env[key] = String(value);
  const child = spawn("npm", ["start"], { cwd: clone, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const gone = new Promise((resolve) => child.once("exit", resolve));
  return {
    gone,
    output: () => text,
    // As Ctrl+C does: the signal goes to npm and to what it runs.
    stop: async () => {
      if (child.exitCode === null) process.kill(-child.pid, "SIGINT");
      return Promise.race([gone, wait(60_000, "no exit within 60 s", { ref: false })]);
    },
  };
}

/** Whether the service became ready; false once it has ended, or when the time is over. */
export async function untilReady(port, server, limitMs) {
  const end = Date.now() + limitMs;
  const ended = server.gone.then(() => true);
  while (Date.now() < end) {
    const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return true;
    if (await Promise.race([ended, wait(100, false)])) return false;
  }
  return false;
}

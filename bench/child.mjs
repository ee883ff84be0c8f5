import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";

/** Starts another server for the measurement on a free port, and waits until it responds. */
export async function startChild(file, env) {
  const port = await freePort();
  const settings = { ...process.env, NODE_ENV: "production", ...env, PORT: String(port) };
  const child = spawn(process.execPath, [file], { cwd: top, env: settings, stdio: "inherit" });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  const kill = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  for (let tries = 0; !(await fetch(url).catch(() => null)); tries++) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it answered`);
    if (tries > 300) await kill().then(() => Promise.reject(new Error(`${file} did not answer within 30 s`)));
    await wait(100);
  }
  return { url, pid: child.pid, kill };
}

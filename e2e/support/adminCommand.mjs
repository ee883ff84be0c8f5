import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "../../scripts/run.mjs";

const quiet = { RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };

/** What the operator's command prints, with the settings of a site; throws when it fails. */
export async function admin(settings, ...args) {
  const { ended, printed } = startAdmin(settings, args);
  const code = await ended;
  if (code !== 0) throw new Error(`admin ${args.join(" ")} ended with ${code}: ${printed()}`);
  return printed();
}

/** Kills the command (kill -9) after a time; one that was quicker has ended. */
export async function killAdmin(settings, args, afterMs) {
  const { child, ended } = startAdmin(settings, args);
  await Promise.race([ended, wait(afterMs)]);
  child.kill("SIGKILL");
  await ended;
}

function startAdmin(settings, args) {
  const none = { NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "", SUDO_USER: "" };
  const child = spawn(process.execPath, ["server/dist/commands/admin.js", ...args], {
    cwd: top,
    env: { ...process.env, ...none, ...quiet, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (some) => (text += some));
  const ended = new Promise((resolve) => child.once("close", resolve));
  return { child, ended, printed: () => text };
}

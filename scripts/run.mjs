import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the repository. */
export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Runs a command with its output shown, unless `stdio` says otherwise. Rejects when it fails; `allowFailure` resolves
 * with the exit code instead. After `seconds`, if given, the command and all that it started are killed: it has failed.
 * With `passSignals` it is the command that decides what SIGINT and SIGTERM do.
 */
export function run(command, args, options = {}) {
  const { allowFailure = false, env = {}, cwd = top, stdio = "inherit", seconds, passSignals = false } = options;
  return new Promise((resolve, reject) => {
    const [file, ...before] = command === "npm" ? npm() : [command];
    // A group of its own, so that what the command started can be ended with it.
    const child = spawn(file, [...before, ...args], {
      cwd,
      stdio,
      env: { ...process.env, ...env },
      detached: seconds !== undefined,
    });
    const limit =
      seconds && setTimeout(() => endGroup(child.pid, `${command} ${args.join(" ")}`, seconds), seconds * 1_000);
    if (passSignals) for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(limit);
      if (code === 0 || allowFailure) resolve(code ?? 1);
      else reject(new Error(`${command} ${args.join(" ")} failed with ${code}`));
    });
  });
}

function endGroup(pid, what, seconds) {
  console.error(`\n!!! ${what} did not end within ${seconds} s and is killed. !!!`);
  process.kill(-pid, "SIGKILL");
}

/** Runs a file with this same Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** The npm that called us, or the one on the path. */
function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js") ? [process.execPath, script] : ["npm"];
}

/** Ends a script with one readable line. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const top = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Runs a command and shows its output, unless `stdio` says otherwise. Rejects when it fails; with `allowFailure` it resolves
 * with the exit code. After `seconds`, the command and its child processes are killed, which counts as a failure. With
 * `passSignals` the command handles SIGINT and SIGTERM itself.
 */
export function run(command, args, options = {}) {
  const { allowFailure = false, env = {}, cwd = top, stdio = "inherit", seconds, passSignals = false } = options;
  return new Promise((resolve, reject) => {
    const [file, ...before] = command === "npm" ? npm() : [command];
    // A process group of its own, so that the child processes can be killed too.
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
  console.error(`\n!!! ${what} did not end within ${seconds} s and was killed. !!!`);
  process.kill(-pid, "SIGKILL");
}

/** Runs a file with the same Node.js. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** The npm that started this script, or the one in the PATH. */
function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith(".js") ? [process.execPath, script] : ["npm"];
}

/** Prints the message of an error and exits with 1. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

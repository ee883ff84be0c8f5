import { spawn } from "node:child_process";
import { top } from "../../scripts/run.mjs";

/** `npm run jobs` beside the servers: it begins, and ends within seconds when it is asked to; `--retry-dead` puts jobs back. */
export async function runJobsProcess(settings) {
  const { printed: put, code } = await npmRun(settings, ["jobs", "--", "--retry-dead"]);
  if (code !== 0 || !/\d+ dead letters are put back/.test(put))
    throw new Error(`jobs --retry-dead ended with ${code}: ${put}`);
  const { printed, code: ended } = await npmRun({ ...settings, LOG_LEVEL: "info" }, ["jobs"], /"jobs\.started"/);
  if (ended !== 0) throw new Error(`npm run jobs ended with ${ended}: ${printed}`);
}

/** Ends it (SIGTERM) once it has printed `until`; without that, it ends by itself. */
async function npmRun(settings, words, until = null) {
  const env = { ...process.env, NODE_ENV: "", ...settings };
  const child = spawn("npm", ["run", "--silent", ...words], {
    cwd: top,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  let isAsked = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      printed += text;
      if (isAsked || !until?.test(printed)) return;
      isAsked = true;
      // The whole group: npm does not pass a signal on.
      process.kill(-child.pid, "SIGTERM");
    });
  const giveUp = setTimeout(() => process.kill(-child.pid, "SIGKILL"), 60_000);
  const [code, signal] = await new Promise((resolve) => child.once("close", (...end) => resolve(end)));
  clearTimeout(giveUp);
  return { printed, code: code ?? (isAsked && signal === "SIGTERM" ? 0 : signal) };
}

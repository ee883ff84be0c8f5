import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { npmStart, untilReady } from "../e2e/support/npmStart.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";

/**
 * The time of `npm start` on a fresh clone until the service is ready, compared with another commit, in turns, `--rounds` times
 * each (2). Fails above `--at-most` (.65) of the other's time. The clones are removed at the end: for half a minute after
 * forty thousand files were removed, ext4 takes several times as long to create a file, because it passes over their inodes.
 */
const option = (name, standard) => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? standard : process.argv[place + 1];
};

const clones = [];

async function main() {
  const against = option("against");
  if (!against) throw new Error("say which commit to compare with: --against COMMIT");
  const total = { [against]: 0, HEAD: 0 };
  for (let round = 1; round <= Number(option("rounds", 2)); round++)
    for (const commit of Object.keys(total)) {
      const seconds = await timeFirstStart(commit);
      console.log(`${commit}: ready after ${seconds.toFixed(1)} s`);
      total[commit] += seconds;
    }
  const ratio = total.HEAD / total[against];
  console.log(`HEAD takes ${ratio.toFixed(2)} of the time of ${against}`);
  if (ratio > Number(option("at-most", 0.65))) throw new Error("That is more than it may take.");
}

async function timeFirstStart(commit) {
  const clone = mkdtempSync(path.join(tmpdir(), "study-circle-start-"));
  clones.push(clone);
  execFileSync("git", ["clone", "--quiet", top, clone]);
  execFileSync("git", ["checkout", "--quiet", commit === "HEAD" ? headOf(top) : commit], { cwd: clone });
  // So that disk writes of the previous start do not count.
  execFileSync("sync");
  const port = await freePort();
  const start = Date.now();
  const server = npmStart(clone, { PORT: port });
  const isReady = await untilReady(port, server, 600_000);
  const seconds = (Date.now() - start) / 1_000;
  await server.stop();
  if (!isReady) throw new Error(`${commit} never became ready:\n${server.output()}`);
  return seconds;
}

const headOf = (folder) => execFileSync("git", ["rev-parse", "HEAD"], { cwd: folder, encoding: "utf8" }).trim();

await main()
  .finally(() => clones.forEach((clone) => rmSync(clone, { recursive: true, force: true })))
  .catch(fail);

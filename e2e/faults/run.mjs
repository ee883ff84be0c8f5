import { buildWhatChanged } from "../../scripts/build.mjs";
import { ensureInstalled } from "../../scripts/ensure.mjs";
import { writeResult } from "../../scripts/results.mjs";
import { runNode } from "../../scripts/run.mjs";
import { sharePostgres } from "./support/sharedPostgres.mjs";

/**
 * Runs every fault command in its short form; CI calls it. Each also runs alone, in full. Those that need PostgreSQL, but
 * kill nothing, share one. The first two rows run side by side: they check that nothing is lost, and mostly wait.
 * `--untimed` runs these only, beside other work; `--timed` runs those that other work would disturb.
 */
const sideBySide = [
  ["slowBody", "dataFolder"],
  ["liveTruth", "bookIndex", "bookVectors"],
];
/** These compare response times, or need a process that is soon scheduled, so they run alone. */
const alone = [
  "shutdown",
  "overload",
  "lockedRow",
  "migrationUnderLoad",
  "silentDatabase",
  "hostileVariables",
  "largeAnswer",
  "loopHold",
];
/** These check only times, which other load can disturb, so they are retried once after a failure. */
const timed = new Set(["overload", "hostileVariables", "largeAnswer", "loopHold"]);
const rows = process.argv.includes("--timed") ? [] : sideBySide;
const inTurn = process.argv.includes("--untimed") ? [] : alone;
const commands = [...rows.flat(), ...inTurn];

// Before commands run side by side, because they must not install packages or build the same folder at once.
await ensureInstalled();
await buildWhatChanged(["server"]);
process.env.BUILD_IS_CURRENT = "true";
const postgres = await sharePostgres();
if (postgres) process.env.FAULTS_DATABASE_URL = postgres.url;
const tried = [...(await Promise.all(rows.map(runInOrder))).flat(), ...(await runInOrder(inTurn))];
const failed = [
  ...tried.filter((name) => !timed.has(name)),
  ...(await runInOrder(tried.filter((name) => timed.has(name)))),
];
await postgres?.stop();
const suite = rows.length > 0 && inTurn.length > 0 ? "faults" : `faults-${rows.length > 0 ? "untimed" : "timed"}`;
writeResult(suite, { passed: commands.length - failed.length, failed: failed.length });
process.exitCode = failed.length > 0 ? 1 : 0;

/** Which of them failed. */
async function runInOrder(names) {
  const failed = [];
  for (const name of names) {
    const start = Date.now();
    const code = await runNode([`e2e/faults/${name}.mjs`, "--short"], { allowFailure: true });
    console.log(`${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - start) / 1000)} s`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}

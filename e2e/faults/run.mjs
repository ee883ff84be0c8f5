import { buildWhatChanged } from "../../scripts/build.mjs";
import { writeResult } from "../../scripts/results.mjs";
import { runNode } from "../../scripts/run.mjs";

/**
 * Runs every fault command in its short form; CI calls it. Each also runs alone, in full. The first two rows run side by
 * side: they check that nothing is lost, and `slowBody` mostly waits.
 */
const sideBySide = [
  ["slowBody", "dataFolder", "shutdown"],
  ["liveTruth", "mail"],
];
/** These compare how long answers take, so nothing else may run beside them. */
const alone = [
  ...["overload", "lockedRow", "migrationUnderLoad", "silentDatabase"],
  ...["hostileVariables", "largeAnswer"],
];
const commands = [...sideBySide.flat(), ...alone];

const failed = [];
// Commands that run side by side must not build the same folder.
await buildWhatChanged(["server"]);
await Promise.all(sideBySide.map(runInOrder));
await runInOrder(alone);
writeResult("faults", { passed: commands.length - failed.length, failed: failed.length });
process.exitCode = failed.length > 0 ? 1 : 0;

async function runInOrder(names) {
  for (const name of names) {
    const start = Date.now();
    const code = await runNode([`e2e/faults/${name}.mjs`, "--short"], { allowFailure: true });
    console.log(`${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - start) / 1000)} s`);
    if (code !== 0) failed.push(name);
  }
}

import { writeResult } from "../../scripts/results.mjs";
import { runNode } from "../../scripts/run.mjs";

/** Runs every fault command in its short form, one after the other; CI calls it. Each also runs alone, in full. */
const commands = [
  ...["dataFolder", "overload", "shutdown", "slowBody"],
  ...["liveTruth", "lockedRow", "migrationUnderLoad", "silentDatabase"],
  ...["hostileVariables", "largeAnswer"],
];

const failed = [];
for (const name of commands) {
  const start = Date.now();
  const code = await runNode([`e2e/faults/${name}.mjs`, "--short"], { allowFailure: true });
  console.log(`${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (code !== 0) failed.push(name);
}
writeResult("faults", { passed: commands.length - failed.length, failed: failed.length });
process.exitCode = failed.length > 0 ? 1 : 0;

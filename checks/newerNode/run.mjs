import { existsSync } from "node:fs";
import path from "node:path";
import { fail, top } from "../../scripts/run.mjs";
import { runSuite } from "../../scripts/test.mjs";
import { installIn } from "../install.mjs";

/**
 * Runs the server's tests of time on Node 24, which has newer rules of time zones than Node 20. Its program is installed when
 * it is first needed; without a registry, and on systems for which there is no such package, the check is skipped.
 */
const folder = path.join(top, "checks/newerNode");
const program = path.join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin/node");

const testsOfTime = [
  "server/src/features/studySessions/dates/dates",
  "server/src/features/studySessions/dates/recomputeDates",
  "server/src/features/notifications/mails/localTime",
  "server/src/features/profiles/availability/hours",
  "server/src/features/rooms/stats/days",
  "server/src/platform/time",
];

async function main() {
  if (!(await installIn(folder, "Node 24")) || !existsSync(program))
    return console.warn(
      "\n!!! There is no program of Node 24 for this system: the tests of time on it are SKIPPED. !!!\n",
    );
  if (!(await runSuite("newer-node", "server", { args: testsOfTime, program }))) process.exitCode = 1;
}

await main().catch(fail);

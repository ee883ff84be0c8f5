import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { Member } from "./processes/Member.mjs";
import { groupsAreNeverOverfull, datesAreNeverOverfull } from "./processes/placeChecks.mjs";
import { roomCrosses, timerCrosses } from "./processes/roomChecks.mjs";
import { eventsCross, logoutCrosses, ratesAreShared, writesAreSeenAtOnce } from "./processes/sharingChecks.mjs";
import { Stage } from "./processes/Stage.mjs";

/**
 * `npm run bench:processes`: starts two processes, a PostgreSQL and a Redis, and checks the guarantees between them.
 */
const checks = [
  ["what one writes at one process is seen at both at once", writesAreSeenAtOnce],
  ["live events reach who is connected to the other process", eventsCross],
  ["B16 who enters and leaves a room at one process is seen at the other within seconds", roomCrosses],
  ["B17 a timer that is started at one process runs at the other, to the same second", timerCrosses],
  ["B18 200 who join a group of 50 at both processes at once make exactly 50", groupsAreNeverOverfull],
  ["B18 50 who answer for 5 places at both at once: 5 go, the others wait in order and move up", datesAreNeverOverfull],
  ["a rate that is used up at one process is used up at the other", ratesAreShared],
  ["who logs out at one process is out at the other, sockets and all", logoutCrosses],
];

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const stage = new Stage();
  const end = async (code) => (await stage.close(), process.exit(code));
  process.once("SIGINT", () => void end(130)).once("SIGTERM", () => void end(143));
  try {
    const missing = await stage.open();
    if (missing) return skip(missing);
    await runChecks(await meet(stage));
  } finally {
    await stage.close();
  }
}

function skip(reason) {
  console.warn(`\n!!! ${reason}: what holds between two processes is SKIPPED. !!!\n`);
  writeResult("processes", { passed: 0, failed: 0, skipped: checks.length });
}

async function meet(stage) {
  const [ada, grace, alan] = await Promise.all(
    ["Ada", "Grace", "Alan"].map((name) => Member.register(stage.first, name)),
  );
  return { ...stage, ada, grace, alan, both: [stage.first, stage.second] };
}

async function runChecks(scene) {
  let failed = 0;
  for (const [name, check] of checks) {
    const start = performance.now();
    const error = await check(scene).then(
      (note) => (console.log(`ok    ${name}${note ? `: ${note}` : ""}`), null),
      (error) => error,
    );
    if (!error) continue;
    failed++;
    console.error(`FAIL  ${name} (after ${seconds(start)})\n      ${error.message.replaceAll("\n", "\n      ")}`);
  }
  writeResult("processes", { passed: checks.length - failed, failed });
  if (failed > 0) process.exitCode = 1;
}

const seconds = (start) => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

await main().catch(fail);

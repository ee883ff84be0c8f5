import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { deadReplicaIsNoError, hangingReplicaIsNoError } from "./processes/failingReplicaChecks.mjs";
import { limits } from "./processes/limits.mjs";
import { Member } from "./processes/Member.mjs";
import { groupsAreNeverOverfull, datesAreNeverOverfull } from "./processes/placeChecks.mjs";
import {
  caughtUpReplicaIsRead,
  laggingReplicaIsLeftOut,
  newGroupsAreFound,
  ownWritesAreSeenAtOnce,
  readsGoToTheReplica,
} from "./processes/replicaChecks.mjs";
import { roomCrosses, timerCrosses } from "./processes/roomChecks.mjs";
import { eventsCross, logoutCrosses, ratesAreShared } from "./processes/sharingChecks.mjs";
import { Stage } from "./processes/Stage.mjs";

/**
 * `npm run bench:processes`: starts two processes, a primary, a streaming replica and a Redis, and checks the guarantees between
 * them. `--short`: less load.
 */
const short = process.argv.includes("--short");
const load = short ? { readers: 8, seconds: 1, deaths: 1 } : { readers: 16, seconds: 5, deaths: 3 };

const checks = [
  ["reads go to the replica, through both processes", readsGoToTheReplica],
  ["who wrote sees it at once through both processes, while others may not yet", ownWritesAreSeenAtOnce],
  ["a group that the replica does not have yet can be opened by anyone", newGroupsAreFound],
  ["a replica that falls behind is left out", laggingReplicaIsLeftOut],
  ["and is read from again when it has caught up, by the writer too", caughtUpReplicaIsRead],
  ["live events reach who is connected to the other process", eventsCross],
  ["B16 who enters and leaves a room at one process is seen at the other within seconds", roomCrosses],
  ["B17 a timer that is started at one process runs at the other, to the same second", timerCrosses],
  ["B18 200 who join a group of 50 at both processes at once make exactly 50", groupsAreNeverOverfull],
  ["B18 50 who answer for 5 places at both at once: 5 go, the others wait in order and move up", datesAreNeverOverfull],
  ["a rate that is used up at one process is used up at the other", ratesAreShared],
  ["who logs out at one process is out at the other, sockets and all", logoutCrosses],
  ["a replica that hangs under load costs nobody an error", hangingReplicaIsNoError],
  [
    "a replica that dies under load costs nobody an error, and is read from again when it is back",
    deadReplicaIsNoError,
  ],
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

/** Registers the members, and waits until none of them counts as a recent writer. */
async function meet(stage) {
  const names = ["Ada", "Grace", "Alan", ...Array.from({ length: load.readers }, (_, n) => `Reader${n}`)];
  const [ada, grace, alan, ...readers] = await Promise.all(names.map((name) => Member.register(stage.first, name)));
  await wait(limits.ownWritesMs + 500);
  return { ...stage, stage, ada, grace, alan, readers, load, both: [stage.first, stage.second] };
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

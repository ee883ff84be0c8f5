import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { limits } from "./limits.mjs";
import { startLoad } from "./load.mjs";
import { replicaIsRead } from "./replicaIsRead.mjs";
import { until } from "./until.mjs";

export async function hangingReplicaIsNoError({ stage, readers, both, load }) {
  const stop = startLoad(both, readers);
  await wait(load.seconds * 1_000);
  stage.replica.signal("SIGSTOP");
  await wait(limits.executionMs + 500);
  stage.replica.signal("SIGCONT");
  return checkLoad(await stop());
}

export async function deadReplicaIsNoError({ stage, grace, readers, both, load }) {
  const notes = [];
  for (let death = 0; death < load.deaths; death++) {
    await until(() => replicaIsRead(stage, grace), 10_000, "the replica is not read from before it dies");
    const stop = startLoad(both, readers);
    await wait(load.seconds * 1_000);
    await stage.replica.kill();
    await wait(load.seconds * 1_000);
    notes.push(checkLoad(await stop()));
    await stage.replica.start();
    await stage.connectReplica();
    await until(() => replicaIsRead(stage, grace), 15_000, "the replica is back, but not read from");
  }
  return notes.join("; ");
}

function checkLoad({ answers, failures, slowestMs }) {
  assert.deepEqual([...new Set(failures)], [], `${failures.length} of ${answers} answers are failures`);
  return `${answers} answers, the slowest after ${Math.round(slowestMs)} ms`;
}

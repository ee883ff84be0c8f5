import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { startLoad } from "./processes/load.mjs";
import { Member } from "./processes/Member.mjs";
import { rateFactor, Stage } from "./processes/Stage.mjs";
import { until } from "./processes/until.mjs";

/**
 * `npm run bench:processes`: two processes, a primary, a streaming replica and a Redis, started for this, and what must
 * hold between them. `--short` loads them for a shorter time.
 */
const short = process.argv.includes("--short");
const load = short ? { readers: 8, seconds: 1, deaths: 1 } : { readers: 16, seconds: 5, deaths: 3 };

/** As in server/src/platform/limits/limits.ts. */
const ownWritesMs = 5_000;
const replicaBehindMs = 3_000;
const executionMs = 5_000;

const text = "Written while the replica stands still";

const checks = [
  ["reads go to the replica, through both processes", readsGoToTheReplica],
  ["who wrote sees it at once through both processes, while others may not yet", ownWritesAreSeenAtOnce],
  ["a group that the replica does not have yet can be opened by anyone", newGroupsAreFound],
  ["a replica that falls behind is left out", laggingReplicaIsLeftOut],
  ["and is read from again when it has caught up, by the writer too", caughtUpReplicaIsRead],
  ["live events reach who is connected to the other process", eventsCross],
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

/** The members, none of whom wrote lately any more. */
async function meet(stage) {
  const names = ["Ada", "Grace", "Alan", ...Array.from({ length: load.readers }, (_, n) => `Reader${n}`)];
  const [ada, grace, alan, ...readers] = await Promise.all(names.map((name) => Member.register(stage.first, name)));
  await wait(ownWritesMs + 500);
  return { ...stage, stage, ada, grace, alan, readers, both: [stage.first, stage.second] };
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

async function readsGoToTheReplica({ stage, primarySql, grace, both }) {
  await until(() => replicaIsRead(stage, grace), 10_000, "the replica is not read from");
  const before = [await stage.readsOf(primarySql), await stage.readsOf(stage.replicaSql)];
  for (let round = 0; round < 25; round++) for (const url of both) await grace.readFeed(url);
  const after = [await stage.readsOf(primarySql), await stage.readsOf(stage.replicaSql)];
  assert.deepEqual([after[0] - before[0], after[1] - before[1]], [0, 50], "reads of the primary and of the replica");
  return "50 of 50";
}

async function ownWritesAreSeenAtOnce(scene) {
  const { stage, ada, grace, first, second } = scene;
  await stage.replicaSql.query("select pg_wal_replay_pause()");
  scene.newPost = await ada.publish(first, text);
  const own = [await ada.readFeed(second), await ada.readFeed(first)];
  const others = [await grace.readFeed(second), await grace.readFeed(first)];
  assert.deepEqual(
    own.map((feed) => feed[0]),
    [text, text],
    "what the writer sees",
  );
  assert.deepEqual(
    others.map((feed) => feed.includes(text)),
    [false, false],
    "whether others see it: the replica has it not",
  );
}

async function newGroupsAreFound({ grace, both, newPost }) {
  for (const url of both) {
    const { post } = await grace.ask(url, "query ($id: ID!) { post(id: $id) { text } }", { id: newPost });
    assert.equal(post?.text, text);
  }
}

async function laggingReplicaIsLeftOut({ stage, grace, both }) {
  const start = performance.now();
  const seesIt = async () =>
    (await Promise.all(both.map((url) => grace.readFeed(url)))).every((feed) => feed[0] === text);
  await until(seesIt, replicaBehindMs + 1_500, "others still read from a replica that stands still");
  const after = seconds(start);
  assert.equal(await replicaIsRead(stage, grace), false, "the replica is still read from");
  return `after ${after}`;
}

async function caughtUpReplicaIsRead({ stage, ada, grace, both }) {
  await stage.replicaSql.query("select pg_wal_replay_resume()");
  const start = performance.now();
  await until(() => replicaIsRead(stage, grace), 5_000, "a replica that has caught up is not read from");
  const after = seconds(start);
  for (const url of both) assert.equal((await grace.readFeed(url))[0], text);
  await until(() => replicaIsRead(stage, ada), ownWritesMs + 1_000, "the writer reads from the primary for ever");
  return `after ${after}`;
}

async function eventsCross({ ada, grace, first, second, newPost: id }) {
  const listeners = [
    grace.listen(second, "subscription { postAdded { text author { name } comments { nodes { id } } } }"),
    grace.listen(second, "subscription ($id: ID!) { commentAdded(postId: $id) { text author { name } } }", { id }),
    grace.listen(second, "subscription ($id: ID!) { likesChanged(postId: $id) { likeCount } }", { id }),
  ];
  await Promise.all(listeners.map(({ ready }) => ready));
  await wait(300);
  await ada.publish(first, "Across processes");
  await ada.ask(
    first,
    `mutation { addComment(input: { postId: "${id}", text: "Me too" }) { id } likePost(id: "${id}") { id } }`,
  );
  await until(() => listeners.every(({ heard }) => heard.length > 0), 5_000, "not all events arrived");
  assert.deepEqual(
    listeners.map(({ heard }) => heard),
    [
      [{ postAdded: { text: "Across processes", author: { name: "Ada" }, comments: { nodes: [] } } }],
      [{ commentAdded: { text: "Me too", author: { name: "Ada" } } }],
      [{ likesChanged: { likeCount: 1 } }],
    ],
  );
  await Promise.all(listeners.map((listener) => listener.leave()));
}

async function ratesAreShared({ alan, ada, first, second, newPost: id }) {
  const ten = Array.from({ length: 10 }, (_, n) => `a${n}: likePost(id: "${id}") { id }`).join(" ");
  const atOnce = () => Promise.all(Array.from({ length: 8 }, () => alan.send(first, `mutation { ${ten} }`)));
  let sent = 0;
  for (let last = []; last.every(({ status }) => status === 200); sent += 80) {
    assert.ok(sent <= 80 * rateFactor + 80, "the rate is never used up");
    last = await atOnce();
  }
  const [there, other] = [alan, ada].map((member) => member.send(second, `mutation { likePost(id: "${id}") { id } }`));
  assert.equal((await there).errors?.[0].extensions.code, "RATE_LIMITED");
  assert.equal((await other).errors, undefined, "someone else's rate is used up too");
}

async function logoutCrosses({ grace: { name, token }, first, second }) {
  const leaver = await Member.register(first, "Leaver");
  const listener = leaver.listen(second, "subscription { postAdded { id } }");
  await listener.ready;
  assert.deepEqual(await leaver.ask(second, "{ me { name } }"), { me: { name: "Leaver" } });
  await leaver.ask(first, "mutation { logout }");
  const { errors } = await leaver.send(second, "{ me { name } }");
  assert.equal(errors?.[0].extensions.code, "UNAUTHENTICATED");
  assert.equal(await Promise.race([listener.closed, wait(2_000, "still open")]), 4401);
  assert.deepEqual(await new Member(name, token).ask(second, "{ me { name } }"), { me: { name } });
}

async function hangingReplicaIsNoError({ stage, readers, both }) {
  const stop = startLoad(both, readers);
  await wait(load.seconds * 1_000);
  stage.replica.signal("SIGSTOP");
  await wait(executionMs + 500);
  stage.replica.signal("SIGCONT");
  return checkLoad(await stop());
}

async function deadReplicaIsNoError({ stage, grace, readers, both }) {
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

/** Whether this member's reading arrives at the replica, through both processes. */
async function replicaIsRead(stage, member) {
  const before = await stage.readsOf(stage.replicaSql);
  await Promise.all([stage.first, stage.second].map((url) => member.readFeed(url)));
  return (await stage.readsOf(stage.replicaSql)) === before + 2;
}

const seconds = (start) => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

await main().catch(fail);

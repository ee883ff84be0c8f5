import assert from "node:assert/strict";
import { limits } from "./limits.mjs";
import { replicaIsRead } from "./replicaIsRead.mjs";
import { until } from "./until.mjs";

/** What a replica must not change for those who read, in this order: each check goes on where the one before ended. */
const text = "Written while the replica stands still";

export async function readsGoToTheReplica({ stage, primarySql, grace, both }) {
  await until(() => replicaIsRead(stage, grace), 10_000, "the replica is not read from");
  const before = [await stage.readsOf(primarySql), await stage.readsOf(stage.replicaSql)];
  for (let round = 0; round < 25; round++) for (const url of both) await grace.readFeed(url);
  const after = [await stage.readsOf(primarySql), await stage.readsOf(stage.replicaSql)];
  assert.deepEqual([after[0] - before[0], after[1] - before[1]], [0, 50], "reads of the primary and of the replica");
  return "50 of 50";
}

export async function ownWritesAreSeenAtOnce(scene) {
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

export async function newGroupsAreFound({ grace, both, newPost }) {
  for (const url of both) {
    const { post } = await grace.ask(url, "query ($id: ID!) { post(id: $id) { text } }", { id: newPost });
    assert.equal(post?.text, text);
  }
}

export async function laggingReplicaIsLeftOut({ stage, grace, both }) {
  const start = performance.now();
  const seesIt = async () =>
    (await Promise.all(both.map((url) => grace.readFeed(url)))).every((feed) => feed[0] === text);
  await until(seesIt, limits.replicaBehindMs + 1_500, "others still read from a replica that stands still");
  const after = seconds(start);
  assert.equal(await replicaIsRead(stage, grace), false, "the replica is still read from");
  return `after ${after}`;
}

export async function caughtUpReplicaIsRead({ stage, ada, grace, both }) {
  await stage.replicaSql.query("select pg_wal_replay_resume()");
  const start = performance.now();
  await until(() => replicaIsRead(stage, grace), 5_000, "a replica that has caught up is not read from");
  const after = seconds(start);
  for (const url of both) assert.equal((await grace.readFeed(url))[0], text);
  await until(
    () => replicaIsRead(stage, ada),
    limits.ownWritesMs + 1_000,
    "the writer reads from the primary for ever",
  );
  return `after ${after}`;
}

const seconds = (start) => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

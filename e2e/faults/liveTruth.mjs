import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * M6: 30 members like a post and 30 comment on it at once, in each of 40 rounds. A subscriber must end with the
 * true counts and with every comment once, and never receive an older state after a newer one. On the embedded database,
 * on PostgreSQL, and through two processes with Redis. `--short`: 3 rounds each.
 */
const rounds = process.argv.includes("--short") ? 3 : 40;
const crowd = 30;
const env = { BOOK_ENCODER: "false" };
const state = "id version likeCount commentCount";

await buildWhatChanged(["server"]);
await onSite("embedded", { env }, check).catch(fail);
await onSite("PostgreSQL", { onPostgres: true, env }, check).catch(fail);
await onSite("two processes", { onPostgres: true, processes: 2, env }, check).catch(fail);

async function check(site) {
  const members = await site.members(crowd);
  let slowest = 0;
  for (let round = 0; round < rounds; round++) slowest = Math.max(slowest, await play(site, members));
  return `${rounds} rounds, every listener ended with the truth within ${Math.round(slowest)} ms`;
}

async function play({ urls }, members) {
  const postId = await members[0].publish(urls[0], "A round");
  const follow = (url, field, selection) =>
    members[1].listen(url, `subscription ($id: ID!) { ${field}(postId: $id) { ${selection} } }`, { id: postId });
  const listeners = urls.map((url) => ({
    states: follow(url, "postChanged", state),
    likes: follow(url, "likesChanged", state),
    comments: follow(url, "commentAdded", `id post { ${state} }`),
  }));
  const all = listeners.flatMap((each) => Object.values(each));
  await Promise.all(all.map(({ ready }) => ready));
  await until(() => listeners.every(({ states }) => states.heard.length > 0), "no first state");
  await wait(50);
  const start = performance.now();
  const like = `mutation ($id: ID!) { likePost(id: $id) { id } }`;
  const comment = `mutation ($id: ID!) { addComment(input: { postId: $id, text: "Me too" }) { id } }`;
  const added = await Promise.all(
    members.flatMap((member, n) => [
      member.ask(urls[n % urls.length], comment, { id: postId }).then(({ addComment }) => addComment.id),
      member.ask(urls[(n + 1) % urls.length], like, { id: postId }).then(() => null),
    ]),
  );
  const truth = { id: postId, version: 1 + 2 * crowd, likeCount: crowd, commentCount: crowd };
  for (const listener of listeners) await checkDelivery(listener, { truth, ids: added.filter(Boolean).sort() });
  const took = performance.now() - start;
  await Promise.all(all.map((listener) => listener.leave()));
  return took;
}

async function checkDelivery({ states, likes, comments }, { truth, ids }) {
  await until(() => states.heard.at(-1)?.postChanged?.version === truth.version, "the last state never came");
  await until(() => comments.heard.length >= ids.length && likes.heard.length >= crowd, "events are missing");
  assert.deepEqual(states.heard.at(-1).postChanged, truth, "the last state");
  assert.deepEqual(comments.heard.map(({ commentAdded }) => commentAdded.id).sort(), ids, "the comments");
  const topics = [
    states.heard.map(({ postChanged }) => postChanged),
    likes.heard.map(({ likesChanged }) => likesChanged),
    comments.heard.map(({ commentAdded }) => commentAdded.post),
  ];
  for (const heard of topics)
    heard.forEach(({ version }, n) =>
      assert.ok(n === 0 || version >= heard[n - 1].version, "an older state came later"),
    );
  assert.equal(likes.heard.at(-1).likesChanged.likeCount, crowd, "the last likes");
}

async function until(isSo, otherwise) {
  for (const end = performance.now() + 60_000; !isSo(); await wait(10))
    if (performance.now() > end) throw new Error(otherwise);
}

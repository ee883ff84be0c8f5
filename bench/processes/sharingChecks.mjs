import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { Member } from "./Member.mjs";
import { rateFactor } from "./Stage.mjs";
import { until } from "./until.mjs";

/** No process keeps what another one changes. */
export async function writesAreSeenAtOnce(scene) {
  const { ada, grace, first, both } = scene;
  const text = "Seen by everyone at once";
  scene.newPost = await ada.publish(first, text);
  for (const member of [ada, grace]) for (const url of both) assert.equal((await member.readFeed(url))[0], text);
}

export async function eventsCross({ ada, grace, first, second, newPost: id }) {
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

export async function ratesAreShared({ alan, ada, first, second, newPost: id }) {
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

export async function logoutCrosses({ grace: { name, token }, first, second }) {
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

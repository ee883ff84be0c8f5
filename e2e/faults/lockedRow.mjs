import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * M14: 24 members like a post while another session holds the lock of its row. Writes of other rows may wait for them
 * 200 ms at most, compared with the same writes before; the 24 succeed when the lock ends. `--short`: fewer rounds.
 */
const rounds = process.argv.includes("--short") ? 4 : 20;
const maxExtraMs = 200;

await buildWhatChanged(["server"]);
await onSite("writes beside a locked row", { onPostgres: true }, check).catch(fail);

async function check(site) {
  const [url] = site.urls;
  const members = await site.members(24);
  const [lockedId, freeId] = [await members[0].publish(url, "Locked"), await members[0].publish(url, "Free")];
  const like = "mutation ($id: ID!) { likePost(id: $id) { likeCount } }";
  const unrelated = async () => {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const one = async (member) => {
        const start = performance.now();
        await member.ask(url, 'mutation ($id: ID!) { addComment(input: { postId: $id, text: "Hi" }) { id } }', {
          id: freeId,
        });
        times.push(performance.now() - start);
      };
      await Promise.all(members.map(one));
    }
    return Math.max(...times);
  };
  await unrelated();
  const before = await unrelated();
  const locker = new pg.Client({ connectionString: site.postgres.url });
  await locker.connect();
  await locker.query("begin");
  await locker.query("select from posts where id = $1 for update", [lockedId]);
  const start = performance.now();
  const blocked = members.map((member) => member.ask(url, like, { id: lockedId }));
  await wait(5);
  const during = await unrelated();
  const heldMs = performance.now() - start;
  await locker.query("commit");
  await locker.end();
  const counts = (await Promise.all(blocked)).map(({ likePost }) => likePost.likeCount);
  assert.ok(heldMs < 4_500, `the lock was held for ${Math.round(heldMs)} ms, longer than an answer may take`);
  assert.deepEqual(
    counts.sort((a, b) => a - b),
    members.map((_, n) => n + 1),
    "the likes that waited",
  );
  assert.ok(
    during <= before + maxExtraMs,
    `${Math.round(during)} ms beside the lock, ${Math.round(before)} ms without`,
  );
  return `slowest ${Math.round(during)} ms beside the lock, ${Math.round(before)} ms without; all 24 that waited succeeded`;
}

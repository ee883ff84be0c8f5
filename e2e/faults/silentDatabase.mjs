import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { onSite } from "./support/Site.mjs";
import { SilentProxy } from "./support/SilentProxy.mjs";

/**
 * M13: the connection to PostgreSQL stops responding without an error. Every request, over either API, gets 503 with Retry-After
 * within about 5 s; the process keeps running and recovers by itself. `--short`: one round.
 */
const rounds = process.argv.includes("--short") ? 1 : 5;
const maxMs = 6_500;

const proxy = new SilentProxy();
await buildWhatChanged(["server"]);
await onSite("a silent database", { onPostgres: true, proxy: (url) => proxy.open(url) }, check).catch(fail);

async function check(site) {
  site.closing.push(() => proxy.close());
  const [url] = site.urls;
  const members = await site.members(4);
  const postId = await members[0].publish(url, "Hello");
  let slowest = 0;
  let back = 0;
  for (let round = 0; round < rounds; round++) {
    proxy.isSilent = true;
    const answers = await Promise.all(Array.from({ length: 5 }, () => requests(url, members, postId)).flat());
    slowest = Math.max(slowest, ...answers.map(({ ms }) => ms));
    for (const { what, status, wait: after } of answers)
      assert.deepEqual([what, status, after !== null], [what, 503, true], "each answer names a time to retry");
    assert.ok(slowest < maxMs, `the slowest answer took ${Math.round(slowest)} ms`);
    const live = performance.now();
    assert.equal((await fetch(`${url}/health/live`)).status, 200);
    assert.ok(performance.now() - live < 1_000, "live is slow");
    assert.equal((await fetch(`${url}/health/ready`)).status, 503);
    proxy.isSilent = false;
    back = Math.max(back, await untilServed(url, members[0]));
  }
  return `${rounds * 35} answers of 503, the slowest after ${Math.round(slowest)} ms; served again ${Math.round(back)} ms later`;
}

function requests(url, [member], postId) {
  const headers = { "x-auth-token": member.token, "content-type": "application/json" };
  const graphql = (query) => ({ method: "POST", headers, body: JSON.stringify({ query }) });
  const calls = [
    ["/api/posts", { headers }],
    ["/api/profile", {}],
    [`/api/posts/like/${postId}`, { method: "PUT", headers }],
    [`/api/posts/comment/${postId}`, { method: "POST", headers, body: '{"text":"Hi"}' }],
    ["/avatars/0190a000-0000-7000-8000-000000000000", {}],
    ["/graphql", graphql("{ posts { nodes { id } } }")],
    ["/graphql", graphql(`mutation { likePost(id: "${postId}") { id } }`)],
  ];
  return calls.map(([path, options]) => timed(path, () => fetch(url + path, options)));
}

async function timed(what, send) {
  const start = performance.now();
  const answer = await send();
  await answer.text();
  return { what, status: answer.status, wait: answer.headers.get("retry-after"), ms: performance.now() - start };
}

async function untilServed(url, member) {
  const start = performance.now();
  const headers = { "x-auth-token": member.token };
  for (;;) {
    const statuses = await Promise.all(
      ["/api/posts", "/health/ready"].map((path) => fetch(url + path, { headers }).then(({ status }) => status)),
    );
    if (statuses.every((status) => status === 200)) return performance.now() - start;
    if (performance.now() - start > 10_000) throw new Error(`not served again after 10 s: ${statuses}`);
    await wait(100);
  }
}

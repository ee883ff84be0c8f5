import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { Prober } from "./support/Prober.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * M15: 50 posts with 300 comments of 5,000 characters each, 75 MB in all. Members ask for all of them over both APIs: no
 * answer has more than 2 MB, every post is reached, and others wait at most 40 times as long as when nobody asks.
 * `--short`: measures for a shorter time.
 */
const windows = process.argv.includes("--short") ? 5 : 30;
const windowMs = 400;
const [posts, comments] = [50, 300];
const maxBytes = 2_100_000;
const maxTimes = 40;
const withComments = `query ($posts: Int!, $comments: Int!) {
  posts(first: $posts) { nodes { comments(first: $comments) { nodes { text author { name } } } } }
}`;

await buildWhatChanged(["server"]);
await onSite("large answers", { onPostgres: true }, check).catch(fail);

async function check(site) {
  const [url] = site.urls;
  const members = await site.members(3);
  await fill(site, members[0]);
  const prober = new Prober(`${url}/api/profile?limit=1`);
  try {
    await longestWaits(prober);
    const quietMs = await longestWaits(prober);
    const state = { isDone: false, bytes: 0, answers: 0 };
    const asking = [readAll(url, members[0], state), readAll(url, members[1], state), ask(url, members[2], state)];
    const busyMs = await Promise.race([longestWaits(prober), Promise.all(asking)]);
    state.isDone = true;
    await Promise.all(asking);
    assert.ok(state.bytes <= maxBytes, `an answer of ${state.bytes} bytes`);
    const found = `others waited ${Math.round(busyMs)} ms at most, ${Math.round(quietMs)} ms when nobody asked`;
    assert.ok(busyMs <= quietMs * maxTimes, found);
    return `${state.answers} answers of at most ${state.bytes} bytes; ${found}`;
  } finally {
    await prober.end();
  }
}

async function fill(site, author) {
  for (let n = 0; n < posts; n++) await author.publish(site.urls[0], `Group ${n}`);
  const client = new pg.Client({ connectionString: site.postgres.url });
  await client.connect();
  await client.query(
    `insert into comments (id, post_id, author_id, text, created_at)
     select gen_random_uuid(), id, author_id, repeat('book ', 1000), now() - n * interval '1 second'
     from posts, generate_series(1, $1) n`,
    [comments],
  );
  await client.query("update posts set comment_count = $1", [comments]);
  await client.end();
}

/** The median of several maximums, which one pause of the machine does not change. */
async function longestWaits(prober) {
  const waits = [];
  await prober.longestMs();
  for (let n = 0; n < windows; n++) {
    await wait(windowMs);
    waits.push(await prober.longestMs());
  }
  return waits.sort((a, b) => a - b)[waits.length >> 1];
}

/** All posts, page by page along the `Link` headers, again and again. */
async function readAll(url, member, state) {
  do {
    const seen = new Set();
    for (let next = "/api/posts"; next;) {
      const { headers, body } = await read(state, fetch(url + next, { headers: { "x-auth-token": member.token } }));
      for (const { _id } of body) seen.add(_id);
      next = /<https?:\/\/[^/]+([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    }
    assert.equal(seen.size, posts, "posts that the pages lead to");
  } while (!state.isDone);
}

/** Too many long comments over GraphQL, which are refused, and then as many as an answer holds. */
async function ask(url, member, state) {
  const headers = { "content-type": "application/json", "x-auth-token": member.token };
  const send = (variables) =>
    read(
      state,
      fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query: withComments, variables }) }),
    );
  do {
    const large = await send({ posts: 40, comments: 20 });
    const small = await send({ posts: 10, comments: 20 });
    assert.match(large.body.errors?.[0].message ?? "", /shorter lists/);
    assert.equal(small.body.data?.posts.nodes.length, 10, JSON.stringify(small.body.errors));
  } while (!state.isDone);
}

async function read(state, asked) {
  const answer = await asked;
  const text = await answer.text();
  state.answers++;
  state.bytes = Math.max(state.bytes, Buffer.byteLength(text));
  assert.ok(answer.status < 500, `${answer.status}: ${text.slice(0, 200)}`);
  return { headers: answer.headers, body: JSON.parse(text) };
}

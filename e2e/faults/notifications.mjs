import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort, startPostgres } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { askGraphql } from "../support/askGraphql.mjs";

/**
 * C6: members reply to a post, and the process is killed in between. In the end each reply of others is in the list of
 * the post's author once, and in the list of everybody who had replied before it. `--short` runs 2 rounds instead of 20.
 */
const rounds = process.argv.includes("--short") ? 2 : 20;
/** The kill follows so many replies of a round by a random moment: then some of their jobs are waiting or running. */
const repliesBeforeKill = 10;
/** A job of a process that was killed counts as ended after this; the next start finds it. */
const expiryMs = 16_000;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const failures = [...(await playEmbedded()), ...(await playPostgres())];
  failures.forEach((failure) => console.error(failure));
  if (failures.length > 0) fail("notifications were lost or doubled");
}

async function playEmbedded() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-notifications-"));
  try {
    return await play("embedded", { DATA_DIR: dataDir, SEED_DEMO: "false" });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function playPostgres() {
  const postgres = await startPostgres();
  if (!postgres) {
    console.warn("!!! PostgreSQL is not installed: this runs on the embedded database alone. !!!");
    return [];
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-notifications-"));
  try {
    return await play("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function play(name, env) {
  const settings = { ...env, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
  const start = async () => serve({ port: await freePort(), env: settings });
  let server = await start();
  const [author, ...writers] = await Promise.all(["Ada", "Ben", "Cem"].map((name) => register(server.url, name)));
  const { createPost } = await askGraphql(
    server.url,
    `mutation { createPost(input: { text: "Linear algebra" }) { id } }`,
    {},
    author.token,
  );
  let acknowledged = 0;
  for (let round = 1; round <= rounds; round++) {
    const { url } = server;
    const mutation = `mutation { addComment(input: { postId: "${createPost.id}", text: "Round ${round}" }) { id } }`;
    const writing = writers.map(async (writer) => {
      for (;;) acknowledged += Number(Boolean(await askGraphql(url, mutation, {}, writer.token)));
    });
    const ended = Promise.allSettled(writing);
    const enough = acknowledged + repliesBeforeKill;
    while (acknowledged < enough) await wait(5);
    await wait(Math.random() * 100);
    await server.kill("SIGKILL");
    await ended;
    server = await start();
  }
  server = await restartAfterExpiry(server, start);
  const failures = await compare(server.url, { postId: createPost.id, people: [author, ...writers], acknowledged });
  console.log(`${name}: ${rounds} kills, ${acknowledged} acknowledged replies, ${failures.length} failures`);
  await server.kill();
  return failures.map((failure) => `${name}: ${failure}`);
}

async function restartAfterExpiry(server, start) {
  await wait(expiryMs);
  await server.kill();
  return start();
}

/** Waits until every list has what it should, or has stopped changing. */
async function compare(url, { postId, people, acknowledged }) {
  const comments = await readComments(url, people[0], postId);
  if (comments.length < acknowledged) return [`${acknowledged - comments.length} acknowledged replies are lost`];
  const expected = people.map(({ id }, index) => countFor(comments, id, index === 0));
  let found = [];
  for (let attempt = 0; attempt < 40; attempt++) {
    found = await Promise.all(people.map((person) => countNotified(url, person)));
    if (found.join() === expected.join()) return [];
    await wait(500);
  }
  return people
    .map((person, index) => `${person.name} was notified of ${found[index]} replies instead of ${expected[index]}`)
    .filter((_, index) => found[index] !== expected[index]);
}

/** The author is notified of every reply of others; someone who replied, of those after their own first one. */
function countFor(comments, id, isAuthor) {
  const oldestFirst = comments.toReversed().map(({ author }) => author.id);
  const from = isAuthor ? 0 : oldestFirst.indexOf(id);
  return from < 0 ? 0 : oldestFirst.slice(from).filter((author) => author !== id).length;
}

async function countNotified(url, person) {
  const query = `{ me { unreadCount notifications(first: 100) { nodes { count } } } }`;
  const { me } = await askGraphql(url, query, {}, person.token);
  const { nodes } = me.notifications;
  if (me.unreadCount !== nodes.length) throw new Error(`${me.unreadCount} unread notifications of ${nodes.length}`);
  return nodes.reduce((sum, { count }) => sum + count, 0);
}

async function readComments(url, person, postId) {
  const comments = [];
  for (let after = null, hasNextPage = true; hasNextPage;) {
    const page = `comments(first: 100, after: ${JSON.stringify(after)})`;
    const query = `{ post(id: "${postId}") { ${page} { nodes { author { id } } pageInfo { hasNextPage endCursor } } } }`;
    const { post } = await askGraphql(url, query, {}, person.token);
    comments.push(...post.comments.nodes);
    ({ hasNextPage, endCursor: after } = post.comments.pageInfo);
  }
  return comments;
}

async function register(url, name) {
  const input = { name, email: `${crypto.randomUUID()}@example.com`, password: "still here afterwards" };
  const mutation = `mutation ($input: RegisterInput!) { register(input: $input) { token user { id } } }`;
  const { token, user } = (await askGraphql(url, mutation, { input })).register;
  return { name, token, id: user.id };
}

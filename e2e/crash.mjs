import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { freePort, startPostgres } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { crashEvents } from "./support/crashEvents.mjs";

/**
 * Kills the server in the middle of writes and starts it again: whatever it had acknowledged must be there, once, and
 * every count must agree with its rows. Then the same with events: each is delivered once, or its change never happened.
 * `node e2e/crash.mjs` runs 20 rounds that are killed after 2,000 writes or a little more, and 20 with events;
 * `--short` a few small ones.
 */
const short = process.argv.includes("--short");
const plan = short ? { rounds: 3, writes: 300, eventRounds: 4 } : { rounds: 20, writes: 2_000, eventRounds: 20 };
const writers = 8;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const failures = [...(await crashEmbedded()), ...(await crashPostgres())];
  failures.forEach((failure) => console.error(failure));
  writeResult("crash", { passed: failures.length === 0 ? 2 : 1, failed: failures.length > 0 ? 1 : 0 });
  if (failures.length > 0) fail("acknowledged writes or events were lost or doubled");
}

async function crashEmbedded() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-crash-"));
  try {
    const failures = await crash("embedded", { DATA_DIR: dataDir, SEED_DEMO: "false" });
    const env = { DATA_DIR: path.join(dataDir, "events") };
    return [...failures, ...(await crashEvents("embedded", env, plan.eventRounds))];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function crashPostgres() {
  const databases = [await startPostgres(), await startPostgres()];
  const [postgres, forEvents] = databases;
  if (!postgres) {
    console.warn("!!! PostgreSQL is not installed: the crash test runs on the embedded database alone. !!!");
    return [];
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-crash-"));
  try {
    const failures = await crash("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
    const env = { DATABASE_URL: forEvents.url };
    return [...failures, ...(await crashEvents("PostgreSQL", env, plan.eventRounds))];
  } finally {
    await Promise.all(databases.map((database) => database.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function crash(name, env) {
  const settings = { ...env, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
  const acknowledged = new Map();
  let server = await serve({ port: await freePort(), env: settings });
  const token = await register(server.url);
  for (let round = 1; round <= plan.rounds; round++) {
    const { enough, writing } = write(server.url, token, { round, acknowledged });
    await enough;
    await wait(Math.random() * 200);
    await server.kill("SIGKILL");
    const writes = await writing;
    if (writes < plan.writes) return [`${name}: round ${round} had ${writes} of ${plan.writes} writes`];
    const start = Date.now();
    server = await serve({ port: await freePort(), env: settings });
    console.log(`${name}, round ${round}: ${writes} acknowledged writes, ready again in ${Date.now() - start} ms`);
  }
  const failures = await checkStored(server.url, token, acknowledged);
  await server.kill("SIGTERM");
  return failures.map((failure) => `${name}: ${failure}`);
}

/**
 * Writes posts, each with a comment and a like, until the server is killed, and stores what was acknowledged. `enough` resolves
 * after the number of writes of a round, `writing` with the total number.
 */
function write(url, token, { round, acknowledged }) {
  let writes = 0;
  let reach;
  const enough = new Promise((resolve) => (reach = resolve));
  const count = () => ++writes >= plan.writes && reach();
  const writer = async (number) => {
    for (let n = 0; ; n++) {
      const text = `round ${round}, writer ${number}, ${n}`;
      const { _id: id } = await call(url, token, "POST", "/api/posts", { text });
      const entry = { text, comments: 0, likes: 0 };
      acknowledged.set(id, entry);
      count();
      await call(url, token, "POST", `/api/posts/comment/${id}`, { text });
      entry.comments++;
      count();
      await call(url, token, "PUT", `/api/posts/like/${id}`);
      entry.likes++;
      count();
    }
  };
  const writing = Promise.allSettled(Array.from({ length: writers }, (_, number) => writer(number))).then(() => writes);
  // If the writers fail, the round ends and is checked, too.
  return { enough: Promise.race([enough, writing]), writing };
}

async function checkStored(url, token, acknowledged) {
  const failures = [];
  const texts = new Map();
  for (const [id, { text, comments, likes }] of acknowledged) {
    const post = await call(url, token, "GET", `/api/posts/${id}`).catch((error) => error);
    if (post instanceof Error) failures.push(`post ${id} is lost: ${post.message}`);
    else if (post.text !== text) failures.push(`post ${id} has another text`);
    else if (post.comments.length < comments || post.likes.length < likes)
      failures.push(`post ${id} lost a reply or a like`);
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  for (const [text, times] of texts) if (times > 1) failures.push(`"${text}" is there ${times} times`);
  return [...failures, ...(await checkCounts(url, token))];
}

/** Every count that lists show must agree with the rows behind it, acknowledged or not. */
async function checkCounts(url, token) {
  const failures = [];
  let after = null;
  do {
    const query = `query ($after: String) { posts(first: 40, after: $after) { pageInfo { hasNextPage endCursor }
      nodes { id likeCount commentCount likes(first: 10) { nodes { id } } comments(first: 10) { nodes { id } } } } }`;
    const { data } = await call(url, token, "POST", "/graphql", { query, variables: { after } });
    for (const { id, likeCount, commentCount, likes, comments } of data.posts.nodes) {
      if (likeCount !== likes.nodes.length)
        failures.push(`post ${id} counts ${likeCount} likes of ${likes.nodes.length}`);
      if (commentCount !== comments.nodes.length)
        failures.push(`post ${id} counts ${commentCount} comments of ${comments.nodes.length}`);
    }
    after = data.posts.pageInfo.hasNextPage ? data.posts.pageInfo.endCursor : null;
  } while (after);
  return failures;
}

async function register(url) {
  const body = { name: "Crash Tester", email: `crash-${Date.now()}@example.com`, password: "still here afterwards" };
  return (await call(url, null, "POST", "/api/users", body)).token;
}

async function call(url, token, method, route, body) {
  const headers = {
    ...(token ? { "x-auth-token": token } : {}),
    ...(body ? { "content-type": "application/json" } : {}),
  };
  const response = await fetch(url + route, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${route} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

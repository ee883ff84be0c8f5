import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { Member } from "../../bench/processes/Member.mjs";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { freePort, startPostgres } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/**
 * Measures what members see of a long jump between versions: `--old=DIR`, a built clone of the older version, serves a community of
 * `--size=200000` members, and 10 requests a second arrive however slow the answers are, while `npm run db:migrate` of this
 * version runs. Prints how many were refused, and the slowest answer. `--tries=2`: each on a copy of the same database.
 */
const option = (name, usual) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;
const old = path.resolve(option("old", "."));
const size = Number(option("size", "200000"));
const tries = Number(option("tries", "2"));
/** A database of the older version that is filled already. */
const filled = option("filled", null);
const everyMs = 100;
const calmMs = 8_000;
const secret = "a secret that all of these processes share 8417";
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-jump-"));

await main().catch(fail);

async function main() {
  assert.notEqual(old, top, "--old must be a built clone of an older version");
  await buildWhatChanged(["server"]);
  const postgres = filled ? null : await startPostgres();
  const source = filled ?? (await fillCommunity(postgres));
  try {
    for (let n = 1; n <= tries; n++) {
      const copy = named(source, `jump_${n}`);
      await administer(source, `drop database if exists jump_${n}`);
      await administer(source, `create database jump_${n} template ${new URL(source).pathname.slice(1)}`);
      console.log(`long jump, try ${n}: ${await jump(copy)}`);
      await administer(source, `drop database jump_${n} with (force)`);
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillCommunity(postgres) {
  await administer(postgres.url, "create database filled");
  const url = named(postgres.url, "filled");
  await (await serveOld(url)).kill();
  const { fill } = await import(pathToFileURL(path.join(old, "bench/fill.mjs")).href);
  await fill(url, size);
  return url;
}

function serveOld(url) {
  const env = { DATABASE_URL: url, DATA_DIR: folder, JWT_SECRET: secret, JOBS: "apart", RATE_LIMIT_FACTOR: "100000" };
  return freePort().then((port) =>
    serve({ port, cwd: old, env: { ...env, LOG_LEVEL: "fatal", SEED_DEMO: "false", BOOK_ENCODER: "false" } }),
  );
}

async function jump(url) {
  const server = await serveOld(url);
  const members = [];
  for (let n = 0; n < 4; n++) members.push(await Member.register(server.url, `Jumper${n}`));
  for (const member of members) member.postId = await member.publish(server.url, `Group of ${member.name}`);
  // The first answers read from the disk.
  await startLoad(server.url, members).stop(calmMs);
  const load = startLoad(server.url, members);
  await wait(calmMs);
  const begun = performance.now();
  const count = await migrate(url);
  const ended = performance.now();
  await wait(calmMs);
  const answers = await load.stop();
  await server.kill();
  const calm = answers.filter(({ at }) => at < begun);
  const meanwhile = answers.filter(({ at }) => at >= begun && at < ended);
  const after = answers.filter(({ at }) => at >= ended);
  assert.ok(calm.length > 0 && meanwhile.length > 0, "requests before and meanwhile");
  return (
    `${count} migrations in ${((ended - begun) / 1_000).toFixed(1)} s; refused ${share(meanwhile)} meanwhile, ${share(calm)} before, ` +
    `${share(after)} by the older version on the new tables; slowest ${slowest(meanwhile)} ms, ${slowest(calm)} ms before`
  );
}

function share(answers) {
  const refused = answers.filter(({ isRefused }) => isRefused).length;
  return `${refused} of ${answers.length} (${((100 * refused) / Math.max(1, answers.length)).toFixed(1)} %)`;
}

function slowest(answers) {
  return Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));
}

/** Requests at a steady pace, reads and writes, each by the next member. */
function startLoad(url, members) {
  const open = [];
  const like = (id) => ({ query: "mutation ($id: ID!) { likePost(id: $id) { likeCount } }", variables: { id } });
  const requests = [
    () => ["GET", "/api/auth"],
    ({ postId }) => ["POST", "/graphql", like(postId)],
    () => ["POST", "/graphql", { query: "{ posts(first: 10) { nodes { id text author { name } } } }" }],
    ({ postId }) => ["POST", `/api/posts/comment/${postId}`, { text: "While it moves" }],
    ({ postId }) => ["GET", `/api/posts/${postId}`],
    () => ["POST", "/graphql", { query: "{ profiles(first: 10) { nodes { id user { name } } } }" }],
  ];
  let turn = 0;
  const timer = setInterval(() => {
    const member = members[turn % members.length];
    open.push(send(url, member, requests[turn++ % requests.length](member)));
  }, everyMs);
  return {
    stop: async (afterMs = 0) => {
      await wait(afterMs);
      clearInterval(timer);
      return Promise.all(open);
    },
  };
}

async function send(url, { token }, [method, place, body]) {
  const at = performance.now();
  const headers = { "x-auth-token": token, ...(body ? { "content-type": "application/json" } : {}) };
  const options = {
    method,
    headers,
    signal: AbortSignal.timeout(15_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
  let isRefused = true;
  try {
    const response = await fetch(url + place, options);
    const text = await response.text();
    isRefused = response.status >= 500 || /"code":"(?:UNAVAILABLE|INTERNAL)"/.test(text);
  } catch {
    // No answer at all.
  }
  return { at, ms: performance.now() - at, isRefused };
}

/** Gives the number of migrations. */
async function migrate(url) {
  const env = { ...process.env, NODE_ENV: "", DATABASE_URL: url, DATA_DIR: folder, JWT_SECRET: secret };
  const child = spawn(process.execPath, ["server/dist/commands/migrate.js"], { cwd: top, env });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (some) => (text += some));
  const code = await new Promise((resolve) => child.once("close", resolve));
  assert.equal(code, 0, text);
  const lines = text.split("\n").filter((line) => /^\w+: \d+ ms$|waits for a lock/.test(line));
  const slow = lines.filter((line) => Number(/: (\d+) ms$/.exec(line)?.[1] ?? Infinity) >= 500);
  if (slow.length > 0) console.log(slow.join("\n"));
  return lines.filter((line) => / ms$/.test(line)).length;
}

function named(url, name) {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** On the database `postgres`, because nobody may use one that is copied. */
async function administer(url, statement) {
  const client = new pg.Client({ connectionString: named(url, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

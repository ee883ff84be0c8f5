import { spawn } from "node:child_process";
import { deepStrictEqual } from "node:assert";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort, startPostgres } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { ask, call, register } from "./kills/call.mjs";

/**
 * P2: moves the demo community from the embedded database to PostgreSQL and into a new data folder. The move is killed (kill -9)
 * again and again before it may end. Each time the site that stays, and the one that was moved, answer as before, and nobody is
 * signed out. `node e2e/move.mjs` kills 20 times, `--short` twice.
 */
const kills = process.argv.includes("--short") ? 2 : 20;
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-move-"));
const [embedded, copied] = [path.join(folder, "embedded"), path.join(folder, "copy")];
let port;
const quiet = { RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };

/** What a member and a guest see over both edges; only what does not change with the clock. */
const routes = ["/api/posts", "/api/groups", "/api/profile?limit=100", "/api/shelves", "/api/search?q=a&limit=20"];
const query = `{
  me { id name email buddies(first: 50) { nodes { user { id name } } } devices { id name } }
  profiles(first: 100) { totalCount nodes { id bio skills learning availability { weekday from to } user { id name } } }
  groups(first: 100, sort: NEWEST) { nodes { id title tags memberCount post { id text likeCount commentCount } } }
  search(query: "s", first: 20) { people { user { id } } groups { id } sessions { occurrence { id startsAt } } books { book { id title } } } }`;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const postgres = await startPostgres();
  if (!postgres) return console.warn("!!! PostgreSQL is not installed: moving the database is SKIPPED. !!!");
  try {
    await moveAndCompare(postgres.url);
    writeResult("move", { passed: kills + 3, failed: 0 });
  } catch (error) {
    writeResult("move", { passed: 0, failed: 1 });
    throw error;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function moveAndCompare(target) {
  const { before, tokens } = await beginSite();
  for (let round = 1; round <= kills; round++) {
    await killedMove(target, round);
    deepStrictEqual(await countMembers(target), 0, "a killed move leaves the target without members");
  }
  const printed = await move({ DATA_DIR: embedded }, target);
  console.log(printed.trim().split("\n").slice(-4).join("\n"));
  deepStrictEqual(
    await answersOf({ DATABASE_URL: target, DATA_DIR: embedded }, tokens),
    before,
    "PostgreSQL answers as before",
  );
  deepStrictEqual(await answersOf({ DATA_DIR: embedded }, tokens), before, "the source answers as before");
  const again = await move({ DATA_DIR: embedded }, target).catch((error) => error.message);
  if (!/The target has \d+ members/.test(again)) throw new Error(`a filled target is not refused: ${again}`);
  await move({ DATABASE_URL: target, DATA_DIR: embedded }, copied);
  deepStrictEqual(await answersOf({ DATA_DIR: copied }, tokens), before, "the copy answers as before");
  console.log(
    `${kills} kills left the source and the target as they were; both moves answer as the site before, with its sign-ins`,
  );
}

/** The demo community, with a member who has signed in and written. */
async function beginSite() {
  const server = await open({ DATA_DIR: embedded, SEED_DEMO: "true" });
  try {
    const member = await register(server.url, 'Quote " 東京 🎉');
    const other = await register(server.url, "Second");
    await ask(server.url, `mutation { createPost(input: { text: "Who moves with me?" }) { id } }`, {}, member.token);
    const tokens = [member.token, other.token, null];
    await settled(server.url, tokens);
    return { before: await readAll(server.url, tokens), tokens };
  } finally {
    await server.kill();
  }
}

/** Jobs that were sent at the start or by the member change what is found and counted. */
async function settled(url, tokens) {
  for (let last = "", same = 0; same < 3; await wait(1_500)) {
    const now = JSON.stringify(await readAll(url, tokens));
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

async function answersOf(settings, tokens) {
  const server = await open({ ...settings, SEED_DEMO: "false" });
  try {
    return await readAll(server.url, tokens);
  } finally {
    await server.kill();
  }
}

/** At one port: answers have addresses of the site in them. */
async function open(settings) {
  port ??= await freePort();
  return serve({ port, env: { ...quiet, ...settings } });
}

async function readAll(url, tokens) {
  const all = [];
  for (const token of tokens) {
    for (const route of routes) all.push([route, await call(url, token, "GET", route).catch((error) => error.message)]);
    if (token) all.push(["graphql", await ask(url, query, {}, token)]);
  }
  return all;
}

/** Later at each round, so that kills hit the migrations, the copy and what follows. */
async function killedMove(target, round) {
  const child = start({ DATA_DIR: embedded }, target);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let copied = 0;
  child.stdout.on("data", (text) => (copied += String(text).split("\n").length - 1));
  const enough = 1 + (((round - 1) * 37) % 40);
  for (const end = Date.now() + 60_000; copied < enough && child.exitCode === null && Date.now() < end;) await wait(5);
  child.kill("SIGKILL");
  await ended;
}

async function move(settings, target) {
  const child = start(settings, target);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`the move ended with ${code}: ${printed}`);
  return printed;
}

function start(settings, target) {
  return spawn(process.execPath, ["server/dist/commands/move.js", target], {
    cwd: top,
    env: { ...process.env, NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "", ...quiet, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function countMembers(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select count(*)::integer as count from users");
    return rows[0].count;
  } catch (error) {
    // Killed before the tables were there.
    if (error.code === "42P01") return 0;
    throw error;
  } finally {
    await client.end();
  }
}

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { freePort, startPostgres } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { BusyError, call, register } from "./kills/call.mjs";
import { admin, killAdmin } from "./support/adminCommand.mjs";
import { newDatabase } from "./support/databases.mjs";

/**
 * The operator's command while members write. P1: one member, and what they wrote. P3: a site is backed up while members write, and restored elsewhere: everything that was acknowledged before the backup
 * began is there, nothing is half, nobody is signed out, and pictures are there. Some backups are killed: none has its name
 * then, and the site goes on. A full disk leaves none either. On the embedded database, and on PostgreSQL with two processes, 10 rounds each;
 * `--short`: one each.
 */
const rounds = process.argv.includes("--short") ? 1 : 10;
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-admin-"));
const quiet = { BOOK_ENCODER: "false", RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal", SEED_DEMO: "false" };
/** The smallest picture there is. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const postgres = await startPostgres();
  if (!postgres) console.warn("!!! PostgreSQL is not installed: backups of it are SKIPPED. !!!");
  let passed = 0;
  try {
    await playRounds("embedded", { DATA_DIR: path.join(folder, "embedded") }, (round) => {
      const place = path.join(folder, `restored-${round}`);
      return { into: place, settings: { DATA_DIR: place } };
    });
    passed += rounds;
    if (postgres) {
      const dataDir = path.join(folder, "network");
      const placeOf = async (round) => {
        const url = await newDatabase(postgres.url, `restored_${round}`);
        return { into: url, settings: { DATABASE_URL: url, DATA_DIR: path.join(folder, `files-${round}`) } };
      };
      await playRounds("PostgreSQL", { DATABASE_URL: postgres.url, DATA_DIR: dataDir }, placeOf, { processes: 2 });
      passed += rounds;
    }
    writeResult("admin", { passed, failed: 0, skipped: postgres ? 0 : rounds });
  } catch (error) {
    writeResult("admin", { passed, failed: 1 });
    throw error;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playRounds(name, settings, placeOf, { processes = 1 } = {}) {
  const sites = [];
  for (let count = 0; count < processes; count++)
    sites.push(await serve({ port: await freePort(), env: { ...quiet, ...settings } }));
  const [site] = sites;
  const acknowledged = [];
  let [sum, slowest] = [0, 0];
  try {
    const { token, email } = await register(site.url, "Ada");
    await actOnMember(settings, email);
    await hideAndShow(settings, site.url, { token, email });
    const address = (await upload(site.url, token)).url;
    for (let round = 1; round <= rounds; round++) {
      const writing = sites.map(({ url }) => write(url, token, acknowledged));
      await wait(500);
      await killBackup(settings, round);
      const before = [...acknowledged];
      const file = path.join(folder, `${name}-${round}.backup`);
      await admin(settings, "backup", file);
      for (const writer of writing) slowest = Math.max(slowest, await writer.stop());
      const { into, settings: there } = await placeOf(round);
      await admin(there, "restore", file, "--into", into);
      const again = await admin(there, "restore", file, "--into", into).catch((error) => error.message);
      if (!/Nothing was changed/.test(again)) throw new Error(`a target that is filled was not refused: ${again}`);
      await expectRestored(there, { token, before, sent: acknowledged, address, processes });
      sum += before.length;
    }
    await fillDisk(settings);
    await keepNewest(settings, path.join(folder, `${name}-kept`));
  } finally {
    for (const one of sites) await one.kill();
  }
  console.log(
    `${name}, ${processes} processes: ${rounds} backups under writes restored ${sum} acknowledged posts with their comments, none lost or half; ` +
      `the slowest write meanwhile took ${slowest} ms`,
  );
}

/** P1: while the site serves, by the server that has the embedded database, and beside one with PostgreSQL. */
async function actOnMember(settings, email) {
  const printed = [
    await admin(settings, "member", "role", email, "MODERATOR", "--yes"),
    await admin(settings, "member", "show", email),
    await admin(settings, "member", "show", "nobody@example.com").catch((error) => error.message),
  ].join("\n");
  for (const line of [`${email} is MODERATOR now.`, "MODERATOR", "No member has the address nobody@example.com"])
    if (!printed.includes(line)) throw new Error(`"${line}" is missing in: ${printed}`);
}

async function hideAndShow(settings, url, { token, email }) {
  const reader = await register(url, "Bo");
  const { _id: id } = await call(url, token, "POST", "/api/posts", { text: "Buy this" });
  const isSeen = async () => (await readPosts(url, reader.token)).some(({ _id }) => _id === id);
  const sinceThen = ["--by", email, "--since", "10m", "--yes"];
  const seen = [await isSeen()];
  for (const verb of ["remove", "restore"]) {
    await admin(settings, "posts", verb, ...sinceThen);
    seen.push(await isSeen());
  }
  await admin(settings, "posts", "remove", ...sinceThen);
  if (seen.join() !== "true,false,true") throw new Error(`a post that was hidden and shown again was seen: ${seen}`);
}

/** Writes posts, each with a comment, until it is stopped. An entry counts once both were acknowledged. */
function write(url, token, acknowledged) {
  let isOn = true;
  let slowest = 0;
  const one = async () => {
    const text = `Post ${crypto.randomUUID()}`;
    const { _id: id } = await call(url, token, "POST", "/api/posts", { text });
    await call(url, token, "POST", `/api/posts/comment/${id}`, { text: `Comment on ${text}` });
    acknowledged.push({ id, text });
  };
  const loop = (async () => {
    while (isOn) {
      const start = Date.now();
      await one().catch((error) => {
        if (!(error instanceof BusyError)) throw error;
      });
      slowest = Math.max(slowest, Date.now() - start);
    }
  })();
  return {
    stop: async () => {
      isOn = false;
      await loop;
      return slowest;
    },
  };
}

async function upload(url, token) {
  const headers = { "x-auth-token": token, "content-type": "image/png" };
  const response = await fetch(`${url}/api/pictures`, { method: "PUT", headers, body: picture });
  if (!response.ok) throw new Error(`the picture was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

async function expectRestored(settings, { token, before, sent, address, processes }) {
  const site = await serve({ port: await freePort(), env: { ...quiet, ...settings } });
  try {
    const posts = new Map((await readPosts(site.url, token)).map((post) => [post._id, post]));
    const lost = before.filter(({ id, text }) => posts.get(id)?.text !== text || posts.get(id).comments.length !== 1);
    if (lost.length > 0) throw new Error(`${lost.length} of ${before.length} acknowledged posts were lost`);
    const texts = new Map(sent.map(({ id, text }) => [id, text]));
    // The last one of each process may lack its comment, because it was not acknowledged.
    const half = [...posts.values()].filter(({ _id: id, group }) => !group || !texts.has(id));
    if (half.length > processes) throw new Error(`${half.length} posts are half, or were never sent`);
    const { pathname } = new URL(address, site.url);
    const shown = await fetch(site.url + pathname);
    if (!shown.ok) throw new Error(`the picture ${pathname} is answered with ${shown.status}`);
  } finally {
    await site.kill();
  }
}

async function readPosts(url, token) {
  const all = [];
  for (let next = "/api/posts?limit=50"; next;) {
    const response = await fetch(new URL(next, url), { headers: { "x-auth-token": token } });
    if (!response.ok) throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
    all.push(...(await response.json()));
    const [, link] = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    next = link ? new URL(link).pathname + new URL(link).search : null;
  }
  return all;
}

/** Later at each round. */
async function killBackup(settings, round) {
  const file = path.join(folder, `killed-${round}.backup`);
  await killAdmin(settings, ["backup", file], 600 + 250 * round);
  const left = readdirSync(folder).filter((name) => name === path.basename(file));
  // One that was quicker is whole.
  if (left.length > 0) await admin(settings, "backup", "verify", file);
  rmSync(`${file}.part`, { force: true });
  rmSync(file, { force: true });
}

/** Into a folder that is not there yet. Names have the second. */
async function keepNewest(settings, place) {
  const newest = [];
  for (let count = 0; count < 3; count++) {
    await admin(settings, "backup", place, "--keep", "2");
    newest.push(readdirSync(place).sort().at(-1));
    await wait(1_100);
  }
  const left = readdirSync(place).sort();
  if (left.join() !== newest.slice(1).join()) throw new Error(`${left} were kept of ${newest}`);
}

async function fillDisk(settings) {
  const disk = path.join(folder, "disk");
  mkdirSync(disk, { recursive: true });
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]).status !== 0)
    return console.warn("!!! This user may not mount a small disk: a backup onto a full one is SKIPPED. !!!");
  try {
    const printed = await admin(settings, "backup", path.join(disk, "x.backup")).catch((error) => error.message);
    if (!/The disk of .*x\.backup is full/.test(printed)) throw new Error(`a full disk was not said: ${printed}`);
    const left = readdirSync(disk);
    if (left.length > 0) throw new Error(`a full disk has a part of a backup: ${left.join(", ")}`);
  } finally {
    spawnSync("umount", [disk]);
  }
}

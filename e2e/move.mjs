import { deepStrictEqual } from "node:assert";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { startPostgres } from "../scripts/scratchServers.mjs";
import { beginFirst } from "./move/firstTables.mjs";
import { moveWhileServing } from "./move/serving.mjs";
import { answersOf, beginDemo } from "./move/site.mjs";
import { admin, killAdmin } from "./support/adminCommand.mjs";
import { countMembers, empty, newDatabase } from "./support/databases.mjs";

/**
 * P2: moves the demo community, and a site that began with the first tables, from the embedded database to PostgreSQL and from there into
 * a new data folder. Every route and every root of GraphQL answers as before, nobody is signed out, and passwords are the same. Moves are
 * killed (kill -9) at any moment, of a site that is stopped and of one that serves: the source is as it was, and the target can be
 * filled again. `node e2e/move.mjs` kills 20 times. `--short` kills twice, and leaves out the first tables and the second look at the source.
 */
const isShort = process.argv.includes("--short");
const kills = isShort ? 1 : 10;
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-move-"));
const place = (name) => path.join(folder, name);

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const postgres = await startPostgres();
  if (!postgres) return console.warn("!!! PostgreSQL is not installed: moving the database is SKIPPED. !!!");
  try {
    const { usualMs, source } = await moveDemoInTime(postgres.url);
    if (!isShort) await moveFirst(postgres.url);
    const target = await newDatabase(postgres.url, "served");
    const served = await moveWhileServing(source, target, { kills, usualMs, waits: !isShort });
    console.log(
      `while serving: ${kills} kills, then moved, with all ${served.acknowledged} posts that were acknowledged` +
        (isShort ? "" : `; writing was possible again ${served.slowest} ms after a kill at most`),
    );
    writeResult("move", { passed: 2 * kills + (isShort ? 3 : 6), failed: 0 });
  } catch (error) {
    writeResult("move", { passed: 0, failed: 1 });
    throw error;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sessions begin and reminders are sent at quarters of an hour, which changes the answers: a check across one is repeated once. */
async function moveDemoInTime(server) {
  const quarter = () => Math.floor(Date.now() / 900_000);
  const begun = quarter();
  try {
    return await moveDemo(server, "demo");
  } catch (error) {
    if (quarter() === begun) throw error;
    console.warn(`A quarter of an hour has begun meanwhile, so the move is tried once more. It said: ${error.message}`);
    return moveDemo(server, "demo_again");
  }
}

async function moveDemo(server, name) {
  const source = { DATA_DIR: place(name) };
  const site = await beginDemo(source.DATA_DIR, { limit: isShort ? 1 : 2 });
  const usualMs = isShort ? 4_000 : await timeOf(source, await newDatabase(server, `${name}_trial`));
  const target = await newDatabase(server, name);
  for (let round = 0; round < kills; round++) {
    await killAdmin(source, ["db", "move", target], Math.round((usualMs * (round + 0.5)) / kills));
    if ((await countMembers(target)) > 0) await empty(target);
  }
  await moveBothWays(source, target, site);
  const again = await admin(source, "db", "move", target).catch((error) => error.message);
  if (!/The target has \d+ members/.test(again)) throw new Error(`a filled target is not refused: ${again}`);
  const { routes, roots } = site.counts;
  console.log(
    `${kills} kills of a move of ${usualMs} ms left the source and the target as they were; ${routes} routes and ${roots} roots ` +
      `answer on PostgreSQL and in a copy as before (${Object.keys(site.before).length} answers), with their sign-ins`,
  );
  return { usualMs, source };
}

async function timeOf(source, target) {
  const began = Date.now();
  await admin(source, "db", "move", target);
  return Date.now() - began;
}

async function moveFirst(server) {
  const source = { DATA_DIR: place("first") };
  const site = await beginFirst(source.DATA_DIR);
  await moveBothWays(source, await newDatabase(server, "first"), site);
  console.log(
    `a site from the first tables answers after both moves as before (${Object.keys(site.before).length} answers)`,
  );
}

async function moveBothWays(source, target, site) {
  const copy = `${source.DATA_DIR}-copy`;
  const network = { ...source, DATABASE_URL: target };
  const expectSame = async (settings, what) => expectEqual(await answersOf(settings, site), site.before, what);
  await admin(source, "db", "move", target);
  await admin(network, "db", "move", copy);
  await expectSame(network, "PostgreSQL");
  await expectSame({ DATA_DIR: copy }, "the copy");
  if (!isShort) await expectSame(source, "the source");
  const left = readdirSync(folder).filter((name) => name.endsWith(".new"));
  if (left.length > 0) throw new Error(`a move has left ${left}`);
}

/** By the first answer that is another one: all of them are megabytes. */
function expectEqual(answers, before, what) {
  deepStrictEqual(Object.keys(answers), Object.keys(before));
  for (const [asked, answer] of Object.entries(answers))
    deepStrictEqual(answer, before[asked], `${what} answers otherwise: ${asked}`);
}

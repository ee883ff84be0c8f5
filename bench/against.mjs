import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { countUnfinished } from "../scripts/jobQueues.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { openPostgres } from "./database.mjs";
import { load, summarize } from "./measure.mjs";

/**
 * `node bench/against.mjs --against DIR`: requests a second beside another built clone, such as one of an earlier commit,
 * on the same PostgreSQL with 10,000 members each, in alternating seconds. Fails when an operation is below `--at-least`
 * (.95) of the other's. `--rounds` (13) sets how many seconds each; `--only` takes the operations with that in their name. After each
 * second it waits until the jobs are done that the requests left, such as notifications. That time counts as theirs: otherwise it
 * would slow the other clone down.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    "at-least": { type: "string", default: "0.95" },
    rounds: { type: "string", default: "13" },
    only: { type: "string", default: "" },
  },
});
const size = 10_000;
/** The operations to compare; both clones must have them in `bench/operations.mjs`. */
const names = [
  "feed of 20, signed in",
  "feed of 20, plain fields",
  "nothing: what any operation costs",
  "post with 50 comments",
  "directory of 6 with a filter",
  "profile",
  "likePost and unlikePost",
  "likePost, liked before",
  "createPost",
  "addComment",
  "GraphQL: posts with their threads",
  "REST: GET /api/posts?limit=20",
  "GraphQL: directory with the whole profiles",
  "REST: POST /api/profile/postload",
];

async function main() {
  if (!options.against) throw new Error("say which clone to compare with: --against DIR");
  await ensureInstalled();
  await buildWhatChanged();
  const postgres = await openPostgres({ shared_buffers: "1GB", max_wal_size: "8GB" });
  const sides = [];
  try {
    for (const root of [path.resolve(options.against), top])
      sides.push(await openSide(root, sides.length, postgres.url));
    const slower = [];
    for (const name of names.filter((each) => each.includes(options.only))) {
      const ratio = await compare(name, sides);
      if (ratio < Number(options["at-least"])) slower.push(name);
    }
    if (slower.length > 0) throw new Error(`Slower than ${options["at-least"]} of the other: ${slower.join("; ")}`);
  } finally {
    for (const { stop } of sides) await stop();
    await postgres.stop();
  }
}

/** A service of one clone, on a database that its own scripts fill. */
async function openSide(root, index, serverUrl) {
  const { createDatabase, productionSettings } = await importFrom(root, "database");
  const { fill } = await importFrom(root, "fill");
  const { operations } = await importFrom(root, "operations");
  const { chooseIds, requestsOf, signUp } = await importFrom(root, "requests");
  const databaseUrl = await createDatabase(serverUrl, `against_${index}`);
  // Migrations and the built service are found from the working directory.
  process.chdir(root);
  await fill(databaseUrl, size);
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-against-"));
  const service = await serve({ port: await freePort(), env: productionSettings(databaseUrl, dataDir), cwd: root });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const list = operations(await chooseIds(client, size));
  const token = await signUp(service.url);
  const stop = async () => {
    await client.end();
    await service.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...service,
    stop,
    untilJobsAreDone: () => untilEventsAreDone(client),
    requestsFor: (name) =>
      requestsOf(
        list.find((each) => each.name === name),
        token,
      ),
  };
}

/** Waits for the jobs of the events of a service, and gives the seconds that they took. */
async function untilEventsAreDone(client) {
  const start = performance.now();
  while ((await countUnfinished(client, ["events", "bursts"])) > 0) await wait(10);
  return (performance.now() - start) / 1_000;
}

const importFrom = (root, name) => import(pathToFileURL(path.join(root, `bench/${name}.mjs`)).href);

/** Prints and returns the ratio of the medians. */
async function compare(name, sides) {
  const asked = sides.map(({ url, pid, requestsFor }) => ({ url, pid, requests: requestsFor(name) }));
  for (const [index, side] of asked.entries()) {
    await load({ ...side, seconds: 2 });
    await sides[index].untilJobsAreDone();
  }
  const rounds = sides.map(() => []);
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [index, side] of asked.entries()) {
      const result = await load({ ...side, seconds: 1 });
      const more = await sides[index].untilJobsAreDone();
      rounds[index].push({ ...result, perSecond: result.perSecond / (1 + more) });
    }
  }
  const [before, now] = rounds.map(summarize);
  const ratio = (now.perSecond / before.perSecond).toFixed(2);
  const processor = `${before.cpu.toFixed(0)} and ${now.cpu.toFixed(0)} µs of processor time`;
  console.log(
    `${name.padEnd(42)} ${before.perSecond.toFixed(0)}/s before, ${now.perSecond.toFixed(0)}/s now: ${ratio}; ${processor}`,
  );
  return now.perSecond / before.perSecond;
}

await main().catch(fail);

import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail, top } from "../scripts/run.mjs";
import { clientOperation } from "./clientOperation.mjs";
import { pick } from "./fill.mjs";
import { Crowd } from "./live/Crowd.mjs";
import { findProblems, isMemoryBack, judgeDelivery } from "./live/delivery.mjs";
import { readLevels, readLevelsAtRest, waitFor, watchPeak } from "./live/levels.mjs";
import { ask, openScratchService, signToken } from "./scratchService.mjs";

/**
 * `npm run bench:live`: 1,000 members subscribe to one group while 50 comments are written. Everybody must receive each of them
 * once and in order, 99 of 100 within a second, and afterwards memory and sockets must return to their levels. Three crowds
 * follow each other, so that a leak adds up. `--short`: a fifth of this.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    clients: { type: "string" },
    events: { type: "string" },
    rounds: { type: "string" },
  },
});
const clients = Number(options.clients ?? (options.short ? 200 : 1_000));
const events = Number(options.events ?? (options.short ? 20 : 50));
const rounds = Number(options.rounds ?? (options.short ? 2 : 3));
const perSecond = 8;
const processes = 2;
const entry = ["--expose-gc", "--import", path.join(top, "bench/live/collectGarbage.mjs"), "server/dist/main.js"];

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const service = await openScratchService({ name: "bench_live", size: clients, entry });
  const crowd = new Crowd(processes);
  try {
    const scene = { ...(await setScene(service)), crowd, service };
    // Warm-up, because compiled code and larger pools are no leak.
    await holdRound(scene, { rssMb: Infinity, heapMb: Infinity });
    const start = await readLevelsAtRest(service, () => false);
    const measured = [];
    for (let round = 0; round < rounds; round++) {
      measured.push(await holdRound(scene, start));
      print(measured.at(-1), round + 1);
    }
    report(start, measured);
  } finally {
    await crowd.end();
    await service.stop();
  }
}

/** The subscribers, each a different member, and one more who writes. */
async function setScene({ databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select id from users order by created_at limit $1", [clients]);
  const postId = await pick(client, "post", 1);
  await client.end();
  return { postId, tokens: rows.map(({ id }) => signToken(id)) };
}

/** A crowd subscribes, receives the comments, and disconnects. */
async function holdRound({ service, crowd, postId, tokens }, start) {
  const before = await readLevels(service);
  const url = `${service.url.replace("http", "ws")}/graphql`;
  const began = performance.now();
  await crowd.join({ url, tokens, query: clientOperation("CommentAdded"), variables: { postId } });
  const full = await waitFor(service, ({ listeners }) => listeners === before.listeners + clients, 10_000);
  const joinSeconds = (performance.now() - began) / 1_000;
  const peak = watchPeak(service);
  const writes = await write({ service, postId, token: tokens[0] });
  const received = await crowd.collect({ count: events, withinMs: 20_000 });
  const after = { ...(await readLevels(service)), peak: await peak.stop() };
  await crowd.leave();
  const isEmpty = ({ listeners, sockets }) => listeners === before.listeners && sockets === before.sockets;
  await waitFor(service, isEmpty, 20_000);
  const left = await readLevelsAtRest(service, (levels) => isMemoryBack(levels, start));
  const cpuSeconds = after.cpuSeconds - full.cpuSeconds;
  return { joinSeconds, cpuSeconds, delivery: judgeDelivery(received, writes), writes, before, full, after, left };
}

/** Writes comments at a constant rate, one after the other, so that their order is known; returns the times of each. */
async function write({ service, postId, token }) {
  const query = clientOperation("AddComment");
  const writes = [];
  const began = performance.now();
  for (let number = 0; number < events; number++) {
    await wait(Math.max(0, began + (number * 1_000) / perSecond - performance.now()));
    const sentAt = performance.timeOrigin + performance.now();
    await ask(service.url, token, query, { input: { postId, text: `comment ${number}` } });
    writes.push({ sentAt, answeredAt: performance.timeOrigin + performance.now() });
  }
  return writes;
}

function print({ joinSeconds, cpuSeconds, delivery, after, left, full }, round) {
  const { received, expected, lost, doubled, disordered, latency } = delivery;
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(
    [
      `crowd ${round}: ${clients} joined in ${joinSeconds.toFixed(1)} s`,
      `  received ${received} of ${expected}, lost ${lost}, doubled ${doubled}, out of order ${disordered}`,
      `  from sending the comment to receipt: p50 ${ms(latency.p50)}  p99 ${ms(latency.p99)}  max ${ms(latency.max)}`,
      `  the server's processor: ${((cpuSeconds / received) * 1e6).toFixed(0)} µs for each receipt`,
      `  RSS ${full.rssMb} MB joined, ${after.peak.rssMb} MB at peak, ${left.rssMb} MB after;  heap ${full.heapMb}, ${after.peak.heapMb}, ${left.heapMb} MB`,
      `  after they left: ${left.sockets} sockets, ${left.listeners} listeners`,
    ].join("\n"),
  );
}

function report(start, measured) {
  const machine = `${cpus().length} x ${cpus()[0].model}`;
  const problems = measured.flatMap((round, index) => findProblems(round, { start, index }));
  const result = { date: new Date().toISOString(), machine, node: process.version, clients, events, perSecond, start };
  const rows = measured.map(({ writes: _writes, ...row }) => row);
  mkdirSync(path.join(top, "bench/results"), { recursive: true });
  writeFileSync(
    path.join(top, "bench/results/live.json"),
    JSON.stringify({ ...result, rounds: rows, problems }, null, 2),
  );
  console.log(`level before: RSS ${start.rssMb} MB, heap ${start.heapMb} MB, ${start.listeners} listeners`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log("None lost, none doubled, and the service is as it was.");
}

await main().catch(fail);

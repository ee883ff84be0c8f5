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
import { Crowd } from "./live/Crowd.mjs";
import { openScratchService, signToken } from "./scratchService.mjs";

/**
 * `npm run bench:room` (B18): 500 members subscribe to the commons, enter it at once, and then change their goals. Everybody must
 * get one event for each change, 99 of 100 within a second. `--short`: a fifth of this.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    people: { type: "string" },
    events: { type: "string" },
  },
});
const people = Number(options.people ?? (options.short ? 100 : 500));
const events = Number(options.events ?? (options.short ? 20 : 40));
const perSecond = 8;
const slowestMs = 1_000;
const entry = "mutation ($input: EnterRoomInput!) { enterRoom(input: $input) { id version } }";

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const service = await openScratchService({ name: "bench_room", size: people });
  const crowd = new Crowd(2);
  try {
    const tokens = await findTokens(service.databaseUrl);
    const { commons } = await ask(service, tokens[0], "{ commons { id version } }");
    const url = `${service.url.replace("http", "ws")}/graphql`;
    await crowd.join({ url, tokens, query: clientOperation("RoomChanged"), variables: { roomId: commons.id } });
    const entering = await enterAll(service, tokens, commons.id);
    await crowd.collect({ count: people, withinMs: 60_000 });
    entering.frames = await crowd.countFrames();
    const changing = await changeGoals(service, tokens, commons.id);
    const received = await crowd.collect({ count: people + events, withinMs: 60_000 });
    await crowd.leave();
    report(judge(received, { from: commons.version, changing }), entering);
  } finally {
    await crowd.end();
    await service.stop();
  }
}

async function findTokens(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("select id from users order by created_at limit $1", [people]);
  await client.end();
  return rows.map(({ id }) => signToken(id));
}

/** All at once. Requests that a busy service rejects are retried, as pages do. */
async function enterAll(service, tokens, roomId) {
  const began = performance.now();
  let again = 0;
  const enter = async (token) => {
    const input = { roomId, goal: "Chapter 3" };
    while (!(await ask(service, token, entry, { input }))) {
      again++;
      await wait(200 + Math.random() * 400);
    }
    return performance.now() - began;
  };
  const took = (await Promise.all(tokens.map(enter))).sort((one, other) => one - other);
  return { seconds: took.at(-1) / 1_000, medianSeconds: took[Math.floor(took.length / 2)] / 1_000, again };
}

/** One after the other at a constant rate; returns the send time of each version. */
async function changeGoals(service, tokens, roomId) {
  const sentAt = new Map();
  const began = performance.now();
  for (let number = 0; number < events; number++) {
    await wait(Math.max(0, began + (number * 1_000) / perSecond - performance.now()));
    const at = performance.timeOrigin + performance.now();
    const input = { roomId, goal: `Goal ${number}` };
    const { enterRoom } = await ask(service, tokens[number % people], entry, { input });
    sentAt.set(enterRoom.version, at);
  }
  return sentAt;
}

/** null: the service is too busy. */
async function ask(service, token, query, variables) {
  const headers = { "content-type": "application/json", "x-auth-token": token };
  const body = JSON.stringify({ query, variables });
  const { data, errors } = await (await fetch(`${service.url}/graphql`, { method: "POST", headers, body })).json();
  if (errors?.[0].extensions.code === "UNAVAILABLE") return null;
  if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
  return data;
}

/** Versions of a room have no gaps: each change is one event to each of those who follow it. */
function judge(received, { from, changing }) {
  const expected = people + events;
  const versions = received.map((each) => each.map(([version]) => version));
  const wanted = Array.from({ length: expected }, (_none, index) => from + 1 + index);
  const latencies = received
    .flat()
    .filter(([version]) => changing.has(version))
    .map(([version, at]) => at - changing.get(version))
    .sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Infinity;
  return {
    expected: expected * people,
    received: versions.flat().length,
    lost: sum(versions.map((each) => wanted.filter((version) => !each.includes(version)).length)),
    doubled: sum(versions.map((each) => each.length - new Set(each).size)),
    latency: { p50: at(0.5), p99: at(0.99), max: at(1) },
  };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function report({ expected, received, lost, doubled, latency }, entering) {
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(
    [
      `${people} people in one room: all were in after ${entering.seconds.toFixed(1)} s (half of them after ${entering.medianSeconds.toFixed(1)} s); ${entering.again} came again; ${entering.frames} messages`,
      `received ${received} of ${expected}, lost ${lost}, doubled ${doubled}`,
      `from sending a change to receipt: p50 ${ms(latency.p50)}  p99 ${ms(latency.p99)}  max ${ms(latency.max)}`,
    ].join("\n"),
  );
  const machine = `${cpus().length} x ${cpus()[0].model}`;
  const result = { date: new Date().toISOString(), machine, node: process.version, people, events, entering };
  mkdirSync(path.join(top, "bench/results"), { recursive: true });
  writeFileSync(
    path.join(top, "bench/results/room.json"),
    JSON.stringify({ ...result, expected, received, lost, doubled, latency }, null, 2),
  );
  const problems = [
    [lost === 0 && received === expected, `${lost} events were lost, ${received} of ${expected} came`],
    [doubled === 0, `${doubled} events came twice`],
    [latency.p99 < slowestMs, `p99 was ${ms(latency.p99)}`],
  ].flatMap(([isFine, problem]) => (isFine ? [] : [problem]));
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

await main().catch(fail);

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail } from "../scripts/run.mjs";
import { startRedis } from "../scripts/scratchServers.mjs";
import { answer } from "./answers.mjs";
import { openPostgres } from "./database.mjs";
import { median } from "./measure.mjs";
import { operations } from "./operations.mjs";
import { logIn, makeAccessToken, requestsOf } from "./requests.mjs";
import { openSides, startService } from "./sides.mjs";
import { countStatements } from "./statements.mjs";

/**
 * `node bench/tokens.mjs`: what a feed request costs with an access token, beside one with the token of a session, of the same member at the
 * same process, in alternating fifths of a second; once without Redis and once with it, where rates are counted there. A second
 * session says what two equal sides differ by. Prints the median ratio and the middle half of all rounds. Fails when requests with an access
 * token take more than 1.05 times the processor time. `--rounds` (100) sets how many rounds, `--size` (10000) how many members there are.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "100" }, size: { type: "string", default: "10000" } },
});
const goal = 1.05;
const names = ["feed of 20, signed in", "REST: GET /api/posts?limit=20"];
/** Short, so that other work on the machine weighs on all sides alike. */
const sliceMs = 200;
const connections = 16;

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  const postgres = await openPostgres({ shared_buffers: "1GB", shared_preload_libraries: "pg_stat_statements" });
  const redis = await startRedis();
  if (!redis) console.warn("\n!!! Redis is not installed: what it adds is SKIPPED. !!!\n");
  const stage = await openSides(postgres.url, Number(options.size)).catch(async (error) => {
    await Promise.all([postgres.stop(), redis?.stop()]);
    throw error;
  });
  try {
    const { service } = stage.sides;
    stage.tokens = {
      session: stage.token,
      again: await logIn(service.url),
      access: await makeAccessToken(service.url, stage.token, ["POSTS_READ"]),
    };
    const dear = await measureAt(service, stage, "without Redis");
    if (redis) dear.push(...(await measureWithRedis(redis, stage)));
    if (dear.length > 0) throw new Error(`an access token costs more than 5 %: ${dear.join("; ")}`);
  } finally {
    await stage.close();
    await redis?.stop();
    await postgres.stop();
  }
}

async function measureWithRedis(redis, stage) {
  const service = await startService(stage.databaseUrl, { REDIS_URL: redis.url });
  try {
    return await measureAt(service, stage, "with Redis");
  } finally {
    await service.kill();
  }
}

/** Prints each operation; gives those for which an access token costs too much. */
async function measureAt(service, { client, ids, tokens }, where) {
  const dear = [];
  for (const operation of operations(ids).filter(({ name }) => names.includes(name))) {
    const sides = Object.entries(tokens).map(([side, token]) => ({ side, requests: requestsOf(operation, token) }));
    const statements = [];
    for (const { requests } of sides)
      statements.push(await countStatements(client, () => answer(service.url, requests[0])));
    const rounds = await measureSides(service, sides);
    console.log(`\n${operation.name}, ${where}; statements: ${statements.join(", ")}`);
    print("another session", rounds, "again");
    if (print("access token", rounds, "access") > goal) dear.push(`${operation.name}, ${where}`);
  }
  return dear;
}

/** The rounds, each with the figures of all sides, which take turns in being the first. */
async function measureSides(service, sides) {
  for (const { requests } of sides) await measureSlice(service, requests[0], 2_000);
  const rounds = [];
  for (let number = 0; number < Number(options.rounds); number++) {
    const round = {};
    for (let turn = 0; turn < sides.length; turn++) {
      const { side, requests } = sides[(number + turn) % sides.length];
      round[side] = await measureSlice(service, requests[0], sliceMs);
    }
    rounds.push(round);
  }
  return rounds;
}

/** The milliseconds of a request over all connections, and those of the processor. */
async function measureSlice({ url, pid }, request, milliseconds) {
  const before = processorMs(pid);
  const start = performance.now();
  let count = 0;
  const send = async () => {
    for (; performance.now() - start < milliseconds; count++) {
      const response = await fetch(url + request.path, request);
      const text = await response.text();
      if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  return { time: (performance.now() - start) / count, cpu: (processorMs(pid) - before) / count };
}

/** Of the main thread, which does the work of requests (Linux). */
const processorMs = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** The cost of a request of this side, in times of one of the session: the median ratios of all rounds. */
function print(title, rounds, side) {
  const [cpu, time] = ["cpu", "time"].map((figure) =>
    spreadOf(rounds.map((round) => round[side][figure] / round.session[figure])),
  );
  const [one, other] = ["session", side].map((name) => 1_000 * median(rounds.map((round) => round[name].cpu)));
  const micros = `${one.toFixed(0)} and ${other.toFixed(0)} µs`;
  console.log(`  ${title.padEnd(16)} processor ${cpu.text}, ${micros}; time ${time.text}`);
  return cpu.middle;
}

/** The median, and between what the middle half of the ratios are. */
function spreadOf(ratios) {
  const sorted = [...ratios].sort((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => sorted[Math.floor(part * sorted.length)]);
  return { middle, text: `${middle.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})` };
}

await main().catch(fail);

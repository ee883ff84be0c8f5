import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, startRedis } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { Replies } from "./replies.mjs";

/** So long the process that is left goes on after a kill. */
const aloneMs = 1_000;
/** A run of a killed process counts as ended by then. */
const expiryMs = 16_000;

/**
 * O4: the author's other software reads the feed at one process while members reply at the other one, on PostgreSQL and Redis.
 * Each process is killed in turn, and the reader goes on at the one that is left. In the end Redis is restarted while the
 * reader waits. Gives the failures by title.
 */
export async function playTwo({ name, env, rounds }) {
  const redis = await startRedis();
  if (!redis) {
    console.warn("!!! Redis is not installed: kills of two processes are SKIPPED. !!!");
    return [];
  }
  const pair = new Pair({ ...env, REDIS_URL: redis.url, JWT_SECRET: "a secret of both processes, more than 32 bytes" });
  try {
    await Promise.all([pair.start(0), pair.start(1)]);
    const replies = new Replies();
    await replies.prepare(pair.urls[0]);
    for (let round = 1; round <= rounds; round++) await playRound(replies, pair, round);
    const late = await loseMessages(replies, pair, redis);
    await wait(expiryMs);
    await pair.restart(0, "SIGTERM");
    const failures = await replies.findFailures(pair.urls[1]);
    console.log(`${name}, ${rounds} kills: ${replies.summary}; ${late.summary}`);
    return [[Replies.title, [...failures, ...late.failures]]];
  } finally {
    await pair.close();
    await redis.stop();
  }
}

/** Four rounds kill each of the two once under the reader and once under the writers. */
async function playRound(replies, pair, round) {
  const [reader, writer] = round % 4 === 1 || round % 4 === 2 ? [0, 1] : [1, 0];
  const work = replies.work(pair.urls[writer], round, [pair.urls[reader], pair.urls[writer]]);
  await work.enough;
  await wait(Math.random() * 300);
  const killed = round % 2 === 1 ? reader : writer;
  await pair.kill(killed, "SIGKILL");
  await wait(aloneMs);
  work.stop();
  await work.ended;
  await pair.start(killed);
}

/** Redis is away while a reply is written, so that the process of the reader hears of it late or never. */
async function loseMessages(replies, pair, redis) {
  const [reader, writer] = pair.urls;
  const reading = replies.feed.readNext(reader);
  await wait(500);
  await redis.kill();
  await replies.reply(writer);
  const start = performance.now();
  await wait(aloneMs);
  await redis.start();
  const reads = await reading;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  return {
    summary: `with Redis away the next one was read after ${seconds} s, in read ${reads} of 2`,
    failures: reads > 2 ? ["a reply that was written without Redis was not there at the next read"] : [],
  };
}

/** Two processes of the service on the same database. */
class Pair {
  urls = [];
  #env;
  #servers = [];
  #dataDirs = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), "study-circle-kills-")));

  constructor(env) {
    this.#env = env;
  }

  async start(index) {
    const env = { ...this.#env, DATA_DIR: this.#dataDirs[index] };
    this.#servers[index] = await serve({ port: await freePort(), env });
    this.urls[index] = this.#servers[index].url;
  }

  kill(index, signal) {
    return this.#servers[index].kill(signal);
  }

  async restart(index, signal) {
    await this.kill(index, signal);
    await this.start(index);
  }

  async close() {
    await Promise.all(this.#servers.map((server) => server.kill()));
    for (const dataDir of this.#dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}

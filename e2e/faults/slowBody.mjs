import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/**
 * M16: connections that send their bodies byte by byte. Each must be cut within 15 s (and the second in which a busy
 * machine looks), and others must be answered meanwhile. 1,000 connections, 50 with `--short`.
 */
const connections = process.argv.includes("--short") ? 50 : 1_000;
const latestMs = 16_500;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-slow-"));
  const env = {
    DATA_DIR: dataDir,
    SEED_DEMO: "false",
    BOOK_ENCODER: "false",
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "fatal",
  };
  const server = await serve({ port: await freePort(), env });
  try {
    const ends = Promise.all(Array.from({ length: connections }, () => dawdle(server.url)));
    await wait(5_000);
    const answer = await fetch(`${server.url}/api/profile?limit=1`);
    if (answer.status !== 200) fail(`others got ${answer.status}`);
    const times = (await ends).sort((a, b) => a - b);
    console.log(`${connections} slow bodies cut after ${times[0]} to ${times.at(-1)} ms`);
    if (times.at(-1) > latestMs) fail("a slow body was not cut in time");
  } finally {
    await server.kill("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends a byte each second until the server closes the connection; returns the milliseconds that took. */
function dawdle(url) {
  const start = performance.now();
  const socket = net.connect(Number(new URL(url).port), "127.0.0.1");
  socket.write("POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n");
  const timer = setInterval(() => socket.write(" "), 1_000);
  socket.on("error", () => undefined).resume();
  return new Promise((resolve) => {
    socket.on("close", () => {
      clearInterval(timer);
      resolve(Math.round(performance.now() - start));
    });
  });
}

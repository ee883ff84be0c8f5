import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/**
 * M17: SIGTERM while 200 clients send one request after the other, half of them over connections that they keep. Every
 * request must be answered or find nobody listening; none may be reset. `--short` runs 2 rounds instead of 20.
 */
const rounds = process.argv.includes("--short") ? 2 : 20;
const clients = 200;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-shutdown-"));
  const total = { answered: 0, unavailable: 0, refused: 0, reset: 0 };
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const [outcome, count] of Object.entries(await playRound(dataDir))) total[outcome] += count;
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(
    `${rounds} rounds: ${Object.entries(total)
      .map(([name, count]) => `${count} ${name}`)
      .join(", ")}`,
  );
  if (total.reset > 0) fail(`${total.reset} requests were reset`);
}

async function playRound(dataDir) {
  const env = { DATA_DIR: dataDir, SEED_DEMO: "false", RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
  const server = await serve({ port: await freePort(), env });
  const counts = { answered: 0, unavailable: 0, refused: 0, reset: 0 };
  const running = Array.from({ length: clients }, (_, n) => runClient(server.url, n % 2 === 0, counts));
  await wait(1_500);
  const code = await server.kill("SIGTERM");
  await Promise.all(running);
  if (code !== 0) fail(`the server ended with ${code}`);
  return counts;
}

/** Sends requests until the server has stopped listening. */
async function runClient(url, keepAlive, counts) {
  const agent = new http.Agent({ keepAlive, maxSockets: 1 });
  for (;;) {
    const outcome = await send(`${url}/graphql`, agent);
    counts[outcome]++;
    if (outcome === "refused" || outcome === "reset") return agent.destroy();
  }
}

function send(url, agent) {
  const body = JSON.stringify({ query: "{ profiles(first: 3) { nodes { id } } }" });
  const headers = { "content-type": "application/json", "content-length": body.length };
  return new Promise((resolve) => {
    const request = http.request(url, { method: "POST", agent, headers }, (response) => {
      response.on("error", () => resolve("reset"));
      response.resume().on("end", () => resolve(response.statusCode === 503 ? "unavailable" : "answered"));
    });
    request.on("error", ({ code }) => resolve(code === "ECONNREFUSED" ? "refused" : "reset"));
    request.end(body);
  });
}

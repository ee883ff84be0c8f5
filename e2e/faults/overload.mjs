import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/**
 * M64: 512 connections that never pause. What is beyond the queue must get 503 with Retry-After, hardly anyone may wait
 * longer than two seconds, and the health check must answer. 30 s, 6 s with `--short`.
 */
const seconds = process.argv.includes("--short") ? 6 : 30;
const connections = 512;
const route = "/api/profile?limit=20";
/** The time for the first burst, on a slow machine. */
const warmUpMs = 2_000;
/** A tolerance for pauses of a busy machine. */
const maxLateShare = 0.02;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-overload-"));
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
  const server = await serve({ port: await freePort(), env });
  for (let n = 0; n < 200; n++) await send(`${server.url}${route}`, http.globalAgent);
  const found = { answered: [], shed: [], withoutRetryAfter: 0, other: 0, health: [] };
  const end = performance.now() + seconds * 1_000;
  try {
    const clients = Array.from({ length: connections }, () => runClient(server.url, end, found));
    await Promise.all([...clients, watchHealth(server.url, end, found)]);
  } finally {
    await server.kill("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(found);
}

function report({ answered, shed, withoutRetryAfter, other, health }) {
  const late = answered.filter((ms) => ms > 2_000).length;
  console.log(
    `${answered.length} answered (p50 ${quantile(answered, 0.5)} ms, p99 ${quantile(answered, 0.99)} ms, ${late} over 2 s), ` +
      `${shed.length} shed (p99 ${quantile(shed, 0.99)} ms), ${other} other, health p99 ${quantile(health, 0.99)} ms`,
  );
  if (answered.length === 0) fail("nobody was answered");
  if (late > answered.length * maxLateShare) fail(`${late} of ${answered.length} waited longer than 2 s`);
  if (withoutRetryAfter > 0) fail(`${withoutRetryAfter} refusals do not say when to try again`);
  if (other > 0) fail(`${other} requests ended in another way`);
  if (health.length === 0) fail("the health check did not answer");
}

async function runClient(url, end, found) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < end) {
    const start = performance.now();
    const { status, retryAfter } = await send(url + route, agent);
    const ms = performance.now() - start;
    if (start < end - seconds * 1_000 + warmUpMs && status !== 0) continue;
    if (status === 200) found.answered.push(ms);
    else if (status !== 503) found.other++;
    else found.shed.push(ms);
    if (status === 503 && !retryAfter) found.withoutRetryAfter++;
  }
  agent.destroy();
}

async function watchHealth(url, end, found) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < end) {
    const start = performance.now();
    const { status } = await send(`${url}/health/live`, agent);
    if (status === 200) found.health.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  agent.destroy();
}

function send(url, agent) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      const answer = { status: response.statusCode, retryAfter: response.headers["retry-after"] };
      response.resume().on("end", () => resolve(answer));
    });
    request.on("error", () => resolve({ status: 0 }));
  });
}

function quantile(values, share) {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN);
}

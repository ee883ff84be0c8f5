import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { readyMs, serve } from "../../scripts/serve.mjs";

/**
 * M2: two servers on one data folder, the second in a network namespace of its own, as in another container.
 * It must not start while the first one runs or is paused. When the first is killed (kill -9 during writes), it must take over at
 * once, with every acknowledged write. `--short` runs 2 rounds instead of 20.
 */
const rounds = process.argv.includes("--short") ? 2 : 20;
const writers = 4;

await main().catch(fail);

async function main() {
  if (spawnSync("unshare", ["--net", "true"]).status !== 0)
    return console.warn("!!! This user may not create network namespaces: M2 across containers is SKIPPED. !!!");
  await buildWhatChanged(["server"]);
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-folder-"));
  const settings = {
    DATA_DIR: dataDir,
    SEED_DEMO: "false",
    BOOK_ENCODER: "false",
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "fatal",
  };
  try {
    await playRounds(settings);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function playRounds(settings) {
  const acknowledged = new Set();
  let first = await serve({ port: await freePort(), env: settings });
  const token = await register(first.url);
  let slowest = 0;
  for (let round = 1; round <= rounds; round++) {
    const writing = write(first.url, token, { round, acknowledged });
    await expectRefusal(settings);
    if (round === 1) await expectRefusalBeside(first, settings);
    await first.kill("SIGKILL");
    await writing;
    await expectTakeover(settings);
    const start = Date.now();
    first = await serve({ port: await freePort(), env: settings });
    slowest = Math.max(slowest, Date.now() - start);
  }
  const lost = await missing(first.url, token, acknowledged);
  await first.kill("SIGTERM");
  console.log(
    `${rounds} rounds, ${acknowledged.size} acknowledged writes, ${lost.length} lost, ready within ${slowest} ms`,
  );
  if (acknowledged.size === 0) throw new Error("nothing was written");
  if (lost.length > 0) throw new Error(`acknowledged writes were lost: ${lost.slice(0, 5).join(", ")}`);
}

/** A suspended server still owns the folder. */
async function expectRefusalBeside(first, settings) {
  process.kill(first.pid, "SIGSTOP");
  await expectRefusal(settings).finally(() => process.kill(first.pid, "SIGCONT"));
}

/** It may take as long as a start: after that, the second server waits 20 s for the heartbeat of a paused one. */
async function expectRefusal(settings) {
  const second = startElsewhere(settings);
  const code = await Promise.race([second.gone, wait(readyMs, "still running", { ref: false })]);
  if (code === "still running") await second.stop();
  if (code !== 1 || !/DATA_DIR .+ is in use by another running server \(process \d+ on .+\)/.test(second.output()))
    throw new Error(`the second server was not refused: ${code}\n${second.output()}`);
}

async function expectTakeover(settings) {
  const second = startElsewhere(settings);
  const end = Date.now() + readyMs;
  while (!second.output().includes("Study Circle") && Date.now() < end) await wait(50);
  const code = await second.stop();
  if (code !== 0) throw new Error(`the second server did not take over: ${code}\n${second.output()}`);
}

function startElsewhere(settings) {
  const env = {
    ...process.env,
    NODE_ENV: "",
    DATABASE_URL: "",
    REDIS_URL: "",
    PORT: "0",
    GRAVATAR: "false",
    ...settings,
  };
  const child = spawn("unshare", ["--net", process.execPath, "server/dist/main.js"], { cwd: top, env });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const gone = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  return {
    gone,
    output: () => text,
    stop: async () => {
      child.kill("SIGTERM");
      return Promise.race([gone, wait(60_000, "no end within 60 s", { ref: false })]);
    },
  };
}

/** Writes posts until the server is gone. */
async function write(url, token, { round, acknowledged }) {
  const writer = async (number) => {
    for (let n = 0; ; n++) acknowledged.add(await post(url, token, `round ${round}, writer ${number}, ${n}`));
  };
  await Promise.allSettled(Array.from({ length: writers }, (_, number) => writer(number)));
}

async function missing(url, token, acknowledged) {
  const lost = [];
  for (const id of acknowledged) {
    const { ok } = await fetch(`${url}/api/posts/${id}`, { headers: { "x-auth-token": token } });
    if (!ok) lost.push(id);
  }
  return lost;
}

async function register(url) {
  const account = { name: "Folder Tester", email: "folder@example.com", password: "still here afterwards" };
  return (await send(url, "/api/users", account)).token;
}

async function post(url, token, text) {
  return (await send(url, "/api/posts", { text }, { "x-auth-token": token }))._id;
}

async function send(url, route, body, headers = {}) {
  const answer = await fetch(url + route, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}`);
  return answer.json();
}

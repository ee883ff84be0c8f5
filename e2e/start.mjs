import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { writeResult } from "../scripts/results.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { npmStart, untilReady } from "./support/npmStart.mjs";

/**
 * The README's first command on a fresh clone, with install scripts switched off in npm's configuration: it serves, serves
 * again, and says clearly what stops it. It installs what building and running need, without the tools for tests. A
 * checkout with nothing but files under version control is such a clone itself, and keeps what was installed and built; any
 * other is cloned. The limits of time are several times what a quiet machine needs (41 s and 2.4 s).
 */
const firstStartSeconds = 420;
const nextStartSeconds = 60;
const packageBudget = { count: 800, megabytes: 550 };

async function main() {
  if (!existsSync(path.join(top, ".git"))) {
    console.warn("\n!!! This is no git checkout: the fresh clone's start is SKIPPED. !!!\n");
    return writeResult("start", { passed: 0, failed: 0, skipped: 1 });
  }
  const isOwn = isUntouched();
  console.log(isOwn ? "in this clean checkout" : "in a new clone");
  const clone = isOwn ? top : mkdtempSync(path.join(tmpdir(), "study-circle-clone-"));
  const checks = [];
  try {
    if (!isOwn) execFileSync("git", ["clone", "--quiet", top, clone]);
    checks.push(...(await checkStart("the first start", clone, firstStartSeconds)));
    checks.push(checkPackages(clone));
    const besides = async (port) => (await Promise.all([checkDevelopment(clone), checkRefusals(clone, port)])).flat();
    checks.push(...(await checkStart("a second start", clone, nextStartSeconds, besides)));
  } finally {
    rmSync(isOwn ? path.join(top, ".data") : clone, { recursive: true, force: true });
  }
  const problems = checks.filter((problem) => problem !== null);
  writeResult("start", { passed: checks.length - problems.length, failed: problems.length });
  if (problems.length > 0) fail(problems.join("\n"));
}

/** Whether there are no files here but those of the last commit. */
function isUntouched() {
  return execFileSync("git", ["status", "--porcelain", "--ignored"], { cwd: top, encoding: "utf8" }) === "";
}

/** Starts, checks the output and stops; `besides`: what is checked meanwhile. Returns errors, and null for each success. */
async function checkStart(name, clone, limit, besides = async () => []) {
  const port = await freePort();
  const start = Date.now();
  const server = npmStart(clone, { PORT: port });
  const isReady = await untilReady(port, server, limit * 1_000);
  const seconds = (Date.now() - start) / 1_000;
  await wait(300);
  const others = isReady ? await besides(port) : [];
  const code = await server.stop();
  console.log(`${name}: ${isReady ? `ready after ${seconds.toFixed(1)} s` : "never ready"}, stopped with ${code}`);
  return [problemOfStart(name, server, { port, limit, isReady, code }), ...others];
}

function problemOfStart(name, server, { port, limit, isReady, code }) {
  if (!isReady) return `${name} was not ready within ${limit} s:\n${server.output()}`;
  if (code !== 0) return `${name} ended with ${code}`;
  const expected = [`http://localhost:${port}`, "/playground", "demo@studycircle.example"];
  // What a build says of the sizes of pages is for developers.
  if (server.output().includes(" kB of ")) return `${name} printed the sizes of pages:\n${server.output()}`;
  const missing = expected.filter((text) => !server.output().includes(text));
  return missing.length > 0 ? `${name} did not print ${missing.join(", ")}` : null;
}

/** What the first start has installed: the packages, and their size in blocks of 4 kB. */
function checkPackages(clone) {
  const folders = ["node_modules", "server/node_modules", "client/node_modules"].map((name) => path.join(clone, name));
  const { packages } = JSON.parse(readFileSync(path.join(folders[0], ".package-lock.json"), "utf8"));
  const count = Object.values(packages).filter(({ link }) => !link).length;
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const kilobytes = files.reduce((sum, file) => sum + Math.ceil(statSync(file).size / 4_096) * 4, 0);
  const weight = `${count} packages, ${Math.round(kilobytes / 1_024)} MB`;
  console.log(`the first start installed ${weight}`);
  const isLight = count <= packageBudget.count && kilobytes <= packageBudget.megabytes * 1_024;
  return isLight ? null : `the first start installed ${weight}: more than ${JSON.stringify(packageBudget)}`;
}

/** The client of `npm run dev` serves its modules and the packages that they import. Gives what was wrong, or null. */
async function checkDevelopment(clone) {
  const port = await freePort();
  const args = ["node_modules/vite/bin/vite.js", "client", "--port", String(port), "--strictPort"];
  const vite = spawn(process.execPath, args, { cwd: clone, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [vite.stdout, vite.stderr]) stream.on("data", (chunk) => (output += chunk));
  const read = async (place) => (await fetch(`http://localhost:${port}${place}`)).text();
  try {
    const end = Date.now() + firstStartSeconds * 1_000;
    let code = "";
    while (code === "" && vite.exitCode === null && Date.now() < end) {
      code = await read("/src/app/start/startApp.tsx").catch(() => "");
      await wait(200);
    }
    const [, dependency] = /"(\/node_modules\/\.vite\/deps\/[^"]+)"/.exec(code) ?? [];
    const isServed = dependency !== undefined && (await read(dependency).catch(() => "")).includes("export");
    console.log(`the client of npm run dev: ${isServed ? "serves" : "FAILED"}`);
    return isServed ? null : `the client of npm run dev does not serve its modules:\n${output}`;
  } finally {
    vite.kill();
  }
}

/** Beside the server of this port. With each of these, the start must fail with a message that names the setting, without a stack. */
async function checkRefusals(clone, port) {
  const folders = mkdtempSync(path.join(tmpdir(), "study-circle-data-"));
  const other = (name) => path.join(folders, name);
  const cases = [
    ["PORT", { PORT: port, DATA_DIR: other("port") }],
    ["DATA_DIR", { PORT: await freePort() }],
    ["PORT", { PORT: "many" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["JWT_SECRET", { NODE_ENV: "production", DATA_DIR: other("missing") }],
    ["JWT_SECRET", { JWT_SECRET: "secret", DATA_DIR: other("known") }],
    ["PUBLIC_URL", { NODE_ENV: "production", JWT_SECRET: randomBytes(32).toString("base64"), DATA_DIR: other("url") }],
  ];
  const problems = await Promise.all(cases.map(([name, settings]) => checkRefusal(clone, name, settings)));
  rmSync(folders, { recursive: true, force: true });
  return problems;
}

async function checkRefusal(clone, name, settings) {
  const server = npmStart(clone, settings);
  const code = await Promise.race([server.gone, wait(60_000, "still running", { ref: false })]);
  if (code === "still running") await server.stop();
  const output = server.output();
  const isClear = code === 1 && output.includes(name) && !/^\s+at /m.test(output);
  console.log(`${name} refused: ${isClear}`);
  return isClear ? null : `a wrong ${name} (${JSON.stringify(settings)}) ended with ${code}:\n${output}`;
}

await main().catch(fail);

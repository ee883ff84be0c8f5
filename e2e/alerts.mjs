import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { readyMs, serve } from "../scripts/serve.mjs";
import { openDatabase, sharePostgres } from "./faults/support/sharedPostgres.mjs";
import { call, register } from "./kills/call.mjs";
import { Prometheus } from "./support/Prometheus.mjs";

/**
 * P4: a real Prometheus with deploy/alerts.yml watches two servers on PostgreSQL, one of them with its jobs in another process. No
 * alert fires while all is well; then each failure is made, and its alert fires, and no other one. Only the times in the rules
 * are shortened (e2e/support/Prometheus.mjs), because nobody waits an hour for a test.
 */
const quiet = { RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal", SEED_DEMO: "false", BOOK_ENCODER: "false" };
const quietScrapes = 6;
const fireMs = 40_000;
const mebibyte = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-alerts-"));
const closing = [];
const prometheus = new Prometheus();
/** The alerts for which a failure was made, and those that have fired for it. */
const expected = new Set();
const fired = new Map();
let skipped = 0;

await main().catch(fail);

async function main() {
  if (!Prometheus.isInstalled()) return skipAll("Prometheus is not installed");
  await ensureInstalled();
  await buildWhatChanged(["server"]);
  try {
    const postgres = await sharePostgres();
    if (!postgres) return skipAll("PostgreSQL is not installed");
    closing.push(() => postgres.stop());
    process.env.FAULTS_DATABASE_URL = postgres.url;
    await check(postgres);
    writeResult("alerts", { passed: fired.size, failed: 0, skipped });
    console.log(`${fired.size} alerts fired: ${[...fired].map(([name, s]) => `${name} after ${s} s`).join(", ")}`);
  } catch (error) {
    writeResult("alerts", { passed: fired.size, failed: 1, skipped });
    throw error;
  } finally {
    await prometheus.stop();
    for (const end of closing.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function skipAll(why) {
  console.warn(`!!! ${why}: no alert was tried. SKIPPED. !!!`);
  writeResult("alerts", { passed: 0, failed: 0, skipped: 10 });
}

async function check(postgres) {
  const smtp = await startMailHost();
  const [site, apart] = await Promise.all([startSite(smtp), startApart()]);
  await untilJobsRun(apart);
  // The longest blockage is that since the last scrape; a start has one.
  for (const { metricsUrl } of [site, apart]) await fetch(metricsUrl);
  await prometheus.start([site, apart].map(({ metricsUrl }) => new URL(metricsUrl).host));
  for (const name of ["Ada", "Bo", "Cy"]) site.token = (await register(site.url, name)).token;
  const isSeen = async () => (await prometheus.scrapesOfEach()) >= quietScrapes;
  await prometheus.until("both servers are scraped", isSeen, fireMs);
  await expectOnly();

  await Promise.all([
    inTurn(["ClockOff", () => site.failure("/clock?10")], [["MailRefused", "DeadJobs"], () => refuseMails(site, smtp)]),
    inTurn(
      ["DiskNearlyFull", () => site.fillDisk()],
      ["BackupTooOld", () => writeBackupNote(site, Date.now() - 49 * 3_600_000)],
    ),
    inTurn(["QueueStuck", () => leaveJobs(apart)], ["ServiceDown", () => apart.kill("SIGKILL")]),
  ]);
  await inTurn(
    ["LoopBlocked", () => site.failure("/block?700")],
    [["DatabaseGone", "ManyErrors"], () => loseDatabase(site, postgres)],
  );
  const untried = (await prometheus.known()).filter((name) => !fired.has(name));
  assert.equal(untried.length, skipped, `alerts without a failure: ${untried}`);
}

/** Makes each failure once the alerts of the one before it fire. */
async function inTurn(...failures) {
  for (const [names, make] of failures) {
    const alerts = [names].flat();
    for (const name of alerts) {
      assert.ok(!(await prometheus.firing()).includes(name), `${name} fired before its failure`);
      expected.add(name);
    }
    const start = Date.now();
    if ((await make()) === "skipped") {
      for (const name of alerts) expected.delete(name);
      skipped += alerts.length;
      continue;
    }
    for (const name of alerts) {
      await prometheus.until(`${name} fires`, async () => (await prometheus.firing()).includes(name), fireMs);
      fired.set(name, Math.round((Date.now() - start) / 1_000));
    }
    await expectOnly();
  }
}

async function expectOnly() {
  const others = (await prometheus.firing()).filter((name) => !expected.has(name));
  assert.deepEqual(others, [], "alerts that fired without their failure");
}

/** The server with the clock, loop, disk, mails and backup that are disturbed. */
async function startSite(smtp) {
  const database = await openDatabase();
  const dataDir = path.join(folder, "site");
  mkdirSync(dataDir, { mode: 0o700 });
  const isSmallDisk = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=700", "tmpfs", dataDir]).status === 0;
  if (isSmallDisk) closing.push(() => void spawnSync("umount", [dataDir]));
  const failurePort = String(await freePort());
  const hook = `--require ${path.join(import.meta.dirname, "support/faultyProcess.cjs")}`;
  const settings = { ...quiet, DATABASE_URL: database.url, DATA_DIR: dataDir };
  const mail = { SMTP_URL: smtp.url, PUBLIC_URL: "http://circle.example" };
  const env = { ...settings, ...mail, NODE_OPTIONS: hook, FAILURE_PORT: failurePort };
  const server = await serve({ port: await freePort(), env });
  closing.push(() => server.kill("SIGKILL"));
  runAdmin(settings, "backup", path.join(folder, "site.backup"));
  return {
    ...server,
    dataDir,
    failure: (what) => fetch(`http://127.0.0.1:${failurePort}${what}`),
    fillDisk: () => (isSmallDisk ? fill(dataDir) : skipDisk()),
  };
}

function fill(dataDir) {
  const { bavail, bsize } = statfsSync(dataDir);
  writeFileSync(path.join(dataDir, "filler"), Buffer.alloc(bavail * bsize - 3 * mebibyte));
}

function skipDisk() {
  console.warn("!!! This user may not mount a small disk: a disk that is nearly full is SKIPPED. !!!");
  return "skipped";
}

function writeBackupNote({ dataDir }, at) {
  const note = { time: new Date(at).toISOString(), file: "/var/backups/old.backup", bytes: 1 };
  writeFileSync(path.join(dataDir, "last-backup.json"), JSON.stringify(note));
}

/** A server that leaves its jobs to a process of its own. */
async function startApart() {
  const database = await openDatabase();
  const dataDir = path.join(folder, "apart");
  const settings = { ...quiet, DATABASE_URL: database.url, DATA_DIR: dataDir };
  const server = await serve({ port: await freePort(), env: { ...settings, JOBS: "apart" } });
  closing.push(() => server.kill("SIGKILL"));
  const env = { ...process.env, NODE_ENV: "", REDIS_URL: "", METRICS_PORT: "", ...settings };
  const jobs = spawn(process.execPath, ["server/dist/commands/jobs.js"], { cwd: top, env, stdio: "inherit" });
  const ended = new Promise((resolve) => jobs.once("exit", resolve));
  const endJobs = async () => {
    jobs.kill("SIGKILL");
    await ended;
  };
  closing.push(endJobs);
  return { ...server, endJobs };
}

/** Waits until the process for jobs runs them: on a busy machine it loads for longer than the shortened rule lets a job wait. */
async function untilJobsRun({ url, metricsUrl }) {
  await call(url, (await register(url, "Eve")).token, "POST", "/api/posts", { text: "Who is there?" });
  let quietSeconds = 0;
  for (const end = Date.now() + readyMs; Date.now() < end; await wait(1_000)) {
    const metrics = await (await fetch(metricsUrl)).text();
    const ages = [...metrics.matchAll(/^jobs_oldest_due_seconds\{.*\} (\S+)$/gm)].map(([, age]) => Number(age));
    quietSeconds = ages.length > 0 && ages.every((age) => age < 1) ? quietSeconds + 1 : 0;
    if (quietSeconds === 3) return;
  }
  throw new Error("nobody ran the jobs");
}

/** Something that members do makes a job, and nobody runs it. */
async function leaveJobs(apart) {
  await apart.endJobs();
  const { token } = await register(apart.url, "Dee");
  await call(apart.url, token, "POST", "/api/posts", { text: "Who reads this?" });
}

async function refuseMails(site, smtp) {
  smtp.isRefusing = true;
  for (let n = 0; n < 9; n++) await register(site.url, `Member ${n}`);
}

async function loseDatabase(site, postgres) {
  await site.failure("/block?0");
  await postgres.stop();
  const headers = { "x-auth-token": site.token };
  const answers = [];
  // More at each scrape: Prometheus sees no increase in what is there for the first time.
  for (let round = 0; round < 3; round++) {
    const asked = Array.from({ length: 6 }, () => fetch(`${site.url}/api/posts`, { headers }));
    answers.push(...(await Promise.all(asked)).map(({ status }) => status));
    await wait(2_000);
  }
  assert.ok(
    answers.every((status) => status >= 500),
    `answers without a database: ${answers}`,
  );
}

/** A mail server that takes mails until it refuses every address. */
async function startMailHost() {
  const { SMTPServer } = await import("smtp-server");
  const host = { isRefusing: false };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(host.isRefusing ? Object.assign(new Error("5.7.1 blocked"), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => stream.on("end", () => done()).resume(),
  });
  server.on("error", () => undefined);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  host.url = `smtp://127.0.0.1:${server.server.address().port}`;
  return host;
}

function runAdmin(settings, ...args) {
  const env = { ...process.env, NODE_ENV: "", REDIS_URL: "", ...settings };
  const options = { cwd: top, env, encoding: "utf8" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/dist/commands/admin.js", ...args], options);
  assert.equal(status, 0, `admin ${args.join(" ")}: ${stdout}${stderr}`);
}

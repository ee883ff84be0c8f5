import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, top } from "../scripts/run.mjs";
import { freePort, startPostgres, startRedis } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { runJobsProcess } from "./operator/jobsProcess.mjs";
import { startRefusingSmtp } from "./operator/refusingSmtp.mjs";
import { tasks } from "./operator/tasks.mjs";
import { admin } from "./support/adminCommand.mjs";

/**
 * P1: each task of the table in docs/operations.md is done by the operator's command alone, while the site answers: on the embedded
 * database, and on PostgreSQL and Redis with two processes. A row without a task here fails, and a task without a row. What was
 * changed is in the log, with the user who ran it.
 */
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-operator-"));
const quiet = {
  BOOK_ENCODER: "false",
  RATE_LIMIT_FACTOR: "100000",
  LOG_LEVEL: "fatal",
  SEED_DEMO: "false",
  MAIL_WAIT_SECONDS: "1",
};

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const names = tasks.map(({ command }) => command);
  const missing = [...listedTasks()].filter((name) => !names.includes(name));
  const unlisted = names.filter((name) => !listedTasks().has(name));
  if (missing.length + unlisted.length > 0)
    throw new Error(
      `without a task here: ${missing.join(", ")}; without a row in docs/operations.md: ${unlisted.join(", ")}`,
    );
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  if (!postgres || !redis) console.warn("!!! PostgreSQL or Redis is not installed: the tasks on them are SKIPPED. !!!");
  const result = { passed: 0, failed: 0, skipped: postgres && redis ? 0 : tasks.length };
  try {
    result.passed += await onSite("embedded", { DATA_DIR: path.join(folder, "embedded") }, 1);
    if (postgres && redis) {
      const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: path.join(folder, "network") };
      result.passed += await onSite("PostgreSQL and Redis with two processes", settings, 2);
    }
  } catch (error) {
    result.failed = 1;
    throw error;
  } finally {
    writeResult("operator", result);
    await postgres?.stop();
    await redis?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The commands of the table, as `member show`. */
function listedTasks() {
  const text = readFileSync(path.join(top, "docs/operations.md"), "utf8");
  const [, section = ""] = text.split("\n## What an operator does\n");
  const rows = section.split("\n## ")[0].matchAll(/^\|[^|]+\| `([a-z]+ [a-z-]+)[^`]*` *\|$/gm);
  return new Set([...rows].map(([, name]) => name));
}

async function onSite(name, given, processes) {
  const smtp = await startRefusingSmtp();
  const settings = { ...given, SMTP_URL: smtp.url };
  const sites = [];
  const started = Date.now();
  try {
    for (let n = 0; n < processes; n++)
      sites.push(await serve({ port: await freePort(), env: { ...quiet, ...settings } }));
    const watch = watchHealth(sites);
    const scene = {
      urls: sites.map(({ url }) => url),
      smtp,
      folder: mkdtempSync(path.join(folder, "scene-")),
      admin: (...args) => admin(settings, ...args),
    };
    for (const task of tasks)
      await task.run(scene).catch((error) => {
        throw new Error(`${name}: "${task.command}": ${error.message}`, { cause: error });
      });
    if (processes > 1) await runJobsProcess({ ...quiet, ...settings });
    expectLogged(await scene.admin("log", "--json", "--limit", "200"));
    const answers = await watch.stop();
    console.log(
      `${name}: ${tasks.length} tasks in ${Math.round((Date.now() - started) / 1_000)} s, while /health/ready answered 200 to all ${answers} questions`,
    );
  } finally {
    for (const site of sites) await site.kill();
    await smtp.stop();
  }
  return tasks.length;
}

/** What was changed is there, by its name and with the user of this machine. */
function expectLogged(printed) {
  const { rows } = JSON.parse(printed);
  const changing = tasks.filter(({ isChange }) => isChange).map(({ command }) => command.replace(" ", "."));
  const { username } = userInfo();
  const logged = new Set(rows.filter(({ who }) => who?.endsWith(username)).map(({ what }) => what));
  const missing = changing.filter((action) => !logged.has(action));
  if (missing.length > 0) throw new Error(`not in the log: ${missing.join(", ")}`);
}

/** Asks again and again whether the site is ready. */
function watchHealth(sites) {
  let isOn = true;
  let answers = 0;
  const loop = async ({ url }) => {
    for (; isOn; await wait(200)) {
      const { status } = await fetch(`${url}/health/ready`);
      if (status !== 200) throw new Error(`/health/ready answered ${status}`);
      answers++;
    }
  };
  const loops = Promise.all(sites.map(loop));
  loops.catch(() => undefined);
  return {
    stop: async () => {
      isOn = false;
      await loops;
      return answers;
    },
  };
}

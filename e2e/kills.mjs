import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../scripts/build.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { freePort, startPostgres } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { Digests } from "./kills/digests.mjs";
import { Mails } from "./kills/mails.mjs";
import { Reminders } from "./kills/reminders.mjs";
import { Replies } from "./kills/replies.mjs";
import { startSmtp } from "./kills/startSmtp.mjs";
import { playTwo } from "./kills/twoProcesses.mjs";
import { Writes } from "./kills/writes.mjs";

/**
 * Kills the service (kill -9) again and again under loads of several kinds, starts it again, and checks what each load was
 * promised: nothing acknowledged is lost, every event is delivered once, nobody gets a mail, a digest or a reminder twice.
 * On the embedded database, on PostgreSQL, and the replies on PostgreSQL through two processes. `node e2e/kills.mjs` kills it 20
 * times under large loads, which takes about an hour; `--short` twice, on all at once. `--only=mails,writes` takes some loads,
 * `--on=PostgreSQL` or `--on=two` one of the three, and `--answer=MS` says how late the mail server answers at most.
 */
const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const isShort = process.argv.includes("--short");
const rounds = isShort ? 2 : 20;
const only = option("only")?.split(",");
/** A mail server in the same network responds after a few milliseconds; a slower one has more mails open at a kill. */
const answerMs = Number(option("answer") ?? (isShort ? 40 : 10));
const kinds = [Writes, Replies, Mails, Digests, Reminders].filter(({ title }) => !only || only.includes(title));
const two = "two processes";
const databases = ["embedded", "PostgreSQL", ...(kinds.includes(Replies) ? [two] : [])].filter((name) =>
  name.startsWith(option("on") ?? name),
);
// Mails about notifications wait for ten minutes otherwise.
const settings = {
  SEED_DEMO: "false",
  BOOK_ENCODER: "false",
  RATE_LIMIT_FACTOR: "100000",
  LOG_LEVEL: "fatal",
  MAIL_WAIT_SECONDS: "1",
};

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const counts = { passed: 0, failed: 0 };
  const count = async (name) => {
    for (const [title, found] of await onDatabase(name)) {
      counts[found.length > 0 ? "failed" : "passed"]++;
      for (const failure of found) console.error(`FAIL  ${name}, ${title}: ${failure}`);
    }
  };
  // The short form mostly waits; the large loads would disturb each other.
  if (isShort) {
    const ends = await Promise.allSettled(databases.map(count));
    for (const { reason } of ends) if (reason) throw reason;
  } else for (const name of databases) await count(name);
  writeResult("kills", counts);
  if (counts.failed > 0) fail("what was promised does not hold after a kill");
}

async function onDatabase(name) {
  if (name === "embedded") return play(name, {});
  const postgres = await startPostgres();
  if (!postgres) {
    console.warn("!!! PostgreSQL is not installed: kills are tested on the embedded database alone. !!!");
    return [];
  }
  const db = new pg.Pool({ connectionString: postgres.url });
  // Connections that PostgreSQL closes when it stops.
  db.on("error", () => undefined);
  const database = { DATABASE_URL: postgres.url };
  try {
    if (name === two) return await playTwo({ name, env: { ...database, ...settings }, rounds });
    return await play(name, database, db);
  } finally {
    await db.end();
    await postgres.stop();
  }
}

/** The failures of each load by its title. `db`: connections of its own; the embedded database has none. */
async function play(name, database, db = null) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-kills-"));
  const smtp = await startSmtp({ slowestMs: answerMs });
  const notesPort = await freePort();
  const own = { DATA_DIR: dataDir, SMTP_URL: smtp.url, NOTES_PORT: String(notesPort) };
  const env = { ...database, ...own, ...settings };
  const start = async () => serve({ port: await freePort(), env, entry: ["e2e/kills/service.mjs"] });
  const site = { name, db, smtp, rounds, isShort, notesUrl: `http://127.0.0.1:${notesPort}` };
  const loads = kinds.filter((kind) => db || !kind.needsSql).map((Kind) => new Kind(site));
  let server = await start();
  try {
    for (const load of loads) await load.prepare(server.url);
    for (let round = 1; round <= rounds; round++) {
      await playRound(server, loads, round);
      server = await start();
    }
    server = await restartAfterExpiry(server, start);
    const failures = [];
    for (const load of loads) failures.push([load.constructor.title, await load.findFailures(server.url)]);
    for (const load of loads) console.log(`${name}, ${rounds} kills: ${load.summary}`);
    return failures;
  } finally {
    await server.kill();
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each load says when it is in the middle of its work, and ends after the kill. */
async function playRound(server, loads, round) {
  const works = loads.map((load) => load.work(server.url, round));
  await Promise.all(works.map(({ enough }) => enough));
  await wait(Math.random() * 300);
  await server.kill("SIGKILL");
  for (const { stop } of works) stop?.();
  await Promise.all(works.map(({ ended }) => ended));
}

/** A run of a killed process counts as ended when its time is over; the next start finds those of events. */
async function restartAfterExpiry(server, start) {
  await wait(16_000);
  await server.kill();
  return start();
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { buildWhatChanged } from "../../../scripts/build.mjs";
import { countUnfinished, openQueues } from "../../../scripts/jobQueues.mjs";
import { fail } from "../../../scripts/run.mjs";
import { freePort, startPostgres } from "../../../scripts/scratchServers.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { startSmtp } from "./startSmtp.mjs";

/** The time limit of the last process. */
const finishMs = 400_000;

/**
 * Kills the server in each round while a job sends mails to a real SMTP server, then lets it finish, and checks that each
 * member got one mail. Needs PostgreSQL, because the rows of a round are added by SQL.
 * @typedef {object} Check
 * @property {string} noun what is sent, for the messages
 * @property {number} rounds
 * @property {number} membersPerRound
 * @property {number} atOnce how many of these mails a process sends at a time
 * @property {string} job the job that finds what is due
 * @property {(db: pg.Client, round: number) => Promise<unknown>} addMembers adds members with something due
 * @property {string} members a query for `email` and `handed`, the number of mails that were handed over
 * @property {(rows: object[]) => void} [checkRows]
 * @param {Check} check
 */
export async function killWhileMailing(check) {
  await buildWhatChanged(["server"]);
  const postgres = await startPostgres();
  if (!postgres) return console.warn("!!! PostgreSQL is not installed: nothing was tested. !!!");
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-mails-"));
  const smtp = await startSmtp();
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: smtp.url, LOG_LEVEL: "fatal" };
  const start = async () => serve({ port: await freePort(), env });
  let server = await start();
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  try {
    for (let round = 0; round < check.rounds; round++) {
      await check.addMembers(db, round);
      await playRound({ server, db, smtp }, check);
      server = await start();
    }
    await finish(db, check);
    await server.kill();
    await report(db, smtp, check);
  } finally {
    await db.end();
    await smtp.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Kills the process at a random time after it has sent the first mail of the round. */
async function playRound({ server, db, smtp }, check) {
  const before = smtp.copies.size;
  await sendJob(db, check);
  await until(async () => smtp.copies.size > before, 20_000);
  await wait(Math.random() * 400);
  await server.kill("SIGKILL");
}

/** Sends the job that finds what is due. */
const sendJob = (db, { job }) => openQueues(db).send("standard", { job, data: {} });

/** Until the jobs of killed processes have run again, too: that of a mail counts as failed after 95 seconds. */
async function finish(db, check) {
  await sendJob(db, check);
  const isDone = async () =>
    (await db.query(check.members)).rows.every(({ handed }) => handed > 0) &&
    (await countUnfinished(db, ["events", "bulk-mail"])) === 0;
  await until(isDone, finishMs);
}

async function until(holds, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!(await holds()) && Date.now() < end) await wait(20);
}

async function report(db, { copies }, { noun, rounds, membersPerRound, atOnce, members, checkRows }) {
  const { rows } = await db.query(members);
  const missing = rows.filter(({ email }) => !copies.has(email));
  const twice = [...copies.values()].filter((ids) => ids.length > 1);
  const forgotten = missing.filter(({ handed }) => handed === 0);
  console.log(
    `${rounds} kills, ${rows.length} members: ${twice.length} ${noun} sent twice, ${missing.length} not delivered`,
  );
  if (rows.length !== rounds * membersPerRound) fail("not all members were there, so nothing was tested");
  checkRows?.(rows);
  if (twice.length > 0) fail(`${twice.length} ${noun} were sent twice`);
  if (forgotten.length > 0) fail(`${forgotten.length} ${noun} were never handed over`);
  if (missing.length > rounds * atOnce) fail(`${missing.length} ${noun} are missing, more than were open at the kills`);
}

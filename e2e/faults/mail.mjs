import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort, startPostgres } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { MailAskers } from "./support/MailAskers.mjs";
import { startSmtp } from "./support/startSmtp.mjs";

/**
 * C8: members ask for links by mail, and the process is killed at a random moment of each round. Every
 * mail that was asked for with an answer arrives, and at most one of 1,000 arrives twice: SMTP cannot prevent that for a
 * mail that was open at a kill. `--short` runs 3 rounds instead of 20, on the embedded database alone, and only checks
 * that no more mails arrived twice than were open: a few hundred mails say nothing about a rate. `--answer=MS` sets how
 * late the mail server answers at most, `--only=NAME` the database.
 */
const isShort = process.argv.includes("--short");
const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1];
const only = option("only");
const rounds = isShort ? 3 : 20;
const members = isShort ? 10 : 80;
/** Short: the mails of the sign-ups. In full: enough to measure a rate of 1 in 1,000. */
const fewest = isShort ? members : 1_200;
/** The process is killed at a random time within this duration. */
const roundMs = isShort ? 3_000 : 40_000;
/** A mail server in the same network responds after a few milliseconds. */
const answerMs = Number(option("answer") ?? 10);
/** A run of a killed process counts until its time is over. */
const takeoverMs = 240_000;
/** Together they ask for about ten mails a second, as the largest sites do; the rate of copies does not depend on it. */
const askers = 3;
const slowestPauseMs = isShort ? 100 : 600;
/** How many mails a process sends at a time. */
const atOnce = 2;
const maxPerThousand = 1;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  if (only !== "PostgreSQL") await play("embedded", { SEED_DEMO: "false" });
  if (isShort || only === "embedded") return;
  const postgres = await startPostgres();
  if (!postgres) {
    console.warn("!!! PostgreSQL is not installed: this ran on the embedded database alone. !!!");
    return;
  }
  try {
    await play("PostgreSQL", { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function play(name, database) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-mail-"));
  const smtp = await startSmtp({ slowestMs: answerMs });
  const all = new MailAskers(smtp);
  let busyMs = 0;
  try {
    const settings = { ...database, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
    const start = async () => serve({ port: await freePort(), env: { ...settings, SMTP_URL: smtp.url } });
    const first = await start();
    await all.signUp(first.url, members);
    for (let round = 0; round < rounds; round++) busyMs += await playRound(round ? await start() : first, all);
    const last = await start();
    const end = Date.now() + takeoverMs;
    while (all.countMissing() > 0 && Date.now() < end) await wait(20);
    await last.kill();
  } finally {
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(name, all, busyMs);
}

/** Returns the time during which the members requested mails. */
async function playRound(server, all) {
  const start = performance.now();
  const gone = new AbortController();
  const asking = Array.from({ length: askers }, () => all.ask(server.url, slowestPauseMs, gone.signal));
  const ended = Promise.allSettled(asking);
  await wait(Math.random() * roundMs);
  const busyMs = performance.now() - start;
  await server.kill("SIGKILL");
  gone.abort();
  await ended;
  return busyMs;
}

function report(name, all, busyMs) {
  const [mails, lost, doubled, unasked] = [all.mailCount, all.countMissing(), all.countDoubled(), all.countUnasked()];
  const perThousand = (doubled * 1_000) / mails;
  const perSecond = (mails * 1_000) / busyMs;
  const speed = `${perSecond.toFixed(1)} a second, answers within ${answerMs} ms`;
  const openMs = (doubled * 1_000) / (rounds * perSecond);
  console.log(
    `${name}: ${mails} mails (${speed}), ${rounds} kills: ${lost} lost, ${doubled} doubled, ` +
      `${perThousand.toFixed(2)} of 1,000; each was open for ${openMs.toFixed(0)} ms`,
  );
  if (mails < fewest) throw new Error(`only ${mails} mails were sent: too few to say anything`);
  if (lost > 0) throw new Error(`${lost} mails were lost`);
  if (unasked > 0) throw new Error(`${unasked} mails came that nobody had asked for`);
  if (doubled > rounds * atOnce) throw new Error("more mails were sent twice than were open at the kills");
  if (!isShort && perThousand > maxPerThousand) throw new Error("more than one of 1,000 mails was sent twice");
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort, startPostgres } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { startSmtp } from "./support/startSmtp.mjs";

/**
 * C8: people sign up, and the process is killed while it sends their mails to a real SMTP server. In the end all
 * members with an answered sign-up have their mail. A second copy may exist only of a mail that was open at a kill: SMTP
 * cannot prevent that. `--short` runs 3 rounds instead of 20, on the embedded
 * database alone.
 */
const isShort = process.argv.includes("--short");
const rounds = isShort ? 3 : 20;
/** The embedded database has one process: it begins its jobs again. On PostgreSQL a run counts until its time is over. */
const takeoverMs = { embedded: 20_000, PostgreSQL: 180_000 };
const writers = 3;
/** How many mails of one kind a process sends at a time. */
const atOnce = 2;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  await play("embedded", { SEED_DEMO: "false" });
  if (isShort) return;
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
  const smtp = await startSmtp();
  const signedUp = [];
  try {
    const settings = { ...database, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
    const start = async () => serve({ port: await freePort(), env: { ...settings, SMTP_URL: smtp.url } });
    for (let round = 0; round < rounds; round++) await playRound(await start(), smtp, signedUp);
    const last = await start();
    await until(() => signedUp.every((email) => smtp.copies.has(email)), takeoverMs[name]);
    await last.kill();
  } finally {
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(name, smtp, signedUp);
}

/** Kills the process at a random moment after it has sent its first mail. */
async function playRound(server, smtp, signedUp) {
  const before = smtp.copies.size;
  const writing = Array.from({ length: writers }, async () => {
    for (;;) signedUp.push(await signUp(server.url));
  });
  const ended = Promise.allSettled(writing);
  await until(() => smtp.copies.size > before, 20_000);
  await wait(Math.random() * 400);
  await server.kill("SIGKILL");
  await ended;
}

async function signUp(url) {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = JSON.stringify({ name: "Mail Tester", email, password: "still here afterwards" });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/api/users`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`the sign-up answered ${response.status}`);
  await response.arrayBuffer();
  return email;
}

async function until(holds, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!holds() && Date.now() < end) await wait(20);
}

function report(name, { copies }, signedUp) {
  const lost = signedUp.filter((email) => !copies.has(email));
  const twice = [...copies.values()].filter((ids) => ids.length > 1);
  const unlike = twice.filter((ids) => new Set(ids).size > 1);
  console.log(
    `${name}: ${rounds} kills, ${signedUp.length} sign-ups: ${lost.length} mails lost, ${twice.length} sent twice`,
  );
  if (signedUp.length === 0) throw new Error("nobody signed up, so nothing was tested");
  if (lost.length > 0) throw new Error(`${lost.length} mails were lost`);
  if (twice.length > rounds * atOnce)
    throw new Error(`${twice.length} mails were sent twice, more than were open at the kills`);
  if (unlike.length > 0) throw new Error(`${unlike.length} second copies have a Message-ID of their own`);
}

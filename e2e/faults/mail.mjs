import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";

/**
 * C8: people sign up, and the process is killed while it sends their mails to a real SMTP server. In the end all
 * members with an answered sign-up have their mail. A second copy may exist only of a mail that was open at a kill: SMTP
 * cannot prevent that. `--short` runs 3 rounds instead of 20.
 */
const rounds = process.argv.includes("--short") ? 3 : 20;
const writers = 3;
/** How many mails of one kind a process sends at a time. */
const atOnce = 2;

await main().catch(fail);

async function main() {
  await buildWhatChanged(["server"]);
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-mail-"));
  const smtp = await startSmtp();
  const signedUp = [];
  try {
    const settings = { DATA_DIR: dataDir, SEED_DEMO: "false", RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "fatal" };
    const start = async () => serve({ port: await freePort(), env: { ...settings, SMTP_URL: smtp.url } });
    for (let round = 0; round < rounds; round++) await playRound(await start(), smtp, signedUp);
    const last = await start();
    await until(() => signedUp.every((email) => smtp.copies.has(email)), 20_000);
    await last.kill();
  } finally {
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(smtp, signedUp);
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

/** Takes every mail, and answers the final dot a little later, so that some are open at a kill. */
async function startSmtp() {
  const copies = new Map();
  const host = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => {
      const note = ({ to, messageId }) => {
        copies.set(to.text, [...(copies.get(to.text) ?? []), messageId]);
        setTimeout(done, Math.random() * 40);
      };
      simpleParser(stream).then(note, done); // A mail that the killed process did not finish is refused.
    },
  });
  host.on("error", () => undefined); // A connection that the killed process left.
  await new Promise((resolve) => host.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise((resolve) => host.close(resolve));
  return { url: `smtp://127.0.0.1:${host.server.address().port}`, copies, stop };
}

async function until(holds, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!holds() && Date.now() < end) await wait(20);
}

function report({ copies }, signedUp) {
  const lost = signedUp.filter((email) => !copies.has(email));
  const twice = [...copies.values()].filter((ids) => ids.length > 1);
  const unlike = twice.filter((ids) => new Set(ids).size > 1);
  console.log(`${rounds} kills, ${signedUp.length} sign-ups: ${lost.length} mails lost, ${twice.length} sent twice`);
  if (signedUp.length === 0) fail("nobody signed up, so nothing was tested");
  if (lost.length > 0) fail(`${lost.length} mails were lost`);
  if (twice.length > rounds * atOnce) fail(`${twice.length} mails were sent twice, more than were open at the kills`);
  if (unlike.length > 0) fail(`${unlike.length} second copies have a Message-ID of their own`);
}

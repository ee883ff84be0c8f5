import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { User } from "../../features/accounts/User";
import { createServices } from "../../services";
import { buildUser } from "../../testing/factories";
import { jwtSecret, useTestApp } from "../../testing/harness";
import { SmtpHost } from "../../testing/SmtpHost";
import { loadConfig } from "../config";
import type { Services } from "../context";
import { rowsOf } from "../database/rowsOf";
import { installQueues } from "../jobs/installQueues";
import { deadLetters } from "../jobs/jobSql";
import { JobRunner } from "../jobs/JobRunner";
import { mail as limits } from "../limits/limits";
import { defineMail } from "./defineMail";
import { openMail } from "./Mail";
import { SmtpTransport } from "./SmtpTransport";
import { addToScore, scoreOf } from "./mailScore";

const testApp = useTestApp();
let smtp: SmtpHost;
beforeAll(async () => {
  smtp = await SmtpHost.start();
  await installQueues(testApp().db, jobs);
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await rowsOf(testApp().db, "delete from pgboss.job", []);
  smtp.mails.length = smtp.arrived = smtp.toSender.length = smtp.toRecipient.length = smtp.toMail.length = 0;
});

const data = z.object({ userId: z.string(), isWanted: z.boolean().default(true) });
const mailOf = (name: string, isRepeatedWhenUnsure: boolean) =>
  defineMail({
    name,
    schema: data,
    isRepeatedWhenUnsure,
    compose: async ({ db }, { userId, isWanted }) => {
      const to = await db.findOneByOrFail<User>("User", { id: userId });
      const action = { label: "Open it", url: "https://circle.example/verify-email#t=1&x=<b>" };
      const letter = { subject: "Héllo <you>", name: to.name, paragraphs: ["First & last."], action, notes: ["Bye."] };
      return isWanted ? { to, letter } : null;
    },
  });
const [notice, digest] = [mailOf("test-notice", true), mailOf("test-digest", false)];
const jobs = [notice, digest];

const lines: { event: string; reason?: string }[] = [];
const note = (line: { event: string }) => void lines.push(line);
const log = { info: note, warn: note, error: note };

function makeServices(url = smtp.url): Services {
  const { mail } = loadConfig({ NODE_ENV: "test", SMTP_URL: url, PUBLIC_URL: "https://circle.example" });
  return createServices({
    db: testApp().db,
    jwtSecret,
    rateLimitFactor: 1,
    redis: null,
    mail: openMail(mail),
    subscriptions: [],
  });
}

interface Waiting {
  name: string;
  state: string;
  seconds: number;
}

/** Runs what is due, and gives what then waits, and for how long. */
async function runOnce(services = makeServices()): Promise<Waiting[]> {
  lines.length = 0;
  const runner = new JobRunner({ services, jobs, log, isAlone: true });
  await runner.start();
  const due = `select 1 from pgboss.job where name like 'mail-test%' and state < 'completed' and start_after < now()`;
  while ((await rowsOf(testApp().db, due, [])).length > 0) await wait(10);
  await runner.stop(5_000);
  return rowsOf<Waiting>(
    testApp().db,
    `select name, state::text, extract(epoch from start_after - now())::int as seconds from pgboss.job
     where state < 'completed' order by name`,
    [],
  );
}

async function send(job: typeof notice, services = makeServices()): Promise<User> {
  const user = await buildUser(testApp().db, { name: "Zoë" });
  await services.jobs.send(job, { userId: user.id, isWanted: true });
  return user;
}

const due = (name = "mail-test-notice") =>
  rowsOf(testApp().db, `update pgboss.job set start_after = now() where name = $1`, [name]);

describe("C8 a mail", () => {
  it("arrives as HTML and as plain text that say the same, with its links whole", async () => {
    const user = await send(notice);

    expect(await runOnce()).toEqual([]);

    const [mail] = smtp.mails;
    expect(mail?.subject).toBe("Héllo <you>");
    expect(mail?.to).toMatchObject({ text: user.email });
    expect(mail?.from?.text).toBe('"Study Circle" <no-reply@circle.example>');
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@circle\.example>$/);
    expect(mail?.text).toContain("Hi Zoë,\n\nFirst & last.\n\nOpen it:\nhttps://circle.example/verify-email#t=1&x=<b>");
    expect(mail?.html).toContain('href="https://circle.example/verify-email#t=1&amp;x=&lt;b&gt;"');
    expect(mail?.html).toContain("prefers-color-scheme: dark");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
  });

  it("is not sent when its reason was undone, and is when it was not", async () => {
    const services = makeServices();
    const user = await buildUser(testApp().db);
    const sendIn = (fails: boolean) =>
      testApp().db.transaction(async (tx) => {
        await services.jobs.send(notice, { userId: user.id, isWanted: true }, { tx });
        if (fails) throw new Error("undone");
      });

    await expect(sendIn(true)).rejects.toThrow("undone");
    await runOnce();
    expect(smtp.arrived).toBe(0);
    await sendIn(false);
    await runOnce();
    expect(smtp.mails).toHaveLength(1);
  });

  it("that has become pointless is dropped", async () => {
    const services = makeServices();
    await services.jobs.send(notice, { userId: (await buildUser(testApp().db)).id, isWanted: false });

    expect(await runOnce()).toEqual([]);
    expect(smtp.arrived).toBe(0);
  });

  it("is tried six times within 24 hours, under one Message-ID, while the server says 4xx", async () => {
    const user = await send(notice);
    smtp.toMail.push(451, 451, 451, 451, 451, 451);
    const pauses: number[] = [];

    for (let turn = 1; turn <= 5; turn++) {
      const [waiting] = await runOnce();
      expect(waiting).toMatchObject({ name: "mail-test-notice", state: "retry" });
      pauses.push(waiting?.seconds ?? 0);
      await due();
    }
    const left = await runOnce();

    expect(smtp.arrived).toBe(6);
    expect(left).toMatchObject([{ name: deadLetters }]);
    expect(lines.map(({ event }) => event)).toContain("job.dead");
    pauses.forEach((pause, index) => expect(Math.abs(pause - limits.pausesSeconds[index]!)).toBeLessThan(60));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(24 * 3_600);
    expect(await scoreOf(testApp().db, user)).toBe(limits.softRefusal);
  }, 120_000);

  it("is never tried again after 5xx, and waits among the dead letters", async () => {
    const user = await send(notice);
    smtp.toRecipient.push(550);

    expect(await runOnce()).toMatchObject([{ name: deadLetters }]);
    expect(await scoreOf(testApp().db, user)).toBe(limits.hardRefusal);
  });

  it("is tried again when nothing listens, and when the connection is lost before the final dot", async () => {
    const user = await send(notice, makeServices("smtp://127.0.0.1:1"));
    expect(await runOnce(makeServices("smtp://127.0.0.1:1"))).toMatchObject([{ state: "retry" }]);

    await due();
    smtp.toRecipient.push("hangUp");
    expect(await runOnce()).toMatchObject([{ state: "retry" }]);

    await due();
    expect(await runOnce()).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
    expect(await scoreOf(testApp().db, user)).toBe(0);
  });

  it.each([
    ["is repeated, under the same Message-ID, when it may be repeated", notice, 2],
    ["is not repeated when it is a digest", digest, 1],
  ])("without an answer after its final dot %s", async (_case, job, times) => {
    await send(job);
    smtp.toMail.push("hangUp");

    const left = await runOnce();
    expect(left.map(({ state }) => state)).toEqual(times === 2 ? ["retry"] : []);
    if (times === 1) expect(lines.map(({ event }) => event)).toContain("mail.unsure");
    await due();
    await runOnce();

    expect(smtp.arrived).toBe(times);
  });
});

describe("C8 an address that refuses mail", () => {
  it("gets none from a score of 4 on, and again once it is cleared or delivered to", async () => {
    const { db } = testApp();
    const user = await send(notice);
    await addToScore(db, user, limits.stopScore);

    expect(await runOnce()).toEqual([]);
    expect(smtp.arrived).toBe(0);
    expect(lines.map(({ event }) => event)).toContain("mail.withheld");

    await db.update<User>("User", { id: user.id }, { mailScore: limits.stopScore - 1 });
    await makeServices().jobs.send(notice, { userId: user.id, isWanted: true });
    await runOnce();
    expect(smtp.mails).toHaveLength(1);
    expect(await scoreOf(db, user)).toBe(0);
  });

  it("begins again at 0 when it is another address", async () => {
    const { db } = testApp();
    const user = await buildUser(db, { email: "somebody@example.com" });
    await addToScore(db, user, limits.stopScore);
    await db.update<User>("User", { id: user.id }, { email: "somewhere-else@example.com", mailScore: 0 });

    await addToScore(db, user, limits.hardRefusal);

    expect(await scoreOf(db, { id: user.id, email: "somewhere-else@example.com" })).toBe(0);
  });

  it("is not blamed for a sender that the server does not take", async () => {
    const user = await send(notice);
    smtp.toSender.push(553);

    expect(await runOnce()).toMatchObject([{ name: deadLetters }]);
    expect(await scoreOf(testApp().db, user)).toBe(0);
  });
});

describe("C8 a mail server that is silent", () => {
  const mail = { messageId: "<1@x>", from: "a@example.com", to: "b@example.com", subject: "s", html: "h", text: "t" };
  const { signal } = new AbortController();

  it("is waited for for a bounded time: 10 s to connect, 30 s for each answer", async () => {
    expect([limits.connectMs, limits.socketMs]).toEqual([10_000, 30_000]);
    const transport = new SmtpTransport(smtp.url, { connectMs: 2_000, socketMs: 300 });

    smtp.toRecipient.push("silence");
    await expect(transport.send(mail, signal)).rejects.toMatchObject({ outcome: "later", isRefusal: false });
    smtp.toMail.push("silence");
    await expect(transport.send(mail, signal)).rejects.toMatchObject({ outcome: "unsure", isRefusal: false });
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const { port } = mute.address() as AddressInfo;
    const toMute = new SmtpTransport(`smtp://127.0.0.1:${port}`, { connectMs: 300, socketMs: 60_000 });
    await expect(toMute.send(mail, signal)).rejects.toMatchObject({ outcome: "later" });
    mute.close();
  });
});

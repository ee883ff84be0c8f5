import { type AddressInfo, createServer } from "node:net";
import type { User } from "../../features/accounts/users/User";
import { buildUser } from "../../testing/app/factories";
import { deadLetters } from "../jobs/queues";
import { mail as limits } from "../limits/jobLimits";
import { serializeError } from "../observability/serializeError";
import { SmtpTransport } from "./SmtpTransport";
import { recipients } from "../../features/accounts/users/mailScore";
import { waitingJobs } from "../../testing/app/dueJobs";
import { testApp, smtp, notice, lines, makeServices, runOnce, send, useTestMail } from "../../testing/mail/testMail";

useTestMail();

describe("C8 an address that refuses mail", () => {
  it("gets none from a score of 4 on, and again once it is cleared or delivered to", async () => {
    const { db } = testApp();
    const user = await send(notice);
    await recipients.addToScore(db, user, limits.stopScore);

    expect(await runOnce()).toEqual([]);
    expect(smtp.arrived).toBe(0);
    expect(lines.map(({ event }) => event)).toContain("mail.withheld");

    await db.update<User>("User", { id: user.id }, { mailScore: limits.stopScore - 1 });
    await makeServices().jobs.send(notice, { userId: user.id, isWanted: true });
    await runOnce();
    expect(smtp.mails).toHaveLength(1);
    expect((await recipients.stateOf(db, user)).score).toBe(0);
  });

  it("begins again at 0 when it is another address", async () => {
    const { db } = testApp();
    const user = await buildUser(db, { email: "somebody@example.com" });
    await recipients.addToScore(db, user, limits.stopScore);
    await db.update<User>("User", { id: user.id }, { email: "somewhere-else@example.com", mailScore: 0 });

    await recipients.addToScore(db, user, limits.hardRefusal);

    expect((await recipients.stateOf(db, { id: user.id, email: "somewhere-else@example.com" })).score).toBe(0);
  });

  it("is in no log and no job of its refusal", async () => {
    const user = await send(notice);
    smtp.toRecipient.push(550);

    expect(await runOnce()).toMatchObject([{ queue: deadLetters }]);

    const errors = lines.map((line) => serializeError((line as { err?: unknown }).err));
    expect(errors.map(({ message }) => message)).toContain("RCPT TO answered with 550 5.1.1");
    const stored = JSON.stringify(await waitingJobs(testApp().db));
    expect(stored).toContain("RCPT TO answered with 550 5.1.1");
    expect(stored + JSON.stringify([errors, lines])).not.toContain(user.email);
  });

  it("is not blamed for a sender that the server does not take", async () => {
    const user = await send(notice);
    smtp.toSender.push(553);

    expect(await runOnce()).toMatchObject([{ queue: deadLetters }]);
    expect((await recipients.stateOf(testApp().db, user)).score).toBe(0);
  });
});

describe("C8 a mail server that is silent", () => {
  const mail = { messageId: "<1@x>", from: "a@example.com", to: "b@example.com", subject: "s", html: "h", text: "t" };

  it("is waited for for a bounded time: 10 s to connect, 30 s for each answer", async () => {
    expect([limits.connectMs, limits.socketMs]).toEqual([10_000, 30_000]);
    const transport = new SmtpTransport(smtp.url, { connectMs: 2_000, socketMs: 300 });

    smtp.toMail.push("silence");
    await expect(transport.send(mail)).rejects.toMatchObject({ outcome: "unsure", isRefusal: false });
    const mute = createServer(() => undefined);
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const { port } = mute.address() as AddressInfo;
    const toMute = new SmtpTransport(`smtp://127.0.0.1:${port}`, { connectMs: 300, socketMs: 60_000 });
    await expect(toMute.send(mail)).rejects.toMatchObject({ outcome: "later" });
    mute.close();
  });
});

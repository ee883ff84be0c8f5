import { buildUser } from "../../testing/app/factories";
import { deadLetters } from "../jobs/queues";
import { mail as limits } from "../limits/jobLimits";
import { recipients } from "../../features/accounts/users/mailScore";
import type { MailTransport } from "./MailTransport";
import {
  testApp,
  smtp,
  notice,
  digest,
  lines,
  makeServices,
  runAgain,
  runOnce,
  send,
  useTestMail,
} from "../../testing/mail/testMail";

useTestMail();

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

  it("is finished by the first statement after the mail server's answer, before its refusals are forgotten", async () => {
    const services = makeServices();
    const { statements } = testApp().counter;
    let answeredAt = -1;
    const transport: MailTransport = {
      check: async () => undefined,
      send: async (...mail) => {
        await services.mail.transport?.send(...mail);
        answeredAt = statements.length;
      },
    };
    await recipients.addToScore(testApp().db, await send(notice), limits.softRefusal);

    await runOnce({ ...services, mail: { ...services.mail, transport } });

    expect(statements[answeredAt]).toMatch(/delete from \S+\s+where name = \$1/i);
    expect(statements.slice(answeredAt).some((text) => text.includes("mail_score"))).toBe(true);
  });

  it("is tried six times within 24 hours, under one Message-ID, while the server says 4xx", async () => {
    const user = await send(notice);
    smtp.toMail.push(451, 451, 451, 451, 451, 451);
    const pauses: number[] = [];

    for (let turn = 1; turn <= 5; turn++) {
      const [waiting] = turn === 1 ? await runOnce() : await runAgain();
      expect(waiting).toMatchObject({ job: "mail-test-notice", runs: turn });
      pauses.push(waiting?.seconds ?? 0);
    }
    const left = await runAgain();

    expect(smtp.arrived).toBe(6);
    expect(left).toMatchObject([{ queue: deadLetters }]);
    expect(lines.map(({ event }) => event)).toContain("job.dead");
    pauses.forEach((pause, index) => expect(Math.abs(pause - limits.pausesSeconds[index]!)).toBeLessThan(60));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(24 * 3_600);
    expect((await recipients.stateOf(testApp().db, user)).score).toBe(limits.softRefusal);
  });

  it("is never tried again after 5xx, and waits among the dead letters", async () => {
    const user = await send(notice);
    smtp.toRecipient.push(550);

    expect(await runOnce()).toMatchObject([{ queue: deadLetters }]);
    expect((await recipients.stateOf(testApp().db, user)).score).toBe(limits.hardRefusal);
  });

  it("is tried again when nothing listens, and when the connection is lost before the final dot", async () => {
    const user = await send(notice, makeServices("smtp://127.0.0.1:1"));
    expect(await runOnce(makeServices("smtp://127.0.0.1:1"))).toMatchObject([{ runs: 1 }]);

    smtp.toRecipient.push("hangUp");
    expect(await runAgain()).toMatchObject([{ runs: 2 }]);

    expect(await runAgain()).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
    expect((await recipients.stateOf(testApp().db, user)).score).toBe(0);
  });

  it.each([
    ["is repeated, under the same Message-ID, when it may be repeated", notice, 2],
    ["is not repeated when it is a digest", digest, 1],
  ])("without an answer after its final dot %s", async (_case, job, times) => {
    await send(job);
    smtp.toMail.push("hangUp");

    const left = await runOnce();
    expect(left.map(({ runs }) => runs)).toEqual(times === 2 ? [1] : []);
    if (times === 1) expect(lines.map(({ event }) => event)).toContain("mail.unsure");
    await runAgain();

    expect(smtp.arrived).toBe(times);
  });
});

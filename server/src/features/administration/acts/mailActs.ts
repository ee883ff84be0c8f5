import { randomUUID } from "node:crypto";
import { z } from "zod";
import { StartError } from "../../../errors";
import { type Act, defineAct } from "../../../platform/admin/acts";
import { countWaiting, type DeadLetter, findDeadLetter, listDeadLetters } from "../../../platform/jobs/deadLetters";
import { DeliveryError } from "../../../platform/mail/MailTransport";
import { renderMail } from "../../../platform/mail/renderMail";
import { findMember } from "../../accounts/users/findMember";
import { clearScore, recipients } from "../../accounts/users/mailScore";
import { User } from "../../accounts/users/User";
import { site as limits } from "../limits";
import { isMail } from "../isMail";

const test = defineAct({
  name: "mail.test",
  summary: "sends a mail to an address now, and says what the mail server answered",
  input: z.object({ address: z.email("is not an email address") }),
  words: ["address"],
  isChange: true,
  async run({ address }, { services: { mail }, isDry, log }) {
    const { transport, from, siteUrl } = mail;
    if (!transport) throw new StartError("This site sends no mail: set SMTP_URL.");
    const content = {
      subject: "A test of the mail of this site",
      name: null,
      paragraphs: ["Somebody who runs this site has sent this mail to see whether mail arrives. It does."],
      notes: ["Nothing has to be done."],
    };
    const messageId = `<${randomUUID()}@${new URL(siteUrl).hostname}>`;
    try {
      if (isDry) await transport.check();
      else
        await transport.send({
          messageId,
          from,
          to: address,
          subject: content.subject,
          ...renderMail(content, siteUrl),
        });
    } catch (error) {
      if (error instanceof DeliveryError) throw new StartError(`The mail was not accepted: ${error.message}.`);
      throw error;
    }
    await log({});
    return { said: isDry ? "The mail server is ready." : `The mail server has accepted the mail to ${address}.` };
  },
});

const describe = ({ id, job, error, failedAt }: DeadLetter) => ({
  id,
  mail: job,
  failed: failedAt.toISOString(),
  error,
});

const list = defineAct({
  name: "mail.list",
  summary: "mails that could not be sent, and how many wait",
  input: z.object({}),
  async run(_, { services: { db } }) {
    const failed = (await listDeadLetters(db, { limit: limits.jobsAtOnce })).filter(isMail);
    const waiting = (await countWaiting(db, "mail")) + (await countWaiting(db, "bulk-mail"));
    return { said: `${waiting} mails wait, ${failed.length} have failed.`, rows: failed.map(describe) };
  },
});

const show = defineAct({
  name: "mail.show",
  summary: "a mail that could not be sent: to whom, and why not",
  input: z.object({ id: z.uuid("is an id, as `mail list` prints them") }),
  words: ["id"],
  async run({ id }, { services: { db } }) {
    const found = await findDeadLetter(db, id);
    if (!found || !isMail(found)) throw new StartError(`No mail with this id has failed.`);
    const { userId = null } = found.data as { userId?: string };
    const member = userId === null ? null : await db.findOneBy(User, { id: userId });
    const state = member && (await recipients.stateOf(db, member));
    return {
      facts: {
        ...describe(found),
        about: JSON.stringify(found.data),
        to: member?.email ?? null,
        refusals: state?.score ?? null,
      },
    };
  },
});

const unblock = defineAct({
  name: "mail.unblock",
  summary: "sends mail again to an address that was refused too often",
  input: z.object({ who: z.string().min(1) }),
  words: ["who"],
  isChange: true,
  async run({ who }, { services: { db }, change }) {
    const member = await findMember(db, who);
    await change({ memberId: member.id }, (tx) => clearScore(tx, member));
    return { said: `${member.email} gets mail again.` };
  },
});

export const mailActs: readonly Act[] = [test, list, show, unblock];

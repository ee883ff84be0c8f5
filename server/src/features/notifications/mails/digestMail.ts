import { z } from "zod";
import type { FeatureServices } from "../../../platform/context";
import { notificationMails as limits } from "../limits";
import { defineMail } from "../../../platform/mail/defineMail";
import type { Line } from "../list/notificationService";
import { linesToMail } from "../list/notificationStatements";
import { MailFrequency } from "../settings/NotificationSetting";
import { handoverOf, hasRoom, lockRecipient } from "./handover";
import { writeDigest } from "./writeMails";
import { isMonday } from "./localTime";
import { openDigest } from "./mailStatements";
import { replanDigest } from "./replanDigest";
import { makeLink } from "./unsubscribeLinks";

/** The digest of unread notifications: at most one a day, and never empty. */
export const digestMail = defineMail({
  name: "digest",
  schema: z.object({ mailId: z.uuid(), userId: z.uuid() }),
  isRepeatedWhenUnsure: false,
  queue: "bulk-mail",
  async compose(services, { mailId, userId }) {
    const found = await findLines(services, mailId, userId);
    if (!found) return null;
    const { to, lines, token } = found;
    const { siteUrl } = services.mail;
    const mailed = { mailId, userId, lines, readAt: to.now, mayFollow: limits.perDay };
    return { to, ...writeDigest(to.name, lines, { siteUrl, token }), handover: handoverOf(services, mailed) };
  },
});

const findLines = (services: FeatureServices, mailId: string, userId: string) =>
  services.db.transaction(async (tx) => {
    const to = await lockRecipient(tx, userId);
    const [digest] = await tx.rows<{ localDate: string }>(openDigest, [mailId]);
    if (!to || !digest) return null;
    const lines = await tx.rows<Line>(linesToMail(), [userId, dueOn(digest.localDate)]);
    if (lines.length === 0 || !(await hasRoom(tx, userId, limits.perDay))) return replanDigest(tx, userId, to);
    return { to, lines, token: await makeLink(tx, services, { userId }) };
  });

/** The next digest also has lines that could not be mailed at once. */
function dueOn(localDate: string): MailFrequency[] {
  const daily = [MailFrequency.AT_ONCE, MailFrequency.DAILY];
  return isMonday(localDate) ? [...daily, MailFrequency.WEEKLY] : daily;
}

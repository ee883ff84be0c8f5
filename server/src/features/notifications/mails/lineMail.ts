import { z } from "zod";
import type { FeatureServices } from "../../../platform/context";
import { notificationMails as limits } from "../limits";
import { defineMail } from "../../../platform/mail/defineMail";
import type { MailedLine } from "../list/notificationService";
import { lineToMail } from "../list/notificationStatements";
import { handoverOf, hasRoom, lockRecipient } from "./handover";
import { writeNotice } from "./writeMails";
import { endWaiting } from "./mailStatements";
import { replanDigest } from "./replanDigest";
import { makeLink } from "./unsubscribeLinks";

/** One less than the maximum, because the last mail of the day is a digest. */
const mayFollow = limits.perDay - 1;

/** A mail about one line, unless the line was read or its subject deleted meanwhile. */
export const lineMail = defineMail({
  queue: "bulk-mail",
  name: "notification",
  schema: z.object({ lineId: z.uuid(), userId: z.uuid() }),
  isRepeatedWhenUnsure: false,
  async compose(services, { lineId, userId }, mailId) {
    const found = await findLine(services, lineId, userId);
    if (!found) return null;
    const { to, line, ...tokens } = found;
    const { siteUrl } = services.mail;
    const mailed = { mailId, userId, lines: [line], readAt: to.now, mayFollow };
    return { to, ...writeNotice(to.name, line, { siteUrl, ...tokens }), handover: handoverOf(services, mailed) };
  },
});

const findLine = (services: FeatureServices, lineId: string, userId: string) =>
  services.db.transaction(async (tx) => {
    const to = await lockRecipient(tx, userId);
    await tx.rows(endWaiting, [lineId]);
    const [line] = to ? await tx.rows<MailedLine>(lineToMail(), [userId, lineId]) : [];
    if (!to || !line) return null;
    if (!(await hasRoom(tx, userId, mayFollow))) return replanDigest(tx, userId, to);
    const token = await makeLink(tx, services, { userId, kind: line.kind });
    const { groupId } = line;
    const groupToken = groupId && (await makeLink(tx, services, { userId, groupId }));
    return { to, line, token, groupToken };
  });

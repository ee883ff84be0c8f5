import { z } from "zod";
import type { FeatureServices } from "../../../platform/context";
import type { Handover } from "../../../platform/mail/deliverMail";
import { defineMail } from "../../../platform/mail/defineMail";
import { makeLink } from "../../notifications/mails/unsubscribeLinks";
import { declineToken } from "./declineTokens";
import { type ReminderToMail, writeReminder } from "./writeReminder";
import { recordHandover, reminderToMail, undoHandover } from "./reminderStatements";

/** The mail of a reminder: not after the start, and only for participants. */
export const reminderMail = defineMail({
  queue: "bulk-mail",
  name: "session-reminder",
  schema: z.object({ reminderId: z.uuid() }),
  isRepeatedWhenUnsure: false,
  async compose(services, { reminderId }) {
    const found = await find(services, reminderId);
    if (!found) return null;
    const { reminder, stopToken } = found;
    const { userId, email } = reminder;
    const tokens = {
      decline: declineToken(services, { userId, id: reminder.occurrenceId, version: reminder.linkVersion }),
      stop: stopToken,
    };
    return {
      to: { id: userId, email },
      ...writeReminder(reminder, services.mail.siteUrl, tokens),
      handover: handoverOf(services, reminderId),
    };
  },
});

const find = (services: FeatureServices, id: string) =>
  services.db.transaction(async (tx) => {
    const [reminder] = await tx.rows<ReminderToMail>(reminderToMail, [id]);
    if (!reminder) return null;
    const { userId, kind } = reminder;
    return { reminder, stopToken: await makeLink(tx, services, { userId, kind }) };
  });

/** Checks again whether it may be sent, and stores that it was, so that it is not sent twice if the process is killed. */
const handoverOf = ({ db }: Pick<FeatureServices, "db">, id: string): Handover => ({
  begin: () => db.transaction(async (tx) => (await tx.rows(recordHandover, [id])).length > 0),
  undo: () => db.transaction(async (tx) => void (await tx.rows(undoHandover, [id]))),
});

import type { Tx } from "../../../platform/events/transaction";
import { sendJobs } from "../../../platform/jobs/Jobs";
import type { Mail } from "../../../platform/mail/Mail";
import { MailFrequency } from "../settings/NotificationSetting";
import { nextMorning } from "./localTime";
import { planDigests, planLines } from "./mailStatements";
import { lineMail } from "./lineMail";

interface PlannedLine {
  id: string;
  userId: string;
  frequency: MailFrequency;
  /** Whether a mail about it is already waiting. */
  isWaiting: boolean;
  timeZone: string | null;
  now: Date;
}

/** Plans mails for lines with new events: in ten minutes, or in a digest. */
export async function planMails(tx: Tx, { waitSeconds }: Mail, lines: readonly { id: string }[]): Promise<void> {
  if (lines.length === 0) return;
  const planned = await tx.rows<PlannedLine>(planLines, [lines.map(({ id }) => id)]);
  const atOnce = planned.filter(({ frequency, isWaiting }) => frequency === MailFrequency.AT_ONCE && !isWaiting);
  const mails = atOnce.map(({ id: lineId, userId }) => ({ lineId, userId }));
  await sendJobs(tx, lineMail, mails, waitSeconds);
  const digests = planned.filter(({ frequency }) => frequency !== MailFrequency.AT_ONCE);
  const mornings = digests.map(({ now, timeZone, frequency }) =>
    nextMorning(now, timeZone, { isWeekly: frequency === MailFrequency.WEEKLY }),
  );
  if (digests.length > 0) await tx.rows(planDigests, [digests.map(({ userId }) => userId), mornings]);
}

import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { sendJobs } from "../../../platform/jobs/Jobs";
import { reminders as limits } from "../limits";
import { refreshBegun } from "./refreshReminders";
import { reminderMail } from "./reminderMail";
import { type ReminderKind, reminderKinds } from "./reminderKinds";
import { addReminders, dueDates, markReminded, removeOldReminders } from "./reminderStatements";

interface DueDate {
  id: string;
  startsAt: Date;
}

interface Options {
  /** Whether the site sends mail. */
  hasMail: boolean;
  signal?: AbortSignal;
}

/** Sends all due reminders to participants, also those that became due while no process was running. */
export async function remindMembers(db: Db, { hasMail, signal }: Options): Promise<void> {
  for (const kind of reminderKinds) {
    let dates: DueDate[];
    do {
      dates = await db.transaction((tx) => tx.rows<DueDate>(dueDates(kind)));
      for (const date of dates) {
        if (signal?.aborted) return;
        await db.transaction((tx) => remindOf(tx, kind, date, hasMail));
      }
    } while (dates.length === limits.datesAtOnce);
  }
  await refreshBegun(db);
}

/** Changes the date last, to avoid deadlocks with deletions of accounts and moves of dates. */
async function remindOf(tx: Tx, kind: ReminderKind, { id, startsAt }: DueDate, hasMail: boolean): Promise<void> {
  const added = await tx.rows<{ id: string; userId: string }>(addReminders(kind), [id, startsAt]);
  const userIds = added.map(({ userId }) => userId);
  for (let first = 0; first < userIds.length; first += limits.membersAtOnce)
    tx.publish(kind.event, { occurrenceId: id, userIds: userIds.slice(first, first + limits.membersAtOnce) });
  const mails = added.map(({ id: reminderId }) => ({ reminderId }));
  if (hasMail) await sendJobs(tx, reminderMail, mails);
  await tx.rows(markReminded(kind), [id, startsAt]);
}

/** One process of all does it. */
export const remindOften = defineJob({
  name: "send-session-reminders",
  schema: noData,
  schedule: "* * * * *",
  seconds: 240,
  async run({ db, mail, jobs }, _data, { signal }) {
    await remindMembers(db, { hasMail: mail.transport !== null, signal });
    jobs.wake();
  },
});

export const removeOldRemindersDaily = defineJob({
  name: "remove-old-session-reminders",
  schema: noData,
  schedule: "47 3 * * *",
  seconds: 600,
  async run({ db }, _data, { signal }) {
    const removeSome = () => db.transaction((tx) => tx.rows(removeOldReminders));
    while ((await removeSome()).length === limits.removedAtOnce && !signal.aborted);
  },
});

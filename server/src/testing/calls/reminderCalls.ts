import type { User } from "../../features/accounts/users/User";
import { remindMembers } from "../../features/studySessions/reminders/remind";
import type { useMailedApp } from "../mail/notificationMails";
import { sessionCalls } from "./sessionCalls";

/** What tests of reminders do and look at. */
export function reminderCalls(mailed: ReturnType<typeof useMailedApp>) {
  const { testApp, rows, mailsTo, linesOf } = mailed;
  const sessions = sessionCalls(testApp);

  return {
    ...sessions,

    /** A session of Ada's that Bo goes to since days, as Ada does. Its first date begins in so many minutes. */
    async datedIn(minutes: number, wishes: object = {}) {
      const { ada, members, groupId, dates, id, session } = await sessions.meeting(null, 2, wishes);
      const [bo, cy] = members as [User, User];
      await sessions.answer(bo, id);
      await rows("update attendances set created_at = created_at - interval '9 days' where occurrence_id = $1", [id]);
      await sessions.pass(dates.slice(0, 1), minutes);
      return { ada, bo, cy, groupId, id, dates, session };
    },

    /** What the job of each minute does, and what follows. */
    async remind() {
      await remindMembers(testApp().services.db, { hasMail: true });
      await testApp().runJobs();
    },

    remindersOf: async (as: User) =>
      (await linesOf(as)).map(({ summary }) => summary).filter((summary) => /starts within/.test(summary)),

    reminderMailsTo: (as: User) => mailsTo(as).filter(({ text }) => text?.includes("/decline#token=")),
  };
}

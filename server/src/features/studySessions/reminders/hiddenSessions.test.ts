import { useMailedApp } from "../../../testing/mail/notificationMails";
import { reminderCalls } from "../../../testing/calls/reminderCalls";
import { hideSession } from "../plan/hideSession";
import { remindMembers } from "./remind";

const mailed = useMailedApp();
const { testApp, runAll } = mailed;
const { datedIn, remind, remindersOf, reminderMailsTo } = reminderCalls(mailed);

const hide = (sessionId: string) => testApp().services.db.transaction((tx) => hideSession(tx, sessionId, true));

describe("C17 reminders of a session that moderators hid", () => {
  it("come to nobody", async () => {
    const { bo, dates } = await datedIn(20 * 60);
    await hide(dates[0]?.sessionId ?? "");

    await remind();

    expect([await remindersOf(bo), reminderMailsTo(bo)]).toEqual([[], []]);
  });

  it("leave the list, and their mail is not sent when the session is hidden before", async () => {
    const { bo, dates } = await datedIn(20 * 60);
    await remindMembers(testApp().services.db, { hasMail: true });
    await hide(dates[0]?.sessionId ?? "");

    await runAll();

    expect([await remindersOf(bo), reminderMailsTo(bo)]).toEqual([[], []]);
  });
});

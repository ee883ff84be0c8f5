import { reminderCalls } from "../../../testing/calls/reminderCalls";
import { useMailedApp } from "../../../testing/mail/notificationMails";
import { explain } from "../../../testing/database/plans";
import { remindMembers } from "./remind";
import { soon, tomorrow } from "./reminderKinds";
import { dueDates } from "./reminderStatements";

const mailed = useMailedApp();
const { testApp, rows, setMail, ask } = mailed;
const { datedIn, remind, remindersOf, reminderMailsTo, pass, answer, send } = reminderCalls(mailed);

const first = "“Linear algebra” starts within 24 hours";
const second = "“Linear algebra” starts within 2 hours";
const hours = (count: number) => count * 60;

describe("B14 reminders of a date", () => {
  it("come 24 and 2 hours before it to those who go, once, on the list and by mail at once", async () => {
    const { ada, bo, cy, dates } = await datedIn(hours(24) + 5);
    await remind();
    expect([await remindersOf(bo), reminderMailsTo(bo)]).toEqual([[], []]);

    await pass(dates, hours(24) - 1);
    for (let times = 0; times < 3; times++) await remind();
    expect(await remindersOf(bo)).toEqual([first]);
    expect(await remindersOf(ada)).toEqual([first]);
    expect(reminderMailsTo(bo)).toHaveLength(1);

    await pass(dates, 119);
    for (let times = 0; times < 3; times++) await remind();
    expect(await remindersOf(bo)).toEqual([second]);
    expect(reminderMailsTo(bo)).toHaveLength(2);
    expect([await remindersOf(cy), reminderMailsTo(cy)]).toEqual([[], []]);
  });

  it("come for a start once, however many processes look, and again after a move", async () => {
    const { ada, bo, id, dates } = await datedIn(hours(20));
    const { db } = testApp().services;
    await Promise.all([1, 2, 3].map(() => remindMembers(db, { hasMail: true })));
    await testApp().runJobs();
    expect(reminderMailsTo(bo)).toHaveLength(1);

    const startsAt = new Date(Date.now() + hours(30) * 60_000);
    await send("moveOccurrence", ada, { occurrenceId: id, startsAt });
    await remind();
    expect([await remindersOf(bo), reminderMailsTo(bo).length]).toEqual([[], 1]);
    await pass(dates, hours(22));
    await remind();

    expect(reminderMailsTo(bo)).toHaveLength(2);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      "select count(*)::int as count from session_reminders where user_id = $1",
      [bo.id],
    );
    expect(count).toBe(2);
  });

  it("do not come again for a start that the date had before", async () => {
    const { ada, bo, id } = await datedIn(hours(20));
    await remind();
    const [{ startsAt } = { startsAt: new Date() }] = await rows<{ startsAt: Date }>(
      `select starts_at as "startsAt" from occurrences where id = $1`,
      [id],
    );

    await send("moveOccurrence", ada, { occurrenceId: id, startsAt: new Date(Date.now() + hours(22) * 60_000) });
    await remind();
    await send("moveOccurrence", ada, { occurrenceId: id, startsAt });
    await remind();

    expect(reminderMailsTo(bo)).toHaveLength(2);
  });

  it("come late when no process ran: the first until the second is due, the second until the start, and neither after it", async () => {
    const late = await datedIn(hours(5));
    const later = await datedIn(30);
    const over = await datedIn(-1);

    await remind();

    expect(await remindersOf(late.bo)).toEqual([first]);
    expect(await remindersOf(later.bo)).toEqual([second]);
    expect(await remindersOf(over.bo)).toEqual([]);
    expect([late, later, over].map(({ bo }) => reminderMailsTo(bo).length)).toEqual([1, 1, 0]);
  });

  it("leave out the first for who answered within 24 hours, and both for who did within two", async () => {
    const { cy, id, dates } = await datedIn(hours(23));
    await answer(cy, id);
    await remind();
    expect([await remindersOf(cy), reminderMailsTo(cy)]).toEqual([[], []]);

    await rows("update attendances set created_at = created_at - interval '9 hours' where user_id = $1", [cy.id]);
    await pass(dates, 100);
    await remind();
    expect(await remindersOf(cy)).toEqual([second]);

    const other = await datedIn(100);
    await answer(other.cy, other.id);
    await remind();
    expect(await remindersOf(other.cy)).toEqual([]);
  });

  it.each([
    ["every day", { repeats: { frequency: "DAILY" }, ends: { after: 3 } }],
    [
      "on each weekday of the week",
      {
        repeats: {
          frequency: "WEEKLY",
          weekdays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"],
        },
        ends: { after: 3 },
      },
    ],
  ])("are the second alone for a session %s", async (_often, wishes) => {
    const { bo, dates } = await datedIn(hours(20), wishes);
    await remind();
    expect(await remindersOf(bo)).toEqual([]);

    await pass(dates.slice(0, 1), 90);
    await remind();
    expect(await remindersOf(bo)).toEqual([second]);
  });

  it("never come to who declined, who left or muted the group, who waits, nor for what was cancelled", async () => {
    const declined = await datedIn(hours(20));
    await answer(declined.bo, declined.id, "DECLINED");
    const left = await datedIn(hours(20));
    await ask(`mutation { leaveGroup(input: { groupId: "${left.groupId}" }) { id } }`, left.bo);
    const muted = await datedIn(hours(20));
    await ask(`mutation { muteGroup(input: { groupId: "${muted.groupId}" }) { id } }`, muted.bo);
    const waits = await datedIn(hours(20));
    await rows("update attendances set answer = 'WAITLISTED' where user_id = $1", [waits.bo.id]);
    const cancelled = await datedIn(hours(20));
    await send("cancelOccurrence", cancelled.ada, { occurrenceId: cancelled.id });

    await remind();

    for (const { bo } of [declined, left, muted, waits, cancelled])
      expect([await remindersOf(bo), reminderMailsTo(bo)]).toEqual([[], []]);
  });

  it("are gone from the list once their reader declines, the date was cancelled or moved, or has begun", async () => {
    const all = [await datedIn(90), await datedIn(90), await datedIn(90), await datedIn(90)] as const;
    await remind();
    const [declined, cancelled, moved, begun] = all;
    for (const { bo } of all) expect(await remindersOf(bo)).toEqual([second]);

    await answer(declined.bo, declined.id, "DECLINED");
    await send("cancelOccurrence", cancelled.ada, { occurrenceId: cancelled.id });
    await send("moveOccurrence", moved.ada, {
      occurrenceId: moved.id,
      startsAt: new Date(Date.now() + hours(40) * 60_000),
    });
    await rows("update occurrences set starts_at = clock_timestamp() - interval '1 minute' where id = $1", [begun.id]);
    await rows(
      "update session_reminders r set starts_at = o.starts_at from occurrences o where o.id = r.occurrence_id and o.id = $1",
      [begun.id],
    );

    for (const { bo } of all) expect(await remindersOf(bo)).toEqual([]);
  });

  it("can be switched off one by one, on the list and by mail, and have no digests", async () => {
    const { ada, bo, dates } = await datedIn(hours(20));
    await setMail(bo, "SESSION_TOMORROW", "NEVER");
    // That the session was planned comes in a digest.
    await setMail(bo, "SESSION_PLANNED", "NEVER");
    await ask(`mutation { setNotificationSetting(input: { kind: SESSION_TOMORROW, isInApp: false }) { kind } }`, ada);

    await remind();
    expect([await remindersOf(bo), reminderMailsTo(bo).length]).toEqual([[first], 0]);
    expect([await remindersOf(ada), reminderMailsTo(ada).length]).toEqual([[], 1]);
    await pass(dates, 90);
    await remind();
    expect([await remindersOf(bo), reminderMailsTo(bo).length]).toEqual([[second], 1]);

    const refused = await setMail(bo, "SESSION_SOON", "DAILY");
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await mailed.planned(bo)).toBeNull();
  });

  it("are due by an index that has no date with a reminder for its start", async () => {
    const { session } = await datedIn(hours(30));
    await rows(
      `insert into occurrences (id, session_id, local_date, local_time, starts_at, ends_at, original_starts_at)
       select gen_random_uuid(), $1, day, '19:00', day, day + interval '1 hour', day
       from generate_series('2000-01-01'::timestamptz, '2010-01-01', '1 day') as day`,
      [session.id],
    );
    await rows("analyze occurrences");

    expect(await explain(testApp(), dueDates(tomorrow), [])).toContain("occurrences_day_reminder");
    expect(await explain(testApp(), dueDates(soon), [])).toContain("occurrences_hours_reminder");
  });
});

import { codeOf, fieldsOf, messageOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { daily, dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";

const testApp = useTestApp();
const { send, plan, datesOf } = sessionCalls(testApp);

const now = new Date();
/** Minutes from now, by the clock of a zone where it is about noon, so that both are today. */
const clockIn = (minutes: number) => new Date(now.getTime() + shift + minutes * 60_000).toISOString();
const hoursToNoon = 12 - now.getUTCHours();
const shift = hoursToNoon * 3_600_000;
/** The signs of these zones are the other way round. */
const noonZone = `Etc/GMT${hoursToNoon > 0 ? "-" : "+"}${Math.abs(hoursToNoon)}`;
const today = () => clockIn(0).slice(0, 10);
const timeIn = (minutes: number) => clockIn(minutes).slice(11, 16);

/** Ada's own session, today at that many minutes from now. */
async function planToday(minutes: number, wishes: object = {}) {
  const ada = await buildUser(testApp().db);
  const when = { startsOn: today(), startTime: timeIn(minutes), timeZone: noonZone };
  const session = await plan(ada, { ...when, ...wishes });
  return { ada, session, dates: await datesOf(session.id) };
}

const daysOf = (dates: readonly { localDate: string; localTime: string; state: string }[]) =>
  dates.map(({ localDate, localTime, state }) => `${localDate} ${localTime} ${state}`);

describe("B11 updateStudySession on a day of the session", () => {
  it("never moves a session into the past, nor cancels it for that", async () => {
    const { ada, session, dates } = await planToday(120);

    const refused = await send("updateStudySession", ada, { sessionId: session.id, startTime: timeIn(-120) });

    expect([codeOf(refused), fieldsOf(refused)]).toEqual(["BAD_USER_INPUT", ["input.startTime"]]);
    expect(messageOf(refused)).toBe("The session must begin in the future");
    expect(daysOf(await datesOf(session.id))).toEqual(daysOf(dates));
  });

  it.each([daily(3), { ...daily(3), ends: { on: dayIn(3) } }])(
    "leaves the date of today where the new time has passed: %j",
    async (rule) => {
      const { ada, session, dates } = await planToday(120, rule);
      const [first, ...others] = daysOf(dates);

      await send("updateStudySession", ada, { sessionId: session.id, startTime: timeIn(-120) });

      const changed = others.map((date) => date.replace(timeIn(120), timeIn(-120)));
      expect(daysOf(await datesOf(session.id))).toEqual([first, ...changed]);
    },
  );

  it("counts the date of today that is over, also where the new time is still to come", async () => {
    const { ada, session, dates } = await planToday(60, daily(4));
    await testApp().db.query(
      `update occurrences set local_time = $2, starts_at = starts_at - interval '2 hours',
         ends_at = ends_at - interval '2 hours', original_starts_at = original_starts_at - interval '2 hours'
       where session_id = $1`,
      [session.id, timeIn(-60)],
    );
    const [first = "", ...others] = daysOf(dates);

    await send("updateStudySession", ada, { sessionId: session.id, startTime: timeIn(120) });

    const changed = others.map((date) => date.replace(timeIn(60), timeIn(120)));
    expect(daysOf(await datesOf(session.id))).toEqual([first.replace(timeIn(60), timeIn(-60)), ...changed]);
  });
});

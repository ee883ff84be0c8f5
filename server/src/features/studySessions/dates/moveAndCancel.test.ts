import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { buildUser } from "../../../testing/app/factories";
import { restCall } from "../../../testing/calls/restCall";
import { anHour, daily, sessionCalls } from "../../../testing/calls/sessionCalls";
import { clockTimeOf } from "./dates";
import type { Occurrence } from "./Occurrence";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, plan, series, datesOf, answer, read, summariesOf } = sessionCalls(testApp);

describe("B11 moveOccurrence", () => {
  it("keeps id and answers, notifies who goes, and is planned again when it is moved back", async () => {
    const { ada, bo, dates } = await series();
    const [, second] = dates as [Occurrence, Occurrence];
    const startsAt = new Date(second.startsAt.getTime() + 26 * 3_600_000);

    const { data } = await send("moveOccurrence", ada, { occurrenceId: second.id, startsAt, durationMinutes: 30 });

    expect(data.moveOccurrence).toMatchObject({
      ...{ id: second.id, state: "MOVED", startsAt: startsAt.toISOString(), goingCount: 2 },
      endsAt: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
      originalStartsAt: second.startsAt.toISOString(),
    });
    expect((await read(bo, second.id)).viewerAnswer).toBe("GOING");
    expect(await summariesOf(bo)).toEqual([expect.stringMatching(/^“Linear algebra” was moved to \w+, \d+ \w+$/)]);
    expect((await answer(bo, second.id, "DECLINED")).data.answerOccurrence.occurrence.goingCount).toBe(1);
    const back = await send("moveOccurrence", ada, {
      occurrenceId: second.id,
      startsAt: second.startsAt,
      durationMinutes: 60,
    });
    expect(back.data.moveOccurrence.state).toBe("PLANNED");
  });

  it("is never into the past, nor years ahead", async () => {
    const { ada, dates } = await series();
    const move = (startsAt: Date) => send("moveOccurrence", ada, { occurrenceId: dates[1]?.id, startsAt });
    const year10000InManila = new Date("9999-12-31T20:00:00.000Z");

    for (const at of [new Date(Date.now() - 1_000), new Date(Date.now() + 4 * 366 * 86_400_000), year10000InManila])
      expect(fieldsOf(await move(at))).toEqual(["input.startsAt"]);
  });
});

describe("B15 a date that has begun", () => {
  it("is neither moved nor cancelled, and a cancelled one neither moved nor cancelled again", async () => {
    const { ada, dates, session } = await series();
    const [first, second] = dates as [Occurrence, Occurrence];
    await send("cancelOccurrence", ada, { occurrenceId: second.id });
    const later = new Date(Date.now() + 86_400_000);

    for (const { id } of [first, second]) {
      expect(codeOf(await send("moveOccurrence", ada, { occurrenceId: id, startsAt: later }))).toBe("CONFLICT");
      expect(codeOf(await send("cancelOccurrence", ada, { occurrenceId: id }))).toBe("CONFLICT");
    }
    await send("cancelStudySession", ada, { sessionId: session.id });
    expect((await datesOf(session.id)).map(({ state }) => state)).toEqual(["PLANNED", ...Array(7).fill("CANCELLED")]);
  });
});

describe("cancelStudySession", () => {
  it("cancels what is to come, once, and notifies once", async () => {
    const { ada, bo, session } = await series();

    const { data } = await send("cancelStudySession", ada, { sessionId: session.id });
    const again = await send("cancelStudySession", ada, { sessionId: session.id });

    expect(data.cancelStudySession).toMatchObject({ upcoming: { planned: 0, moved: 0, cancelled: 7 } });
    expect(data.cancelStudySession.cancelledAt).not.toBeNull();
    expect(again.data).toEqual(data);
    expect(await summariesOf(bo)).toEqual([expect.stringMatching(/^\d dates of “Linear algebra” were cancelled$/)]);
    expect(codeOf(await send("updateStudySession", ada, { sessionId: session.id, title: "Again" }))).toBe("CONFLICT");
    expect((await send("createStudySession", ada, anHour(daily(2)))).errors).toBeUndefined();
  });
});

/** When the clocks of a zone are next set back: the first moment that shows a time for the second time. */
function setBack(zone: string, minutes: number): Date {
  const quarter = 15 * 60_000;
  const showsAgain = (at: number) =>
    clockTimeOf(new Date(at), zone) === clockTimeOf(new Date(at - minutes * 60_000), zone);
  let at = Math.ceil(Date.now() / quarter) * quarter + 86_400_000;
  while (!showsAgain(at)) at += quarter;
  return new Date(at);
}

describe("N17 a date in an hour that comes twice", () => {
  it.each([
    ["America/New_York", 60],
    ["Australia/Lord_Howe", 30],
  ])("keeps its moment in %s when only its length changes, over GraphQL and REST", async (timeZone, setBackMinutes) => {
    const ada = await buildUser(testApp().db);
    const session = await plan(ada, { timeZone });
    const [date] = await datesOf(session.id);
    const startsAt = setBack(timeZone, setBackMinutes).toISOString();
    await send("moveOccurrence", ada, { occurrenceId: date?.id, startsAt });

    const { data } = await send("moveOccurrence", ada, { occurrenceId: date?.id, durationMinutes: 30 });
    const { status, body } = await rest(`PUT /api/dates/${date?.id}`, { as: ada, body: { durationMinutes: 90 } });

    expect(data.moveOccurrence.startsAt).toBe(startsAt);
    expect([status, body.startsAt]).toEqual([200, startsAt]);
    expect(Date.parse(body.endsAt) - Date.parse(startsAt)).toBe(90 * 60_000);
  });

  it("keeps its planned moment when the length of the session changes", async () => {
    const ada = await buildUser(testApp().db);
    const session = await plan(ada, daily(2));
    // As by other time zone data, or where the time comes twice.
    await testApp().db.query(
      `update occurrences set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour',
         original_starts_at = original_starts_at + interval '1 hour' where session_id = $1`,
      [session.id],
    );
    const before = await datesOf(session.id);

    await send("updateStudySession", ada, { sessionId: session.id, durationMinutes: 90 });

    const after = await datesOf(session.id);
    expect(after.map(({ startsAt }) => startsAt)).toEqual(before.map(({ startsAt }) => startsAt));
    for (const { startsAt, endsAt } of after) expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60_000);
  });
});

import { codeOf, fieldsOf } from "../../testing/answers";
import { useTestApp } from "../../testing/harness";
import { anHour, daily, sessionCalls } from "../../testing/sessionCalls";
import type { Occurrence } from "./Occurrence";

const testApp = useTestApp();
const { send, series, datesOf, answer, read, summariesOf } = sessionCalls(testApp);

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

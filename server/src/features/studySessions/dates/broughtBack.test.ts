import { useTestApp } from "../../../testing/app/harness";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { startOf } from "./dates";
import type { Occurrence } from "./Occurrence";

const testApp = useTestApp();
const { send, datesOf, series, answer, read } = sessionCalls(testApp);

const weekly = (...weekdays: string[]) => ({ repeats: { frequency: "WEEKLY", weekdays } });
const isMonday = ({ localDate }: Occurrence) => new Date(`${localDate}T00:00:00Z`).getUTCDay() === 1;
const idsOf = (dates: readonly Occurrence[]) => dates.map(({ id }) => id);

describe("B11 a weekday that is dropped, and chosen again later", () => {
  it("has its dates again, at the time of the session; a date that a member cancelled stays cancelled", async () => {
    const { ada, session, dates } = await series();
    const [ahead, mondays] = [dates.slice(1), dates.slice(1).filter(isMonday)];
    const [thursday] = ahead.filter((date) => !isMonday(date)) as [Occurrence];
    await send("cancelOccurrence", ada, { occurrenceId: thursday.id });

    await send("updateStudySession", ada, { sessionId: session.id, ...weekly("THURSDAY") });
    await send("updateStudySession", ada, { sessionId: session.id, startTime: "20:30" });
    const { data } = await send("updateStudySession", ada, { sessionId: session.id, ...weekly("MONDAY", "THURSDAY") });

    expect(data.updateStudySession.upcoming.planned).toBe(6);
    const after = await datesOf(session.id);
    const planned = after.filter(({ state, startsAt }) => state === "PLANNED" && startsAt > new Date());
    expect(idsOf(planned)).toEqual(idsOf(ahead.filter(({ id }) => id !== thursday.id)));
    expect(planned.map(({ startsAt }) => startsAt)).toEqual(
      planned.map(({ localDate }) => startOf(localDate, "20:30", "Asia/Manila")),
    );
    // Planned, cancelled, and planned again.
    expect(planned.filter(isMonday).map(({ sequence }) => sequence)).toEqual(mondays.map(() => 2));
  });

  it("leaves a date cancelled that a member had cancelled before its weekday was dropped", async () => {
    const { ada, session, dates } = await series();
    const [monday, ...others] = dates.slice(1).filter(isMonday) as [Occurrence, ...Occurrence[]];
    await send("cancelOccurrence", ada, { occurrenceId: monday.id });

    await send("updateStudySession", ada, { sessionId: session.id, ...weekly("THURSDAY") });
    await send("updateStudySession", ada, { sessionId: session.id, ...weekly("MONDAY", "THURSDAY") });

    const mondays = (await datesOf(session.id)).filter(isMonday).filter(({ startsAt }) => startsAt > new Date());
    expect(mondays.filter(({ state }) => state === "CANCELLED").map(({ id }) => id)).toEqual([monday.id]);
    expect(idsOf(mondays.filter(({ state }) => state === "PLANNED"))).toEqual(idsOf(others));
  });

  it("is cancelled for good once a member has cancelled it after it came back", async () => {
    const { ada, session, dates } = await series();
    const [monday] = dates.slice(1).filter(isMonday) as [Occurrence];
    const choose = (...days: string[]) =>
      send("updateStudySession", ada, { sessionId: session.id, ...weekly(...days) });
    await choose("THURSDAY");
    await choose("MONDAY", "THURSDAY");
    await send("cancelOccurrence", ada, { occurrenceId: monday.id });

    await choose("THURSDAY");
    await choose("MONDAY", "THURSDAY");

    expect((await read(ada, monday.id)).state).toBe("CANCELLED");
  });

  it("has the answers to its dates again, and follows those that were given for all dates meanwhile", async () => {
    const { ada, bo, cy, di, session, dates } = await series();
    const [monday, other] = dates.slice(1).filter(isMonday) as [Occurrence, Occurrence];
    const [thursday] = dates.slice(1).filter((date) => !isMonday(date)) as [Occurrence];
    await answer(cy, thursday.id, "GOING", "ALL_FUTURE");
    await answer(bo, monday.id, "DECLINED");

    await send("updateStudySession", ada, { sessionId: session.id, ...weekly("THURSDAY") });
    await answer(cy, thursday.id, "NONE", "ALL_FUTURE");
    await answer(di, thursday.id, "GOING", "ALL_FUTURE");
    await send("updateStudySession", ada, { sessionId: session.id, ...weekly("MONDAY", "THURSDAY") });

    const answersTo = async (id: string) =>
      Promise.all([bo, cy, di].map(async (as) => (await read(as, id)).viewerAnswer as string | null));
    expect(await answersTo(monday.id)).toEqual(["DECLINED", null, "GOING"]);
    expect(await answersTo(other.id)).toEqual(["GOING", null, "GOING"]);
    expect((await read(ada, monday.id)).goingCount).toBe(2);
  });
});

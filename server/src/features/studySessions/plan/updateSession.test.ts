import { codeOf, fieldsOf, messageOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import { startOf } from "../dates/dates";
import type { Occurrence } from "../dates/Occurrence";

const testApp = useTestApp();
const { send, plan, datesOf, series, answer, read, summariesOf } = sessionCalls(testApp);

const unchanged = ({ id, startsAt, state, sequence, goingCount }: Occurrence) => ({
  id,
  startsAt,
  state,
  sequence,
  goingCount,
});

describe("B11 updateStudySession", () => {
  it("gives the dates to come another time, with their ids, answers and line; moved, cancelled and past ones stay", async () => {
    const { ada, bo, cy, session, dates } = await series({ capacity: 2 });
    const [, second, third, fourth] = dates as [Occurrence, Occurrence, Occurrence, Occurrence];
    await answer(cy, second.id);
    await send("moveOccurrence", ada, {
      occurrenceId: third.id,
      startsAt: new Date(third.startsAt.getTime() + 3_600_000),
    });
    await send("cancelOccurrence", ada, { occurrenceId: fourth.id });
    const before = await datesOf(session.id);

    const { data } = await send("updateStudySession", ada, {
      sessionId: session.id,
      startTime: "20:30",
      durationMinutes: 90,
    });

    expect(data.updateStudySession).toMatchObject({
      ...{ startTime: "20:30", durationMinutes: 90 },
      upcoming: { planned: 5, moved: 1, cancelled: 1 },
    });
    const after = await datesOf(session.id);
    expect(after.map(({ id }) => id)).toEqual(dates.map(({ id }) => id));
    for (const index of [0, 2, 3])
      expect(unchanged(after[index] as Occurrence)).toEqual(unchanged(before[index] as Occurrence));
    for (const index of [1, 4, 5, 6, 7]) {
      const { localDate, startsAt, endsAt, sequence } = after[index] as Occurrence;
      expect(startsAt).toEqual(startOf(localDate, "20:30", "Asia/Manila"));
      expect([endsAt.getTime() - startsAt.getTime(), sequence]).toEqual([90 * 60_000, 1]);
    }
    expect(await read(cy, second.id)).toMatchObject({ viewerAnswer: "WAITLISTED", viewerPlaceInLine: 1 });
    expect((await read(bo, second.id)).viewerAnswer).toBe("GOING");
    expect(await summariesOf(bo)).toEqual(
      expect.arrayContaining([
        "“Linear algebra” has a new time",
        expect.stringMatching(/^“Linear algebra” was moved to \w+, \d+ \w+$/),
        expect.stringMatching(/^“Linear algebra” on \w+, \d+ \w+ was cancelled$/),
      ]),
    );
    expect(await summariesOf(ada)).toEqual([]);
  });

  it("cancels a weekday that is dropped, once for all its dates, and adds one that is new with the answers for all dates", async () => {
    const { ada, bo, session, dates } = await series();

    const { data } = await send("updateStudySession", ada, {
      sessionId: session.id,
      repeats: { frequency: "WEEKLY", weekdays: ["THURSDAY", "SUNDAY"] },
    });

    const after = await datesOf(session.id);
    const ahead = after.filter(({ startsAt }) => startsAt > new Date());
    const dayOfWeek = ({ localDate }: Occurrence) => new Date(`${localDate}T00:00:00Z`).getUTCDay();
    expect(ahead.filter((date) => dayOfWeek(date) === 1).map(({ state }) => state)).toEqual(
      dates
        .slice(1)
        .filter((date) => dayOfWeek(date) === 1)
        .map(() => "CANCELLED"),
    );
    const planned = ahead.filter(({ state }) => state === "PLANNED");
    expect(new Set(planned.map(dayOfWeek))).toEqual(new Set([4, 0]));
    // The one that is over counts: seven are left.
    expect(planned).toHaveLength(7);
    expect(data.updateStudySession.upcoming.planned).toBe(7);
    for (const { id, goingCount } of planned) {
      expect((await read(bo, id)).viewerAnswer).toBe("GOING");
      expect(goingCount).toBe(2);
    }
    expect(await summariesOf(bo)).toEqual([expect.stringMatching(/^\d dates of “Linear algebra” were cancelled$/)]);
  });

  it("counts no date of a dropped weekday as one of its number, also once its day is over", async () => {
    const { ada, bo, session } = await series();
    const repeats = { frequency: "WEEKLY", weekdays: ["THURSDAY", "SUNDAY"] };
    await send("updateStudySession", ada, { sessionId: session.id, repeats });
    await testApp().db.query(
      `update occurrences set starts_at = starts_at - interval '63 days', ends_at = ends_at - interval '63 days',
         original_starts_at = original_starts_at - interval '63 days', local_date = local_date - 63
       where session_id = $1 and state = 'CANCELLED'`,
      [session.id],
    );
    const before = await datesOf(session.id);

    const { data } = await send("updateStudySession", ada, { sessionId: session.id, goal: "Chapter 2" });

    expect(data.updateStudySession.upcoming).toEqual({ planned: 7, moved: 0, cancelled: 0 });
    expect((await datesOf(session.id)).map(unchanged)).toEqual(before.map(unchanged));
    expect(await summariesOf(bo)).toEqual([expect.stringMatching(/^\d dates of “Linear algebra” were cancelled$/)]);
  });

  it("ends earlier or later", async () => {
    const { ada, session, dates } = await series();

    await send("updateStudySession", ada, { sessionId: session.id, ends: { after: 3 } });
    const shorter = await datesOf(session.id);
    await send("updateStudySession", ada, { sessionId: session.id, ends: { after: 10 } });
    const longer = await datesOf(session.id);

    expect(shorter.slice(1).map(({ state }) => state)).toEqual([
      ...["PLANNED", "PLANNED", "CANCELLED", "CANCELLED", "CANCELLED", "CANCELLED", "CANCELLED"],
    ]);
    // What was cut off takes place again; new dates follow.
    expect(longer).toHaveLength(10);
    expect(new Set(longer.map(({ state }) => state))).toEqual(new Set(["PLANNED"]));
    expect(longer.map(({ id }) => id).slice(0, 8)).toEqual(dates.map(({ id }) => id));
  });

  it("never takes a place from those who go: a lower capacity is refused with their number", async () => {
    const { ada, cy, session, dates } = await series();
    await answer(cy, dates[2]?.id ?? "");

    const low = await send("updateStudySession", ada, { sessionId: session.id, capacity: 2 });
    const enough = await send("updateStudySession", ada, { sessionId: session.id, capacity: 3 });

    expect([codeOf(low), fieldsOf(low)]).toEqual(["BAD_USER_INPUT", ["input.capacity"]]);
    expect(messageOf(low)).toContain("3 members");
    expect(enough.data.updateStudySession.capacity).toBe(3);
  });

  it("B10 lets those who wait move up when the capacity is raised", async () => {
    const { ada, cy, di, session, dates } = await series({ capacity: 2 });
    const id = dates[1]?.id ?? "";
    for (const as of [cy, di]) await answer(as, id);

    await send("updateStudySession", ada, { sessionId: session.id, capacity: 3 });

    expect(await read(cy, id)).toMatchObject({ viewerAnswer: "GOING", goingCount: 3, waitlistCount: 1 });
    expect(await read(di, id)).toMatchObject({ viewerPlaceInLine: 1 });
    await send("updateStudySession", ada, { sessionId: session.id, capacity: null });
    expect(await read(di, id)).toMatchObject({ viewerAnswer: "GOING", goingCount: 4, waitlistCount: 0 });
  });

  it("is for who planned it, and those who look after the group", async () => {
    const { ada, bo, cy, groupId, session } = await series();
    const own = await plan(bo, { groupId });

    expect(codeOf(await send("updateStudySession", cy, { sessionId: session.id, title: "No" }))).toBe("FORBIDDEN");
    expect(codeOf(await send("cancelStudySession", cy, { sessionId: session.id }))).toBe("FORBIDDEN");
    expect(
      (await send("updateStudySession", ada, { sessionId: own.id, title: "Yes" })).data.updateStudySession.title,
    ).toBe("Yes");
    await testApp().graphql(`mutation { leaveGroup(input: { groupId: "${groupId}" }) { id } }`, {}, { as: bo });
    expect(codeOf(await send("updateStudySession", bo, { sessionId: own.id, title: "No" }))).toBe("FORBIDDEN");
  });

  it.each<[string, object]>([
    ["title", { title: " " }],
    ["startTime", { startTime: "25:00" }],
    ["durationMinutes", { durationMinutes: 5 }],
    ["repeats.frequency", { repeats: { frequency: "NONE" } }],
    ["ends", { ends: { after: 3, on: dayIn(60) } }],
    ["ends", { repeats: { frequency: "DAILY" }, ends: { after: 104 } }],
  ])("names the field %s when it is wrong", async (field, wrong) => {
    const { ada, session, dates } = await series();

    const refused = await send("updateStudySession", ada, { sessionId: session.id, ...wrong });

    const isTooMany = "repeats" in wrong && "ends" in wrong;
    if (!isTooMany) expect([codeOf(refused), fieldsOf(refused)]).toEqual(["BAD_USER_INPUT", [`input.${field}`]]);
    expect((await datesOf(session.id)).length).toBeGreaterThanOrEqual(dates.length);
    expect((await datesOf(session.id)).length).toBeLessThanOrEqual(104);
  });
});

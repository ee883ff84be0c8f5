import { useTestApp } from "../../../testing/app/harness";
import { daily, sessionCalls } from "../../../testing/calls/sessionCalls";
import { followZoneData } from "../../../platform/time/followZoneData";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { ZoneData } from "../../../platform/time/ZoneData";
import type { Occurrence } from "./Occurrence";
import { recomputeDates, recomputeDatesOften } from "./recomputeDates";
import { StudySession } from "../plan/StudySession";

const testApp = useTestApp();
const { send, plan, datesOf, series, answer, summariesOf } = sessionCalls(testApp);

const hour = 3_600_000;
const [older, newer] = ["2000a", "9999a"];

/** As if older time zone data had computed the dates: an hour later from the date with this index on. */
async function computedBefore(sessionId: string, from = 0) {
  const { db } = testApp();
  await db.query(
    `update occurrences set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour',
       original_starts_at = original_starts_at + interval '1 hour'
     where id in (select id from occurrences where session_id = $1 order by local_date offset $2)`,
    [sessionId, from],
  );
  await db.update(StudySession, { id: sessionId }, { zoneData: older });
}

/** A start of a process with this time zone data, and then the jobs. */
async function start(own?: string) {
  const { db, jobs } = testApp().services;
  const lines: [level: string, event: object][] = [];
  const log = {
    info: (event: object) => lines.push(["info", event]),
    warn: (event: object) => lines.push(["warn", event]),
  };
  await followZoneData({ db, jobs, log: log as never }, own);
  await testApp().runJobs();
  return lines;
}

const stored = async () => (await testApp().db.findOneBy(ZoneData, { isOnly: true }))?.version;
const setStored = (version: string) => testApp().db.upsert(ZoneData, { isOnly: true, version }, ["isOnly"]);
const instants = (dates: readonly Occurrence[]) => dates.map(({ startsAt, endsAt }) => [startsAt, endsAt]);

describe("N4 newer time zone data at a start", () => {
  it("computes planned dates to come again; moved, cancelled and past ones stay", async () => {
    const { ada, session } = await series();
    const before = await datesOf(session.id);
    await computedBefore(session.id);
    const [, second, third] = (await datesOf(session.id)) as [Occurrence, Occurrence, Occurrence];
    await send("moveOccurrence", ada, {
      occurrenceId: second.id,
      startsAt: new Date(second.startsAt.getTime() + hour),
    });
    await send("cancelOccurrence", ada, { occurrenceId: third.id });
    const between = await datesOf(session.id);
    await setStored(older);

    await start();

    const after = await datesOf(session.id);
    expect(after.slice(0, 3)).toEqual(between.slice(0, 3));
    expect(instants(after.slice(3))).toEqual(instants(before.slice(3)));
    for (const { originalStartsAt, startsAt, sequence, state } of after.slice(3))
      expect([originalStartsAt, sequence, state]).toEqual([startsAt, 1, "PLANNED"]);
    expect(await stored()).toBe(zoneVersion());
  });

  it("notifies who goes to a changed date once, with one line for the series", async () => {
    const { ada, bo, cy, session, dates } = await series();
    await answer(cy, dates[1]?.id ?? "");
    await computedBefore(session.id, 4);
    await setStored(older);

    await start();

    for (const member of [ada, bo]) expect(await summariesOf(member)).toEqual(["“Linear algebra” has a new time"]);
    expect(await summariesOf(cy)).toEqual([]);
  });

  it("does nothing again at the next start, nor where several processes start at once", async () => {
    const { bo, session } = await series();
    await computedBefore(session.id);
    await setStored(older);
    const { db, jobs } = testApp().services;
    const log = { info: () => undefined, warn: () => undefined } as never;

    await Promise.all([1, 2, 3].map(() => followZoneData({ db, jobs, log })));
    await Promise.all([1, 2, 3].map(() => recomputeDates(db)));
    await start();

    expect(new Set((await datesOf(session.id)).slice(1).map(({ sequence }) => sequence))).toEqual(new Set([1]));
    expect(await summariesOf(bo)).toEqual(["“Linear algebra” has a new time"]);
  });

  it("computes nothing again where only the version is new, and notifies nobody", async () => {
    const { bo, session } = await series();
    const before = await datesOf(session.id);
    await testApp().db.update(StudySession, { id: session.id }, { zoneData: "" });
    await setStored(older);

    await start();

    expect(await datesOf(session.id)).toEqual(before);
    expect(await summariesOf(bo)).toEqual([]);
    expect(await testApp().db.findOneBy(StudySession, { id: session.id })).toMatchObject({ zoneData: zoneVersion() });
  });

  it("leaves a date that would have begun by the new rules", async () => {
    const { session, dates } = await series();
    await testApp().db.query(
      `update occurrences set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours',
         local_date = (now() at time zone 'Asia/Manila')::date,
         local_time = to_char(now() at time zone 'Asia/Manila' - interval '1 minute', 'HH24:MI') where id = $1`,
      [dates[1]?.id],
    );
    const before = (await datesOf(session.id)).find(({ id }) => id === dates[1]?.id);
    await testApp().db.update(StudySession, { id: session.id }, { zoneData: older });

    await recomputeDates(testApp().services.db);

    expect((await datesOf(session.id)).find(({ id }) => id === dates[1]?.id)).toEqual(before);
  });
});

describe("N4 a process with older time zone data", () => {
  it("says so, and computes nothing again", async () => {
    const { session } = await series();
    await computedBefore(session.id);
    await testApp().db.update(StudySession, { id: session.id }, { zoneData: newer });
    const before = await datesOf(session.id);
    await setStored(newer);

    const lines = await start();

    expect(lines).toEqual([
      ["info", { event: "zones.version", version: zoneVersion(), isNewer: false }],
      ["warn", { event: "zones.older", version: zoneVersion(), stored: newer }],
    ]);
    expect(await stored()).toBe(newer);
    expect(await datesOf(session.id)).toEqual(before);
  });

  it("marks what it plans and changes, so that a process with newer data computes it again", async () => {
    const { ada, session } = await series();
    const own = await plan(ada, daily(2));
    await testApp().db.update(StudySession, { id: session.id }, { zoneData: newer });
    const zoneDataOf = async (id: string) => (await testApp().db.findOneBy(StudySession, { id }))?.zoneData;

    await send("updateStudySession", ada, { sessionId: session.id, startTime: "20:00" });

    expect([await zoneDataOf(session.id), await zoneDataOf(own.id)]).toEqual([zoneVersion(), zoneVersion()]);
    await computedBefore(own.id);
    await send("updateStudySession", ada, { sessionId: own.id, title: "Rings" });
    expect(await zoneDataOf(own.id)).toBe(older);
  });

  it("has a schedule for what it planned since the last start", () => {
    expect(recomputeDatesOften.schedule).not.toBeNull();
  });
});

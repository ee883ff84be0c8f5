import ICAL from "ical.js";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { daily, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { OccurrenceState } from "../choices";
import { writeCalendar } from "./writeCalendar";

const testApp = useTestApp();
const { send, plan, datesOf, circle, answer } = sessionCalls(testApp);

const pathOf = (url: string) => new URL(url).pathname;
const renew = async (as: User) => {
  await testApp().confirm(as);
  return pathOf(
    (await testApp().graphql("mutation { renewCalendarFeed { url } }", {}, { as })).data.renewCalendarFeed.url,
  );
};
const get = (url: string, headers: Record<string, string> = {}) => testApp().request({ method: "GET", url, headers });

/** As a strict client reads it: RFC 5545, 3.1 and 3.3.11. */
function parse(text: string) {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/^(RRULE|ORGANIZER|ATTENDEE|METHOD|DTSTART;)/m);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const name of ["prodid", "version"]) expect(calendar.getAllProperties(name)).toHaveLength(1);
  return calendar.getAllSubcomponents("vevent").map((event) => {
    for (const name of ["uid", "dtstamp", "dtstart", "dtend", "summary", "sequence", "last-modified", "status"])
      expect([name, event.getAllProperties(name).length]).toEqual([name, 1]);
    const value = (name: string) => event.getFirstPropertyValue(name);
    const timestamp = (name: string) => (value(name) as ICAL.Time).toJSDate().toISOString();
    return {
      uid: String(value("uid")),
      summary: value("summary"),
      description: value("description"),
      location: value("location"),
      status: value("status"),
      sequence: value("sequence"),
      start: timestamp("dtstart"),
      end: timestamp("dtend"),
      stamp: timestamp("dtstamp"),
      isUtc: String((value("dtstart") as ICAL.Time).zone.tzid) === "UTC",
    };
  });
}

const odd = {
  title: "Algebra; rings, fields \\ and 🧮 ".padEnd(110, "é"),
  goal: "First line\nSecond; line, with \\n and a very long tail ".padEnd(400, "語"),
  place: "Room 3, left; \\second\u0007 door",
};

describe("B12 the calendar feed", () => {
  it("has one event in UTC for each date that its member goes to, in the strictest reading, whatever the texts are", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    const [bo] = members as [User];
    const session = await plan(ada, { groupId, ...odd, timeZone: "America/New_York", ...daily(3), capacity: 2 });
    const dates = await datesOf(session.id);
    await answer(bo, dates[0]?.id ?? "");
    await answer(bo, dates[1]?.id ?? "", "DECLINED");

    const { statusCode, headers, body } = await get(await renew(ada));
    const events = parse(body);

    expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(events.map(({ start, end }) => [start, end]).sort()).toEqual(
      dates.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]).sort(),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
    for (const event of events) {
      expect(event).toMatchObject({
        ...{
          summary: odd.title.trim(),
          description: expect.stringContaining(odd.goal.replace("\n", " ")),
          location: "Room 3, left; \\second door",
        },
        ...{ status: "CONFIRMED", sequence: 0, isUtc: true },
      });
    }
    expect(parse((await get(await renew(bo))).body).map(({ start }) => start)).toEqual([
      dates[0]?.startsAt.toISOString(),
    ]);
    expect(body).not.toContain("example.com");
  });

  it("says with each change of time, place or state that it is newer, and keeps what was cancelled for 30 days", async () => {
    const ada = await buildUser(testApp().db);
    const session = await plan(ada, daily(2));
    const [first, second] = await datesOf(session.id);
    const feed = await renew(ada);
    const sequences = async () => parse((await get(feed)).body).sort((a, b) => (a.start < b.start ? -1 : 1));
    expect((await sequences()).map(({ sequence }) => sequence)).toEqual([0, 0]);

    await send("moveOccurrence", ada, {
      occurrenceId: first?.id,
      startsAt: new Date((first?.startsAt.getTime() ?? 0) + 60_000),
    });
    await send("updateStudySession", ada, { sessionId: session.id, place: "Library" });
    await send("cancelOccurrence", ada, { occurrenceId: second?.id });
    const changed = await sequences();

    expect(changed.map(({ sequence, status }) => [sequence, status])).toEqual([
      [2, "CONFIRMED"],
      [2, "CANCELLED"],
    ]);
    expect(changed[0]?.uid.startsWith(first?.id ?? "none")).toBe(true);
    await testApp().db.query(`update occurrences set updated_at = now() - interval '31 days' where id = $1`, [
      second?.id,
    ]);
    expect(await sequences()).toHaveLength(1);
  });

  it("answers 304 until something changes", async () => {
    const ada = await buildUser(testApp().db);
    const session = await plan(ada, {});
    for (const table of ["study_sessions", "occurrences"])
      await testApp().db.query(`update ${table} set updated_at = updated_at - interval '1 hour' where member_id = $1`, [
        ada.id,
      ]);
    const feed = await renew(ada);

    const first = await get(feed);
    const same = await get(feed, { "if-none-match": String(first.headers.etag) });
    await send("updateStudySession", ada, { sessionId: session.id, title: "Another title" });
    const changed = await get(feed, { "if-none-match": String(first.headers.etag) });

    expect([same.statusCode, same.body]).toEqual([304, ""]);
    expect(changed.statusCode).toBe(200);
    expect(parse(changed.body)[0]?.summary).toBe("Another title");
    expect(parse(first.body)[0]?.stamp).not.toBe(parse(changed.body)[0]?.stamp);
  });

  it("has another address once it is renewed, and none once it is ended: the old ones end at once", async () => {
    const ada = await buildUser(testApp().db);
    const other = await buildUser(testApp().db);
    const me = async (as: User, of = as) =>
      (await testApp().graphql(`{ user(id: "${of.id}") { calendarFeed { url } } }`, {}, { as })).data.user.calendarFeed;
    expect(await me(ada)).toBeNull();

    const old = await renew(ada);
    const now = await renew(ada);

    expect(pathOf((await me(ada)).url)).toBe(now);
    expect(await me(other, ada)).toBeNull();
    expect([(await get(old)).statusCode, (await get(now)).statusCode]).toEqual([404, 200]);
    await testApp().graphql("mutation { endCalendarFeed }", {}, { as: ada });
    expect([(await get(now)).statusCode, await me(ada)]).toEqual([404, null]);
    const again = await renew(ada);
    expect([old, now].includes(again)).toBe(false);
    for (const wrong of ["x", "", again.slice(11, -4), `${"A".repeat(65)}`, `${"-".repeat(87)}`])
      expect((await get(`/calendar/${wrong}.ics`)).statusCode).toBe(404);
  });

  it.each([
    ["Friday finish", "Friday finish"],
    [null, "Linear algebra on Tuesdays"],
  ])("X1 calls a group with the title %j by its name, also in the address of one date", async (title, name) => {
    const { ada, groupId } = await circle({}, 0);
    const session = await plan(ada, { groupId, goal: "Chapter 3" });
    const [date] = await datesOf(session.id);
    const feed = await renew(ada);
    const tag = String((await get(feed)).headers.etag);
    await testApp().db.query("update study_groups set title = $2 where id = $1", [groupId, title]);
    await testApp().db.query("update posts set text = $2 where id = $1", [
      groupId,
      "**Linear algebra** on Tuesdays\nHi",
    ]);

    const { data } = await testApp().graphql(`{ occurrence(id: "${date?.id}") { calendarUrl } }`, {}, { as: ada });
    const changed = await get(feed, { "if-none-match": tag });
    const alone = await get(pathOf(data.occurrence.calendarUrl));

    for (const { body } of [changed, alone])
      expect(parse(body)).toMatchObject([{ summary: session.title, description: `Group: ${name}\nChapter 3` }]);
  });

  it("X1 names nobody in a calendar with dates of a group of two", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    await plan(ada, { groupId });
    await testApp().db.query("update study_groups set is_for_two = true where id = $1", [groupId]);
    const pair = "insert into buddy_groups (group_id, user_id, buddy_id) values ($1, $2, $3), ($1, $3, $2)";
    await testApp().db.query(pair, [groupId, ada.id, members[0]?.id]);

    const [event] = parse((await get(await renew(ada))).body);

    expect(event?.description).toBe("Your group of two");
  });

  it("loses what its member does not belong to any more", async () => {
    const { ada, groupId, members } = await circle({ visibility: "PRIVATE" }, 1);
    const [bo] = members as [User];
    const session = await plan(ada, { groupId });
    const [date] = await datesOf(session.id);
    await answer(bo, date?.id ?? "");
    const feed = await renew(bo);
    const { data } = await testApp().graphql(`{ occurrence(id: "${date?.id}") { calendarUrl } }`, {}, { as: bo });
    const single = pathOf(data.occurrence.calendarUrl);
    expect([parse((await get(feed)).body).length, parse((await get(single)).body).length]).toEqual([1, 1]);

    await testApp().graphql(
      `mutation { removeMember(input: { groupId: "${groupId}", userId: "${bo.id}" }) { id } }`,
      {},
      { as: ada },
    );

    expect([parse((await get(feed)).body).length, (await get(single)).statusCode]).toEqual([0, 404]);
  });

  it("says of one date where it is to those who may see that", async () => {
    const { ada, groupId, outsider } = await circle({ visibility: "ON_REQUEST" }, 0);
    const session = await plan(ada, { groupId, place: "https://example.org/room" });
    const [date] = await datesOf(session.id);
    const urlFor = async (as: User) =>
      pathOf(
        (await testApp().graphql(`{ occurrence(id: "${date?.id}") { calendarUrl } }`, {}, { as })).data.occurrence
          .calendarUrl,
      );

    const [own] = parse((await get(await urlFor(ada))).body);
    const [others] = parse((await get(await urlFor(outsider))).body);

    expect(own).toMatchObject({ location: "https://example.org/room" });
    expect(others).toMatchObject({ location: null, summary: "Linear algebra" });
    const forged = (await urlFor(ada)).replace(/\/calendar\/.{22}/, (await urlFor(outsider)).slice(0, 32));
    expect((await get(forged)).statusCode).toBe(404);
  });
});

describe("N39 the tag of a feed", () => {
  it("N39 answers 304 without writing the calendar, and is another one after every change of its content", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    const [bo] = members as [User];
    const session = await plan(ada, { groupId, title: "Algebra", ...daily(3), timeZone: "Asia/Manila" });
    const [first] = await datesOf(session.id);
    await answer(bo, first?.id ?? "");
    const url = await renew(bo);
    const tags = new Set<string>();
    const change = async (work: () => Promise<unknown>) => {
      await work();
      const { headers, statusCode } = await get(url);
      const tag = String(headers.etag);
      expect([statusCode, tags.has(tag)]).toEqual([200, false]);
      tags.add(tag);
      expect((await get(url, { "if-none-match": tag })).statusCode).toBe(304);
    };
    const rows = (statement: string, ...values: unknown[]) => testApp().db.query(statement, values);

    await change(async () => undefined);
    await change(() => rows("update study_sessions set title = 'Rings', updated_at = now() where id = $1", session.id));
    await change(() => rows("update study_sessions set place = 'Here' where id = $1", session.id));
    await change(() => rows("update occurrences set ends_at = ends_at + interval '1 minute' where id = $1", first?.id));
    await change(async () => answer(bo, (await datesOf(session.id))[1]?.id ?? ""));
    await change(() => rows("update posts set hidden_at = now() where id = $1", groupId));
  });

  it("N39 lets others in while 1,000 dates are written", async () => {
    const at = new Date("2027-03-01T12:00:00Z");
    const entry = { id: "x", startsAt: at, endsAt: at, state: OccurrenceState.PLANNED, sequence: 0, createdAt: at };
    const entries = Array.from({ length: 1_000 }, () => ({
      ...entry,
      updatedAt: at,
      title: "A",
      goal: null,
      place: null,
      group: null,
    }));
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);

    await writeCalendar(entries, "localhost");
    isDone = true;

    expect(turns).toBeGreaterThan(40);
  });
});

import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { anHour, daily, dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { Attendance } from "../answers/Attendance";
import { startOf } from "../dates/dates";
import { Occurrence } from "../dates/Occurrence";
import { StudySession } from "./StudySession";

const testApp = useTestApp();
const { send, plan, datesOf, circle, answer, summariesOf } = sessionCalls(testApp);

describe("createStudySession", () => {
  it("B9 plans each date at the same hour by the clock of its zone, with a place for the planner", async () => {
    const { members, groupId } = await circle();
    const [bo] = members;
    if (!bo) throw new Error("no member");
    const wishes = { groupId, goal: "Chapter 3", place: "https://example.com/room", capacity: 5 };

    const session = await plan(bo, {
      ...wishes,
      timeZone: "America/New_York",
      repeats: { frequency: "WEEKLY" },
      ends: { after: 60 },
    });

    expect(session).toMatchObject({
      title: "Linear algebra",
      ...{ goal: "Chapter 3", startTime: "19:00", timeZone: "America/New_York", durationMinutes: 60, capacity: 5 },
      ...{ place: "https://example.com/room", group: { id: groupId }, owner: { id: bo.id }, viewerCanChange: true },
      ends: { on: null, after: 60 },
      upcoming: { planned: 60, moved: 0, cancelled: 0 },
    });
    const dates = await datesOf(session.id);
    expect(dates).toHaveLength(60);
    for (const { localDate, startsAt, endsAt } of dates) {
      expect(startsAt).toEqual(startOf(localDate, "19:00", "America/New_York"));
      expect(endsAt.getTime() - startsAt.getTime()).toBe(3_600_000);
    }
    // Summer and winter differ by an hour in UTC.
    expect(new Set(dates.map(({ startsAt }) => startsAt.getUTCHours())).size).toBe(2);
    expect(dates.map(({ goingCount, waitlistCount }) => [goingCount, waitlistCount])).toEqual(dates.map(() => [1, 0]));
    expect(await testApp().db.countBy(Attendance, { userId: bo.id })).toBe(60);
  });

  it("plans a member's own time where the group is blank", async () => {
    const ada = await buildUser(testApp().db);

    expect(await plan(ada, { groupId: " " })).toMatchObject({ group: null, owner: { id: ada.id } });
  });

  it("plans a member's own time in the zone of their profile, which they may say under another name", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    await buildProfile(db, { userId: ada.id, timeZone: "Asia/Tokyo" });

    const own = await plan(ada, { timeZone: null });
    const other = await plan(ada, { timeZone: "US/Eastern" });
    await db.query("update profiles set time_zone = 'Europe/Berlin' where user_id = $1", [ada.id]);

    expect(own).toMatchObject({ timeZone: "Asia/Tokyo", group: null, ends: null, upcoming: { planned: 1 } });
    expect(own.repeats).toEqual({ frequency: "NONE", weekdays: [] });
    expect(other.timeZone).toBe("America/New_York");
    const stored = await db.findOneByOrFail(StudySession, { id: own.id });
    expect(stored.timeZone).toBe("Asia/Tokyo");
  });

  it("happens once for one key, and refuses the key for another session", async () => {
    const ada = await buildUser(testApp().db);
    const input = anHour({ idempotencyKey: "plan-1" });

    const first = await send("createStudySession", ada, input);
    const again = await send("createStudySession", ada, input);
    const both = await Promise.all(
      [1, 2].map(() => send("createStudySession", ada, anHour({ idempotencyKey: "two" }))),
    );
    const other = await send("createStudySession", ada, { ...input, title: "Another" });

    expect(again.data).toEqual(first.data);
    expect(both[0]?.data).toEqual(both[1]?.data);
    expect(codeOf(other)).toBe("CONFLICT");
    expect(await testApp().db.countBy(StudySession, { ownerId: ada.id })).toBe(2);
  });

  const weekly = { frequency: "WEEKLY" };
  it.each<[string, object]>([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(121) }],
    ["goal", { goal: "x".repeat(501) }],
    ["startsOn", { startsOn: "tomorrow" }],
    ["startsOn", { startsOn: "2020-01-01" }],
    ["startsOn", { startsOn: dayIn(-1) }],
    ["startsOn", { startsOn: dayIn(4 * 366) }],
    ["startTime", { startTime: "7 pm" }],
    ["startTime", { startTime: "24:00" }],
    ["timeZone", { timeZone: "Mars/Olympus" }],
    ["timeZone", { timeZone: null }],
    ["durationMinutes", { durationMinutes: 14 }],
    ["durationMinutes", { durationMinutes: 481 }],
    ["repeats.weekdays", { repeats: { frequency: "DAILY", weekdays: ["MONDAY"] }, ends: { after: 2 } }],
    ["repeats.weekdays", { repeats: { ...weekly, weekdays: ["MONDAY", "MONDAY"] }, ends: { after: 2 } }],
    ["ends", { repeats: weekly }],
    ["ends", { ends: { after: 2 } }],
    ["ends", { repeats: weekly, ends: { after: 2, on: dayIn(30) } }],
    ["ends.after", { repeats: weekly, ends: { after: 105 } }],
    ["ends.on", { repeats: weekly, ends: { on: dayIn(6) } }],
    ["ends.on", { repeats: { frequency: "DAILY" }, ends: { on: dayIn(7 + 104) } }],
    ["ends.on", { repeats: weekly, ends: { on: "soon" } }],
    ["place", { place: "x".repeat(201) }],
    ["capacity", { capacity: 3 }],
    ["capacity", { capacity: 0 }],
    ["capacity", { capacity: 501 }],
    ["groupId", { groupId: "none" }],
  ])("names the field %s when it is wrong", async (field, wrong) => {
    const ada = await buildUser(testApp().db);

    const answer = await send("createStudySession", ada, anHour(wrong));

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [`input.${field}`]]);
    expect(await testApp().db.countBy(StudySession, { ownerId: ada.id })).toBe(0);
  });

  it("takes 104 dates, the most there are", async () => {
    const ada = await buildUser(testApp().db);

    const { id } = await plan(ada, { repeats: { frequency: "DAILY" }, ends: { on: dayIn(7 + 103) } });

    expect(await testApp().db.countBy(Occurrence, { sessionId: id })).toBe(104);
  });

  it("is for members of the group, and an unknown group is not there", async () => {
    const { groupId, outsider } = await circle();
    const hidden = await circle({ visibility: "PRIVATE" });

    expect(codeOf(await send("createStudySession", outsider, anHour({ groupId })))).toBe("FORBIDDEN");
    expect(codeOf(await send("createStudySession", outsider, anHour({ groupId: hidden.groupId })))).toBe("NOT_FOUND");
    const { errors } = await testApp().graphql(
      "mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) { id } }",
      { input: anHour() },
    );
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("plans at most 50 sessions that are not over, and counts neither cancelled nor past ones", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    for (let count = 0; count < 50; count++) await plan(ada, {});

    expect(codeOf(await send("createStudySession", ada, anHour(daily(2))))).toBe("CONFLICT");
    await db.query(
      `update occurrences set state = 'CANCELLED' where id = (select id from occurrences where member_id = $1 limit 1)`,
      [ada.id],
    );
    expect(codeOf(await send("createStudySession", ada, anHour()))).toBeUndefined();
  });
});

describe("N41 the sessions of a group", () => {
  const plans = async (as: User, input: object, count: number) => {
    const codes: unknown[] = [];
    for (let turn = 0; turn < count; turn++) codes.push(codeOf(await send("createStudySession", as, anHour(input))));
    return codes;
  };

  it("are at most 5 of a plain member at a time, and 50 of those who look after it", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    const [bo] = members as [User];

    expect(await plans(bo, { groupId }, 6)).toEqual([...Array.from({ length: 5 }), "CONFLICT"]);
    expect(await plans(bo, {}, 1)).toEqual([undefined]);
    expect(await plans(ada, { groupId }, 6)).toEqual(Array.from({ length: 6 }));
  });

  it("are cancelled when the one who planned them is removed, with one line for each who goes", async () => {
    const { ada, groupId, members } = await circle({}, 2);
    const [bo, cy] = members as [User, User];
    const [own, series] = [await plan(bo, { groupId }), await plan(bo, { groupId, ...daily(3) })];
    const [date] = await datesOf(series.id);
    await answer(cy, date?.id ?? "", "GOING", "ALL_FUTURE");
    const kept = await plan(cy, { groupId });
    const remove = `mutation { removeMember(input: { groupId: "${groupId}", userId: "${bo.id}" }) { id } }`;
    await testApp().graphql(remove, {}, { as: ada });

    for (const { id } of [own, series]) {
      expect(await testApp().db.findOneBy(StudySession, { id })).toMatchObject({ cancelledAt: expect.any(Date) });
      expect((await datesOf(id)).map(({ state }) => state)).not.toContain("PLANNED");
    }
    expect((await testApp().db.findOneByOrFail(StudySession, { id: kept.id })).cancelledAt).toBeNull();
    expect(await summariesOf(cy)).toEqual(["3 dates of “Linear algebra” were cancelled"]);
  });

  it("go to the owner when the one who planned them leaves", async () => {
    const { groupId, members } = await circle({}, 1);
    const [bo] = members as [User];
    const { id } = await plan(bo, { groupId });
    await testApp().graphql(`mutation { leaveGroup(input: { groupId: "${groupId}" }) { id } }`, {}, { as: bo });
    expect(await testApp().db.findOneBy(StudySession, { id })).toMatchObject({ cancelledAt: null, ownerId: null });
  });
});

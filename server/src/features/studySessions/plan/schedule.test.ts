import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { anHour, daily, dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";

const testApp = useTestApp();
const { send, plan, datesOf, circle, schedule, answer } = sessionCalls(testApp);

const day = 86_400_000;
const hour = 3_600_000;
const idsIn = async (...asking: Parameters<typeof schedule>) =>
  (await schedule(...asking)).data.schedule.map(({ id }: { id: string }) => id) as string[];

describe("schedule", () => {
  it("has one's own time and what one's groups plan, in order of time, with one's answers", async () => {
    const { ada, groupId, members, outsider } = await circle();
    const [bo] = members;
    if (!bo) throw new Error("no member");
    const shared = await plan(ada, { groupId, startTime: "20:00", title: "Ours" });
    const own = await plan(bo, { startTime: "18:00", title: "Mine" });
    await plan(ada, { title: "Hers alone" });
    const [ours] = await datesOf(shared.id);
    await answer(bo, ours?.id ?? "", "DECLINED");

    const { data } = await schedule(bo, new Date(), new Date(Date.now() + 20 * day));

    expect(
      data.schedule.map((date: { session: object; viewerAnswer: string }) => [date.session, date.viewerAnswer]),
    ).toEqual([
      [{ id: own.id, title: "Mine" }, "GOING"],
      [{ id: shared.id, title: "Ours" }, "DECLINED"],
    ]);
    expect(await idsIn(outsider, new Date(), new Date(Date.now() + 20 * day))).toEqual([]);
  });

  it("has what overlaps its range: not what ends where it begins, nor what begins where it ends", async () => {
    const { ada } = await circle();
    const { id } = await plan(ada, { durationMinutes: 480 });
    const [date] = await datesOf(id);
    if (!date) throw new Error("no date");
    const { startsAt, endsAt } = date;
    const around = (from: number, to: number) => idsIn(ada, new Date(from), new Date(to));

    expect(await around(endsAt.getTime(), endsAt.getTime() + hour)).toEqual([]);
    expect(await around(startsAt.getTime() - hour, startsAt.getTime())).toEqual([]);
    expect(await around(endsAt.getTime() - 1, endsAt.getTime() + hour)).toEqual([date.id]);
    expect(await around(startsAt.getTime() - hour, startsAt.getTime() + 1)).toEqual([date.id]);
    expect(await around(startsAt.getTime() + hour, startsAt.getTime() + 2 * hour)).toEqual([date.id]);
  });

  it("takes at most 62 days, forwards", async () => {
    const { ada } = await circle();
    const now = Date.now();

    expect((await schedule(ada, new Date(now), new Date(now + 62 * day))).errors).toBeUndefined();
    const long = await schedule(ada, new Date(now), new Date(now + 63 * day));
    const backwards = await schedule(ada, new Date(now), new Date(now));

    expect([codeOf(long), fieldsOf(long)]).toEqual(["BAD_USER_INPUT", ["to"]]);
    expect([codeOf(backwards), fieldsOf(backwards)]).toEqual(["BAD_USER_INPUT", ["to"]]);
  });

  it("takes one statement however much is in it, and three more for whole sessions, their groups and the line", async () => {
    const { ada, groupId } = await circle();
    await plan(ada, { groupId, ...daily(30) });
    const range = `from: "${dayIn(0)}T00:00:00Z", to: "${dayIn(40)}T00:00:00Z"`;
    const plain = `{ schedule(${range}) { id startsAt viewerAnswer goingCount session { id title timeZone capacity } } }`;
    const whole = `{ schedule(${range}) { id viewerAnswer viewerPlaceInLine session { title place group { title } } } }`;
    const count = (query: string) => testApp().counter.count(() => testApp().graphql(query, {}, { as: ada }));
    await count(plain);

    expect(await count(plain)).toBe(1);
    expect(await count(whole)).toBe(4);
    await plan(ada, { ...daily(30) });
    expect(await count(whole)).toBe(4);
  });
});

describe("Group.occurrences and Group.nextOccurrence", () => {
  it("say what a group has planned, for several groups in one statement each", async () => {
    const { ada, groupId, outsider } = await circle();
    const { id } = await plan(ada, { groupId, ...daily(3) });
    const dates = await datesOf(id);
    const range = `from: "${dayIn(0)}T00:00:00Z", to: "${dayIn(40)}T00:00:00Z"`;
    const fields = `nextOccurrence { id } occurrences(${range}) { id }`;

    const { data } = await testApp().graphql(`{ group(id: "${groupId}") { ${fields} } }`, {}, { as: outsider });

    expect(data.group).toEqual({
      nextOccurrence: { id: dates[0]?.id },
      occurrences: dates.map((date) => ({ id: date.id })),
    });
    const feed = `{ posts(first: 10) { nodes { group { ${fields} } } } }`;
    const statements = await testApp().counter.count(() => testApp().graphql(feed, {}, { as: outsider }));
    await circle();
    await circle();
    expect(await testApp().counter.count(() => testApp().graphql(feed, {}, { as: outsider }))).toBe(statements);
  });
});

describe("who sees a session", () => {
  const sessionOf = async (as: Parameters<typeof plan>[0], id: string) =>
    (await testApp().graphql(`{ studySession(id: "${id}") { id title place } }`, {}, { as })).data.studySession;

  it("is everyone who sees an open group, with its place", async () => {
    const { ada, groupId, outsider } = await circle();
    const { id } = await plan(ada, { groupId, place: "Library, room 3" });

    expect(await sessionOf(outsider, id)).toMatchObject({ place: "Library, room 3" });
  });

  it("is everyone for a group on request, but the place is for its members", async () => {
    const { ada, groupId, members, outsider } = await circle({ visibility: "ON_REQUEST" });
    const { id } = await plan(ada, { groupId, place: "Library, room 3" });

    expect(await sessionOf(outsider, id)).toMatchObject({ id, place: null });
    expect(await sessionOf(members[0] ?? ada, id)).toMatchObject({ place: "Library, room 3" });
  });

  it("is nobody but the members of a private group, and nobody but oneself for one's own time", async () => {
    const { ada, groupId, members, outsider } = await circle({ visibility: "PRIVATE" });
    const secret = await plan(ada, { groupId });
    const own = await plan(ada, {});
    const [date] = await datesOf(secret.id);

    expect(await sessionOf(outsider, secret.id)).toBeNull();
    expect(await sessionOf(members[0] ?? ada, own.id)).toBeNull();
    expect(
      (await testApp().graphql(`{ occurrence(id: "${date?.id}") { id } }`, {}, { as: outsider })).data.occurrence,
    ).toBeNull();
    expect(codeOf(await answer(outsider, date?.id ?? ""))).toBe("NOT_FOUND");
    expect(await sessionOf(members[0] ?? ada, secret.id)).toMatchObject({ id: secret.id });
  });

  it("is nobody with a block between them and the planner", async () => {
    const { groupId, members, ada } = await circle();
    const [bo, eve] = members;
    if (!bo || !eve) throw new Error("no members");
    const { id } = await plan(bo, { groupId });
    await testApp().graphql(`mutation { blockUser(input: { userId: "${eve.id}" }) { id } }`, {}, { as: bo });

    expect(await sessionOf(eve, id)).toBeNull();
    expect(await idsIn(eve, new Date(), new Date(Date.now() + 20 * day))).toEqual([]);
    expect(await idsIn(ada, new Date(), new Date(Date.now() + 20 * day))).toHaveLength(1);
  });

  it("B9 isClockChange is for the zone that is asked about, else that of the profile", async () => {
    const { ada } = await circle();
    const { id } = (
      await send(
        "createStudySession",
        ada,
        anHour({ timeZone: "Asia/Manila", repeats: { frequency: "WEEKLY" }, ends: { after: 60 } }),
      )
    ).data.createStudySession;
    const dates = await datesOf(id);
    const changesIn = async (zone: string) => {
      const ask = dates
        .slice(0, 15)
        .map((date, index) => `d${index}: occurrence(id: "${date.id}") { isClockChange(timeZone: "${zone}") }`);
      const found: boolean[] = [];
      for (let start = 0; start < ask.length; start += 5) {
        const { data } = await testApp().graphql(`{ ${ask.slice(start, start + 5).join(" ")} }`, {}, { as: ada });
        found.push(
          ...Object.values(data as Record<string, { isClockChange: boolean }>).map((date) => date.isClockChange),
        );
      }
      return found;
    };
    const expected = (zone: string) => {
      const hours = dates.map(({ startsAt }) =>
        new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", hourCycle: "h23" }).format(startsAt),
      );
      return hours.slice(0, 15).map((shown, index) => index > 0 && shown !== hours[index - 1]);
    };

    expect(await changesIn("Asia/Tokyo")).toEqual(expected("Asia/Tokyo"));
    expect(await changesIn("America/New_York")).toEqual(expected("America/New_York"));
    expect(await changesIn("America/Santiago")).toEqual(expected("America/Santiago"));
    const wrong = await testApp().graphql(
      `{ occurrence(id: "${dates[0]?.id}") { isClockChange(timeZone: "Mars") } }`,
      {},
      { as: ada },
    );
    expect(codeOf(wrong)).toBe("BAD_USER_INPUT");
  });
});

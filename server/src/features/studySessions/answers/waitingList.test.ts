import { codeOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { buildProfile } from "../../../testing/app/factories";
import { daily, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { dayInWords } from "../../../platform/time/dayInWords";
import { Attendance } from "./Attendance";
import { AttendanceAnswer } from "../choices";

const testApp = useTestApp();
const { meeting, answer, read, pass, send } = sessionCalls(testApp);

const member = (members: User[], index: number) => members[index] as User;

describe("B10 the places of a date", () => {
  it("gives the sixth a place in line, and says so", async () => {
    const { members, id } = await meeting(5, 6);

    for (const as of members.slice(0, 4)) expect((await answer(as, id)).data.answerOccurrence.going).toBe(1);
    const fifth = await answer(member(members, 4), id);
    const sixth = await answer(member(members, 5), id);

    expect(fifth.data.answerOccurrence).toMatchObject({
      ...{ going: 0, waiting: 1 },
      occurrence: { viewerAnswer: "WAITLISTED", viewerPlaceInLine: 1, goingCount: 5, waitlistCount: 1 },
    });
    expect(sixth.data.answerOccurrence.occurrence).toMatchObject({ viewerPlaceInLine: 2, waitlistCount: 2 });
    // Answering again changes nothing.
    expect((await answer(member(members, 4), id)).data.answerOccurrence).toMatchObject({
      ...{ going: 0, waiting: 0 },
      occurrence: { viewerPlaceInLine: 1 },
    });
  });

  it("lets the first in line move up when a place becomes free, and nobody overtakes", async () => {
    const { members, id, ada } = await meeting(2, 4);
    const [bo, cy, di, ed] = members as [User, User, User, User];
    for (const as of [bo, cy, di]) await answer(as, id);

    await answer(bo, id, "DECLINED");

    expect(await read(cy, id)).toMatchObject({ viewerAnswer: "GOING", viewerPlaceInLine: null, goingCount: 2 });
    expect(await read(di, id)).toMatchObject({ viewerAnswer: "WAITLISTED", viewerPlaceInLine: 1 });
    // Who gave the place back waits behind the others.
    await answer(bo, id);
    expect(await read(bo, id)).toMatchObject({ viewerPlaceInLine: 2 });
    await answer(ed, id);
    await answer(ada, id, "NONE");
    await answer(cy, id, "NONE");
    expect([await read(di, id), await read(bo, id)]).toMatchObject([
      { viewerAnswer: "GOING" },
      { viewerAnswer: "GOING" },
    ]);
    expect(await read(ed, id)).toMatchObject({ viewerPlaceInLine: 1, goingCount: 2, waitlistCount: 1 });
  });

  it("never gives 5 places to 6, however many answer at once", async () => {
    const { members, id, ada } = await meeting(5, 50);
    const query = `mutation { answerOccurrence(input: { occurrenceId: "${id}", answer: GOING }) { going waiting } }`;
    // A busy server answers some of so many requests with UNAVAILABLE: clients send them again.
    const busy = async (as: User): Promise<Awaited<ReturnType<typeof answer>>> => {
      const given = await testApp().graphql(query, {}, { token: testApp().tokenOf(as) });
      return codeOf(given) === "UNAVAILABLE" ? busy(as) : given;
    };

    const answers = await Promise.all(members.map(busy));

    const outcomes = answers.map(({ data }) => data.answerOccurrence);
    expect(outcomes.filter(({ going }) => going === 1)).toHaveLength(4);
    expect(outcomes.filter(({ waiting }) => waiting === 1)).toHaveLength(46);
    const { db } = testApp();
    expect(await db.countBy(Attendance, { occurrenceId: id, answer: AttendanceAnswer.GOING })).toBe(5);
    expect(await read(ada, id)).toMatchObject({ goingCount: 5, waitlistCount: 46 });
    const line: (number | null)[] = [];
    for (const as of members) line.push((await read(as, id)).viewerPlaceInLine);
    expect(line.filter((place) => place !== null).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 46 }, (_place, index) => index + 1),
    );

    // All who have a place give it back at once, while some answer again: the counts stay exact.
    await Promise.all([
      ...members.slice(0, 10).map((as) => answer(as, id, "DECLINED")),
      ...members.slice(20, 30).map(busy),
    ]);
    const rows = await db.findBy(Attendance, { occurrenceId: id });
    const going = rows.filter((row) => row.answer === AttendanceAnswer.GOING).length;
    expect(going).toBe(5);
    expect(await read(ada, id)).toMatchObject({
      goingCount: going,
      waitlistCount: rows.filter((row) => row.answer === AttendanceAnswer.WAITLISTED).length,
    });
  });

  it("lets nobody move up in the last ten minutes, nor take the place of those who wait", async () => {
    const { members, id, dates, ada } = await meeting(1, 2);
    const [bo, cy] = members as [User, User];
    await answer(bo, id);
    await pass(dates, 9);

    await answer(ada, id, "DECLINED");

    expect(await read(bo, id)).toMatchObject({ viewerAnswer: "WAITLISTED", goingCount: 0, waitlistCount: 1 });
    await answer(cy, id);
    expect(await read(cy, id)).toMatchObject({ viewerAnswer: "WAITLISTED", viewerPlaceInLine: 2 });
    await pass(dates, 12);
    await answer(cy, id, "NONE");
    expect(await read(bo, id)).toMatchObject({ viewerAnswer: "GOING" });
  });

  it("notifies who moves up, once, and nobody else", async () => {
    const { members, id, ada, dates } = await meeting(1, 2, { title: "Algebra" });
    const day = dayInWords(dates[0]?.startsAt ?? new Date(), "Asia/Manila");
    const [bo, cy] = members as [User, User];
    await answer(bo, id);
    await answer(cy, id);
    await answer(ada, id, "DECLINED");
    await testApp().runJobs();
    const lines = async (as: User) =>
      (
        await testApp().graphql(
          "{ me { notifications { nodes { kind summary subject { ... on Occurrence { id } } } } } }",
          {},
          { as },
        )
      ).data.me.notifications.nodes.filter(({ kind }: { kind: string }) => kind !== "SESSION_PLANNED");

    expect(await lines(bo)).toEqual([
      { kind: "SESSION_PLACE", summary: `A place became free: you are going to “Algebra” on ${day}`, subject: { id } },
    ]);
    expect(await lines(cy)).toEqual([]);
    await answer(bo, id, "DECLINED");
    expect(await lines(bo)).toEqual([]);
  });
});

describe("N11 one act on a series of 104 dates", () => {
  const lines = async (as: User) => {
    await testApp().runJobs();
    const query = "{ me { unreadCount notifications { nodes { kind count summary } } } }";
    const { me } = (await testApp().graphql(query, {}, { as })).data;
    return me.notifications.nodes.filter(({ kind }: { kind: string }) => kind !== "SESSION_PLANNED");
  };

  /** All places are taken, and Bo waits on all dates. */
  async function crowded() {
    const found = await meeting(1, 1, { title: "Algebra", ...daily(104) });
    const [bo] = found.members as [User];
    await answer(bo, found.id, "GOING", "ALL_FUTURE");
    await testApp().runJobs();
    return { ...found, bo };
  }

  it.each(["declines all of them", "raises the capacity"])("is one line when somebody %s", async (act) => {
    const { ada, bo, id, session } = await crowded();

    if (act === "raises the capacity") await send("updateStudySession", ada, { sessionId: session.id, capacity: 2 });
    else await answer(ada, id, "DECLINED", "ALL_FUTURE");

    expect(await lines(bo)).toEqual([
      {
        kind: "SESSION_PLACES",
        count: 104,
        summary: "Places became free: you are going to 104 more dates of “Algebra”",
      },
    ]);
  });

  it("says how many dates were cancelled, and of one its day where the reader lives", async () => {
    const { ada, bo, dates, session } = await crowded();
    await buildProfile(testApp().db, { userId: bo.id, timeZone: "Pacific/Kiritimati" });
    const [first] = dates;
    await send("cancelOccurrence", ada, { occurrenceId: first?.id });
    await send("cancelStudySession", ada, { sessionId: session.id });

    const day = dayInWords(first?.startsAt ?? new Date(), "Pacific/Kiritimati");
    expect((await lines(bo)).map(({ summary }: { summary: string }) => summary).sort()).toEqual([
      "103 dates of “Algebra” were cancelled",
      `“Algebra” on ${day} was cancelled`,
    ]);
  });
});

import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { buddyCalls } from "../../../testing/calls/buddyCalls";
import { restCall } from "../../../testing/calls/restCall";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { commonsId } from "../../rooms/commons";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send } = buddyCalls(testApp);
const { circle, plan, datesOf, answer, pass } = sessionCalls(testApp);

async function befriend(ada: User, bo: User) {
  await send("requestBuddy", ada, bo);
  await send("acceptBuddy", bo, ada);
}

describe("O5 what comes next, over REST", () => {
  it("is at most five dates in order of time, without what was declined or cancelled", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    const bo = members[0] as User;
    const dates: { id: string }[] = [];
    for (let count = 0; count < 8; count++) {
      const [date] = await datesOf((await plan(ada, { groupId, title: `Date ${count}` })).id);
      dates.push({ id: date?.id ?? "" });
      await pass(dates.slice(-1), 60 * (count + 1));
    }
    await answer(bo, dates[0]?.id ?? "", "DECLINED");
    await rest(`DELETE /api/dates/${dates[1]?.id}`, { as: ada });
    await answer(bo, dates[2]?.id ?? "");

    const { body } = await rest("GET /api/schedule/next", { as: bo });

    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual(dates.slice(2, 7).map(({ id }) => id));
    expect(body[0]).toEqual({
      ...{ _id: dates[2]?.id, session: expect.any(String), group: groupId, title: "Date 2", state: "PLANNED" },
      ...{ startsAt: expect.any(String), endsAt: expect.any(String), going: 2, waiting: 0, answer: "GOING" },
      ...{ placeInLine: null, freeSeats: null },
    });
    expect((await rest("GET /api/schedule/next", { as: await buildUser(testApp().db) })).body).toEqual([]);
  });

  it("takes as many statements for one date as for five", async () => {
    const ada = await buildUser(testApp().db);
    const token = testApp().tokenOf(ada);
    const count = async () => testApp().counter.count(() => rest("GET /api/schedule/next", { token }));
    await plan(ada, {});
    await count();
    const forOne = await count();
    for (let planned = 1; planned < 5; planned++) await plan(ada, {});

    expect(await count()).toBe(forOne);
    expect((await rest("GET /api/schedule/next", { token })).body).toHaveLength(5);
  });
});

describe("O5 who studies now, over REST", () => {
  it("are the viewer's buddies and groups, in rooms that they may enter", async () => {
    const { ada, groupId, members, outsider } = await circle({}, 1);
    const bo = members[0] as User;
    await befriend(ada, outsider);
    await rest(`PUT /api/rooms/${groupId}/seat`, { as: bo });
    await rest(`PUT /api/rooms/${commonsId}/seat`, { as: outsider });

    const { body } = await rest("GET /api/studying-now", { as: ada });

    const found = body.map(({ room, buddies }: { room: { _id: string }; buddies: unknown }) => [room._id, buddies]);
    const buddy = { _id: outsider.id, name: "Outsider", avatar: expect.any(String) };
    expect(found).toEqual([
      [commonsId, [buddy]],
      [groupId, []],
    ]);
    expect(body[1].room).toMatchObject({ group: groupId, peopleCount: 1, seat: null });
    expect((await rest("GET /api/studying-now", { as: await buildUser(testApp().db) })).body).toEqual([]);
  });

  it("takes as many statements for one room as for three", async () => {
    const ada = await buildUser(testApp().db);
    const token = testApp().tokenOf(ada);
    const open = async () => {
      const { ada: owner, groupId } = await circle({}, 0);
      await rest(`POST /api/posts/${groupId}/membership`, { as: ada, body: {} });
      await rest(`PUT /api/rooms/${groupId}/seat`, { as: owner });
      await rest(`POST /api/rooms/${groupId}/timer`, { as: owner });
    };
    const count = async () => testApp().counter.count(() => rest("GET /api/studying-now", { token }));
    await open();
    await count();
    const forOne = await count();
    for (let opened = 1; opened < 3; opened++) await open();

    expect(await count()).toBe(forOne);
    expect((await rest("GET /api/studying-now", { token })).body).toHaveLength(3);
  });
});

describe("O5 the study week, over REST", () => {
  it("counts the minutes of seven days, with the goal, for the member alone", async () => {
    const ada = await buildUser(testApp().db);
    const today = new Date().toISOString().slice(0, 10);
    await testApp().db.query("insert into study_days (user_id, day, minutes) values ($1, $2, 40)", [ada.id, today]);
    await testApp().db.query("insert into study_days (user_id, day, minutes) values ($1, $2::date - 9, 90)", [
      ...[ada.id, today],
    ]);
    await rest("PUT /api/profile/weekly-goal", { as: ada, body: { minutes: 300 } });

    const { body } = await rest("GET /api/study-week", { as: ada });

    const { data } = await testApp().graphql(
      "{ studyWeek { days { date minutes } streakDays restDays restDaysLeft totalMinutes goalsDone weeklyGoal } }",
      {},
      { as: ada },
    );
    expect(body).toEqual(data.studyWeek);
    expect(body).toMatchObject({ days: [{ date: today, minutes: 40 }], totalMinutes: 40, weeklyGoal: 300 });
    const others = (await rest("GET /api/study-week", { as: await buildUser(testApp().db) })).body;
    expect([others.days, others.totalMinutes, others.weeklyGoal]).toEqual([[], 0, null]);
  });
});

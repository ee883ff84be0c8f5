import { v7 as newId } from "uuid";
import type { User } from "../../accounts/users/User";
import { codeOf } from "../../../testing/calls/answers";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";
import { countMinutes } from "./countMinutes";
import { dayIn } from "../../../platform/time/dayIn";

const testApp = useTestApp();
const { send } = roomCalls(testApp);
const { scene } = groupCalls(testApp);

const mine = `{ me { recentGoals openFocus { id goal result endsAt }
  studyStats(weeks: 2) { days { date minutes } streakDays totalMinutes goalsDone } } }`;
const read = async (as: User) => (await testApp().graphql(mine, {}, { as })).data.me;

/** Ada in the room of her group, with a timer that has run for so long. */
async function studying(startedAgo: string, goal: string | null = "Chapter 3") {
  const { ada, bo, groupId: roomId } = await scene();
  await send("enterRoom", ada, { roomId, goal });
  await send("startTimer", ada, { roomId });
  await testApp().db.query("update study_rooms set timer_started_at = now() - $2::interval where id = $1", [
    roomId,
    startedAgo,
  ]);
  return { ada, bo, roomId };
}

/** As if this time had passed since the last count. */
const pass = (user: User, time: string) =>
  testApp().db.query("update room_seats set counted_until = counted_until - $2::interval where user_id = $1", [
    user.id,
    time,
  ]);

const count = () => countMinutes(testApp().services.db);

describe("B19 minutes of study", () => {
  it("count presence in a focus, one for each minute of the clock", async () => {
    const { ada } = await studying("3 minutes");

    await count();
    expect((await read(ada)).studyStats.totalMinutes).toBe(0);
    await pass(ada, "61 seconds");
    await count();
    await count();

    expect((await read(ada)).studyStats).toMatchObject({
      totalMinutes: 1,
      streakDays: 1,
      days: [{ date: dayIn(null, new Date()), minutes: 1 }],
    });
  });

  it("N42 need presence: a socket, or a page that keeps its seat, not entering every few seconds", async () => {
    const { ada, roomId } = await studying("3 minutes");
    const { db } = testApp();
    const minutesAfter = async () => {
      await pass(ada, "61 seconds");
      await count();
      return (await read(ada)).studyStats.totalMinutes;
    };
    await db.query("update room_seats set created_at = created_at - interval '5 minutes' where user_id = $1", [ada.id]);
    await send("enterRoom", ada, { roomId, goal: "Chapter 3" });
    expect(await minutesAfter()).toBe(0);

    await send("keepSeat", ada, { roomId, goal: "Chapter 3" });
    expect(await minutesAfter()).toBe(1);
    await db.query("update room_seats set seen_at = now() where user_id = $1", [ada.id]);
    expect(await minutesAfter()).toBe(1);

    await db.query("insert into room_presences (id, room_id, user_id) values ($1, $2, $3)", [newId(), roomId, ada.id]);
    expect(await minutesAfter()).toBe(2);
  });

  it("lose what nobody counted in time", async () => {
    const { ada } = await studying("3 minutes");
    await pass(ada, "30 minutes");

    await count();
    await count();
    await count();

    expect((await read(ada)).studyStats.totalMinutes).toBe(2);
  });

  it("do not count in a break", async () => {
    const { ada } = await studying("26 minutes");
    await pass(ada, "61 seconds");

    await count();

    expect((await read(ada)).studyStats.totalMinutes).toBe(0);
  });

  it("belong to the day of the member's calendar, and end at 16 hours", async () => {
    const { ada } = await studying("3 minutes");
    await buildProfile(testApp().db, { userId: ada.id, timeZone: "Pacific/Kiritimati" });
    const date = dayIn("Pacific/Kiritimati", new Date());
    await testApp().db.query("insert into study_days (user_id, day, minutes) values ($1, $2, 959)", [ada.id, date]);

    for (let minute = 0; minute < 2; minute++) {
      await pass(ada, "61 seconds");
      await count();
    }

    expect((await read(ada)).studyStats.days).toEqual([{ date, minutes: 960 }]);
  });

  it("are nobody else's to see", async () => {
    const { ada, bo } = await studying("3 minutes");
    const query = `{ user(id: "${ada.id}") { recentGoals openFocus { id } studyStats { totalMinutes } } }`;

    expect((await testApp().graphql(query, {}, { as: bo })).data.user).toEqual({
      recentGoals: null,
      openFocus: null,
      studyStats: null,
    });
  });
});

describe("the goal of a focus", () => {
  it("can be finished as soon as the timer is stopped", async () => {
    const { ada, roomId } = await studying("3 minutes");
    await pass(ada, "61 seconds");
    await count();

    await send("stopTimer", ada, { roomId });

    expect((await read(ada)).openFocus).toMatchObject({ goal: "Chapter 3", result: null });
  });

  it("can be finished by its member until a day after the end", async () => {
    const { ada, bo } = await studying("3 minutes");
    await pass(ada, "61 seconds");
    await count();
    expect((await read(ada)).openFocus).toBeNull();
    await testApp().db.query("update study_focuses set ends_at = now() where user_id = $1", [ada.id]);
    const { id } = (await read(ada)).openFocus;
    const finish = (as: User, result: string) =>
      testApp().graphql(
        `mutation { finishFocus(input: { focusId: "${id}", result: ${result} }) { goal result } }`,
        {},
        { as },
      );

    expect(codeOf(await finish(bo, "DONE"))).toBe("NOT_FOUND");
    expect((await finish(ada, "PARTLY")).data.finishFocus).toEqual({ goal: "Chapter 3", result: "PARTLY" });
    expect((await finish(ada, "DONE")).data.finishFocus.result).toBe("DONE");
    const after = await read(ada);
    expect([after.openFocus, after.recentGoals, after.studyStats.goalsDone]).toEqual([null, ["Chapter 3"], 1]);

    await testApp().db.query("update study_focuses set ends_at = now() - interval '24 hours 1 second' where id = $1", [
      id,
    ]);
    expect(codeOf(await finish(ada, "NOT_YET"))).toBe("NOT_FOUND");
  });

  it("refuses more weeks than a year has by the field", async () => {
    const ada = await buildUser(testApp().db);
    const answer = await testApp().graphql("{ me { studyStats(weeks: 54) { totalMinutes } } }", {}, { as: ada });

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
  });
});

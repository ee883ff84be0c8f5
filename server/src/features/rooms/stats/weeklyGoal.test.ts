import { buildMember } from "../../../testing/app/buildMember";
import { buildUser } from "../../../testing/app/factories";
import { inputFieldsOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();

const set = (as: User, minutes: unknown) =>
  testApp().graphql(
    `mutation ($input: SetWeeklyGoalInput!) { setWeeklyGoal(input: $input) { weeklyGoal totalMinutes } }`,
    { input: { minutes } },
    { as },
  );
const goalOf = async (as: User) =>
  (await testApp().graphql(`{ studyWeek { weeklyGoal } me { studyStats { weeklyGoal } } }`, {}, { as })).data;
const rest = async (as: User, method: "GET" | "PUT" = "GET", payload?: object) => {
  const { statusCode, body } = await testApp().request({ method, url: "/api/profile/weekly-goal", payload }, { as });
  return [statusCode, JSON.parse(body) as Record<string, unknown>] as const;
};

describe("X3 a weekly goal", () => {
  it("is set, replaced and removed over GraphQL, and is the same over REST", async () => {
    const ada = await buildUser(testApp().db);
    expect(await goalOf(ada)).toEqual({ studyWeek: { weeklyGoal: null }, me: { studyStats: { weeklyGoal: null } } });

    expect((await set(ada, 300)).data.setWeeklyGoal).toEqual({ weeklyGoal: 300, totalMinutes: 0 });
    expect(await goalOf(ada)).toEqual({ studyWeek: { weeklyGoal: 300 }, me: { studyStats: { weeklyGoal: 300 } } });
    expect(await rest(ada)).toEqual([200, { minutes: 300 }]);

    expect(await rest(ada, "PUT", { minutes: 90 })).toEqual([200, { minutes: 90 }]);
    expect((await goalOf(ada)).studyWeek).toEqual({ weeklyGoal: 90 });
    expect(await rest(ada, "PUT", { minutes: null })).toEqual([200, { minutes: null }]);
    expect((await goalOf(ada)).studyWeek).toEqual({ weeklyGoal: null });
  });

  it.each([9, 6_721, 10.5, -1, ""])("refuses %s minutes and names the field", async (minutes) => {
    const ada = await buildUser(testApp().db);

    const [status, body] = await rest(ada, "PUT", { minutes });
    expect([status, body]).toMatchObject([400, { errors: [{ param: "minutes" }] }]);
    if (Number.isInteger(minutes)) expect(inputFieldsOf(await set(ada, minutes))).toEqual(["minutes"]);
    expect((await goalOf(ada)).studyWeek).toEqual({ weeklyGoal: null });
  });

  it("takes the smallest and the largest, and nobody else sees it, even beside shown study time", async () => {
    const { as: ada } = await buildMember(testApp().db);
    const ben = await buildUser(testApp().db);
    for (const minutes of [10, 6_720]) expect((await set(ada, minutes)).data.setWeeklyGoal.weeklyGoal).toBe(minutes);
    await testApp().graphql(`mutation { saveProfile(input: { showsStudyTime: true }) { id } }`, {}, { as: ada });

    const { data } = await testApp().graphql(
      `{ profile(userId: "${ada.id}") { studyStats { totalMinutes weeklyGoal } } }`,
      {},
      { as: ben },
    );
    expect(data.profile.studyStats).toEqual({ totalMinutes: 0, weeklyGoal: null });
  });

  it("goes with the account", async () => {
    const ada = await buildUser(testApp().db);
    await set(ada, 300);
    await testApp().db.query("delete from users where id = $1", [ada.id]);

    expect(await testApp().db.query("select from weekly_goals where user_id = $1", [ada.id])).toEqual([]);
  });
});

import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buildMember } from "../../../testing/app/buildMember";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { dayIn } from "../../../platform/time/dayIn";

const testApp = useTestApp();
const { scene } = groupCalls(testApp);
const { change: block } = blockCalls(testApp);

const fields = `studyStats { days { date minutes } streakDays totalMinutes goalsDone }`;
const read = (id: string, as?: User) =>
  testApp().graphql(`{ profile(userId: "${id}") { showsStudyTime ${fields} } }`, {}, as ? { as } : {});
const statsFor = async (id: string, as?: User) => (await read(id, as)).data.profile?.studyStats ?? null;
const show = (as: User, showsStudyTime: boolean | null) =>
  testApp().graphql(
    `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { showsStudyTime } }`,
    { input: { showsStudyTime } },
    { as },
  );
const rest = async (url: string, as?: User) => {
  const { statusCode, body } = await testApp().request({ method: "GET", url }, as ? { as } : {});
  return [statusCode, JSON.parse(body) as object] as const;
};
const restOf = (id: string, as?: User) => rest(`/api/profile/user/${id}/study-time`, as);

const today = () => dayIn(null, new Date());
const daysAgo = (count: number) => dayIn(null, new Date(Date.now() - count * 86_400_000));

const addDay = (as: User, day: string, minutes: number) =>
  testApp().db.query("insert into study_days (user_id, day, minutes) values ($1, $2, $3)", [as.id, day, minutes]);

/** A member who studied 50 minutes today and 25 five weeks ago, and finished a goal of a private group. */
async function studious() {
  const { as } = await buildMember(testApp().db);
  const { groupId } = await scene({ visibility: "PRIVATE" });
  await addDay(as, today(), 50);
  await addDay(as, daysAgo(35), 25);
  await testApp().db.query(
    `insert into study_focuses (id, user_id, group_id, goal, started_at, ends_at, result)
     values (gen_random_uuid(), $1, $2, 'Secret chapter', now() - interval '2 hours', now() - interval '1 hour', 'DONE')`,
    [as.id, groupId],
  );
  return { as, groupId };
}

describe("B19 study time on a profile", () => {
  it("is shown to nobody until the member says so, then to everyone who sees the profile, and can be hidden again", async () => {
    const { as } = await studious();
    const member = await buildUser(testApp().db);
    const seen = async () => [await statsFor(as.id), await statsFor(as.id, member), await statsFor(as.id, as)];
    expect((await read(as.id, member)).data.profile).toEqual({ showsStudyTime: false, studyStats: null });
    expect(await seen()).toEqual([null, null, null]);

    expect((await show(as, true)).data.saveProfile).toEqual({ showsStudyTime: true });
    const shown = { days: [{ date: today(), minutes: 50 }], streakDays: 1, totalMinutes: 50, goalsDone: 1 };
    expect(await seen()).toEqual([shown, shown, shown]);

    await show(as, false);
    expect(await seen()).toEqual([null, null, null]);
  });

  it("never says what was studied, or in which group", async () => {
    const { as, groupId } = await studious();
    await show(as, true);

    const answers = JSON.stringify([await read(as.id), await restOf(as.id)]);

    expect(answers).toContain("goalsDone");
    expect(answers).not.toContain(groupId);
    expect(answers).not.toContain("Secret chapter");
  });

  it("is gone for guests with the profile, for whom a block concerns, and for everyone while the member is suspended", async () => {
    const { as } = await studious();
    const [member, blocked] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    await show(as, true);

    await testApp().graphql(`mutation { saveProfile(input: { visibility: MEMBERS }) { id } }`, {}, { as });
    await block("blockUser", as, blocked);

    const unknown = [400, { msg: "There is no profile for this user" }];
    expect([await statsFor(as.id), await statsFor(as.id, blocked)]).toEqual([null, null]);
    expect([await restOf(as.id), await restOf(as.id, blocked)]).toEqual([unknown, unknown]);
    expect((await statsFor(as.id, member)).totalMinutes).toBe(50);
    expect((await restOf(as.id, member))[0]).toBe(200);
    await testApp().db.query("update profiles set is_absent = true where user_id = $1", [as.id]);
    await testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [as.id]);
    expect([await statsFor(as.id, member), await restOf(as.id, member)]).toEqual([null, unknown]);
  });

  it("is read in one statement for a whole list", async () => {
    const statementsFor = async (count: number) => {
      const query = `{ profiles(first: ${count}) { nodes { id ${fields} } } }`;
      const before = testApp().counter.statements.length;
      const { data, errors } = await testApp().graphql(query);
      expect(errors).toBeUndefined();
      const shown = data.profiles.nodes.map(
        ({ studyStats }: { studyStats: { totalMinutes: number } | null }) => studyStats,
      );
      expect(shown.map((stats: { totalMinutes: number } | null) => stats?.totalMinutes)).toEqual(Array(count).fill(10));
      return testApp().counter.statements.length - before;
    };
    for (let n = 0; n < 9; n++) {
      const { as } = await buildMember(testApp().db);
      await addDay(as, today(), 10);
      await show(as, true);
    }
    await statementsFor(1);

    expect([await statementsFor(3), await statementsFor(9)]).toEqual([2, 2]);
  });

  it("belongs to the calendar of the member, and to four weeks", async () => {
    const as = await buildUser(testApp().db);
    await buildProfile(testApp().db, { userId: as.id, timeZone: "Pacific/Kiritimati" });
    const [newest, oldest, over] = [0, 27, 28].map((days) =>
      dayIn("Pacific/Kiritimati", new Date(Date.now() - days * 86_400_000)),
    ) as [string, string, string];
    for (const day of [newest, oldest, over]) await addDay(as, day, 30);
    await show(as, true);

    expect((await statsFor(as.id)).days.map(({ date }: { date: string }) => date)).toEqual([newest, oldest]);
  });
});

describe("B19 a streak", () => {
  it("goes on for longer than a year", async () => {
    const { as } = await buildMember(testApp().db);
    await show(as, true);
    await testApp().db.query(
      `insert into study_days (user_id, day, minutes)
       select $1, $2::date - days, 25 from generate_series(0, 799) as days where days % 5 <> 1`,
      [as.id, today()],
    );

    expect((await statsFor(as.id)).streakDays).toBe(640);
  });
});

describe("B19 the choice to show study time", () => {
  const url = "/api/profile/study-time";
  const put = (as: User, payload: object) => testApp().request({ method: "PUT", url, payload }, { as });

  it("is read and made over REST too, where the profile itself says nothing of it", async () => {
    const { as } = await studious();
    expect(await rest(url, as)).toEqual([200, { showsStudyTime: false }]);
    expect(await restOf(as.id)).toEqual([200, { showsStudyTime: false }]);

    const answer = await put(as, { showsStudyTime: true });

    expect([answer.statusCode, answer.json()]).toEqual([200, { showsStudyTime: true }]);
    expect(await rest(url, as)).toEqual([200, { showsStudyTime: true }]);
    expect((await restOf(as.id))[1]).toMatchObject({
      showsStudyTime: true,
      studyTime: { totalMinutes: 50, streakDays: 1 },
    });
    const [, profile] = await rest(`/api/profile/user/${as.id}`);
    expect(Object.keys(profile).filter((key) => /study/i.test(key))).toEqual([]);
    const wrong = await put(as, { showsStudyTime: "perhaps" });
    expect([wrong.statusCode, wrong.json().errors[0].param]).toEqual([400, "showsStudyTime"]);
    expect((await restOf("7"))[0]).toBe(400);
  });

  it("stays as it is when an older client replaces the profile", async () => {
    const { as } = await studious();
    await show(as, true);

    const payload = { status: "Learning", skills: "Go" };
    await testApp().request({ method: "POST", url: "/api/profile", payload }, { as });

    expect((await statsFor(as.id)).totalMinutes).toBe(50);
  });

  it("cannot be cleared, and needs a profile", async () => {
    const { as } = await buildMember(testApp().db);
    const cleared = await show(as, null);

    expect([codeOf(cleared), inputFieldsOf(cleared)]).toEqual(["BAD_USER_INPUT", ["showsStudyTime"]]);
    expect(codeOf(await show(await buildUser(testApp().db), true))).toBe("BAD_USER_INPUT");
  });
});

describe("N5 study time of a member who moves west", () => {
  it.each(["Pacific/Kiritimati", "Asia/Manila", "UTC"])(
    "stays, with the streak: from %s to Pago Pago",
    async (zone) => {
      const as = await buildUser(testApp().db);
      await buildProfile(testApp().db, { userId: as.id, timeZone: "Pacific/Pago_Pago", showsStudyTime: true });
      const there = (days: number) => dayIn(zone, new Date(Date.now() - days * 86_400_000));
      await addDay(as, there(0), 25);
      await addDay(as, there(1), 25);

      const stats = {
        days: [there(0), there(1)].map((date) => ({ date, minutes: 25 })),
        streakDays: 2,
        totalMinutes: 50,
      };

      expect(await statsFor(as.id, as)).toMatchObject(stats);
      const { data } = await testApp().graphql(
        "{ me { studyStats(weeks: 1) { days { date minutes } streakDays totalMinutes } } }",
        {},
        { as },
      );
      expect(data.me.studyStats).toEqual(stats);
    },
  );
});

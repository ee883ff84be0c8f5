import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { Weekday } from "../../../platform/time/weekday";
import type { User } from "../../accounts/users/User";
import { Profile } from "../Profile";

const testApp = useTestApp();
const save = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { availability { weekday from to } } }`;
const least = { status: "LEARNING", skills: ["TypeScript"] };
const evening = { weekday: Weekday.MONDAY, from: "19:00", to: "21:00" };

const saveAs = (as: User, input: object) => testApp().graphql(save, { input: { ...least, ...input } }, { as });

describe("the free hours of a profile", () => {
  it("are stored in the order of the week, those that touch as one", async () => {
    const as = await buildUser(testApp().db);
    const late = { ...evening, from: "21:00", to: "24:00" };

    const { data } = await saveAs(as, { availability: [{ ...evening, weekday: "SUNDAY" }, late, evening] });

    expect(data.saveProfile.availability).toEqual([
      { ...evening, to: "24:00" },
      { ...evening, weekday: "SUNDAY" },
    ]);
  });

  it("stay when they are left out, and go when they are cleared", async () => {
    const as = await buildUser(testApp().db);
    const hoursAfter = async (input: object) => (await saveAs(as, input)).data.saveProfile.availability;

    expect(await hoursAfter({ availability: [evening] })).toEqual([evening]);
    expect(await hoursAfter({ bio: "Hello" })).toEqual([evening]);
    expect(await hoursAfter({ availability: [] })).toEqual([]);
    expect(await hoursAfter({ availability: [evening] })).toEqual([evening]);
    expect(await hoursAfter({ availability: null })).toEqual([]);
  });

  it.each([
    [{ from: "7 pm" }, "availability[0].from"],
    [{ from: "24:00" }, "availability[0].from"],
    [{ to: "24:01" }, "availability[0].to"],
    [{ to: "19:00" }, "availability[0].to"],
    [{ from: "21:30" }, "availability[0].to"],
    [{ to: "٢١:٠٠" }, "availability[0].to"],
    [{ weekday: "SOMEDAY" }, "availability[0].weekday"],
  ])("are refused by their field: %j", async (wrong, field) => {
    const as = await buildUser(testApp().db);

    const answer = await saveAs(as, { availability: [{ ...evening, ...wrong }] });

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
    expect(await testApp().db.countBy(Profile, { userId: as.id })).toBe(0);
  });

  it("are at most 28", async () => {
    const as = await buildUser(testApp().db);
    const many = (count: number) => Array.from({ length: count }, () => evening);

    expect(inputFieldsOf(await saveAs(as, { availability: many(29) }))).toEqual(["availability"]);
    expect((await saveAs(as, { availability: many(28) })).data.saveProfile.availability).toEqual([evening]);
  });
});

describe("overlapMinutes", () => {
  const query = (userId: string) => `{ profile(userId: "${userId}") { overlapMinutes } }`;

  async function member(profile: Partial<Profile>) {
    const user = await buildUser(testApp().db);
    await buildProfile(testApp().db, { userId: user.id, ...profile });
    return user;
  }

  it("is how long two members are free together in a week, wherever they are", async () => {
    const ada = await member({ timeZone: "Asia/Manila", availability: [evening] });
    const bo = await member({ timeZone: "Asia/Tokyo", availability: [{ ...evening, from: "20:30", to: "23:00" }] });

    const overlap = async (as: User, of: User) =>
      (await testApp().graphql(query(of.id), {}, { as })).data.profile.overlapMinutes;

    expect([await overlap(ada, bo), await overlap(bo, ada)]).toEqual([90, 90]);
  });

  it("is null for guests, in one's own profile, and where hours or a time zone are missing", async () => {
    const ada = await member({ timeZone: "Asia/Manila", availability: [evening] });
    const placeless = await member({ timeZone: null, availability: [evening] });
    const busy = await member({ timeZone: "Asia/Manila", availability: [] });
    const overlap = async (of: User, as?: User) =>
      (await testApp().graphql(query(of.id), {}, as ? { as } : {})).data.profile.overlapMinutes;

    expect(await Promise.all([overlap(ada), overlap(ada, ada), overlap(placeless, ada), overlap(busy, ada)])).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("costs the directory one statement, for twenty as for one", async () => {
    const ada = await member({ timeZone: "Asia/Manila", availability: [evening] });
    for (let n = 0; n < 20; n++) await member({ timeZone: "Asia/Manila", availability: [evening] });
    const count = (first: number, fields: string) =>
      testApp().counter.count(() =>
        testApp().graphql(`{ profiles(first: ${first}) { nodes { id ${fields} } } }`, {}, { as: ada }),
      );

    await count(1, "");
    const plain = await count(20, "availability { from }");

    expect([(await count(1, "overlapMinutes")) - plain, (await count(20, "overlapMinutes")) - plain]).toEqual([1, 1]);
  });
});

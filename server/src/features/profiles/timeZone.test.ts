import { codeOf, inputFieldsOf } from "../../testing/calls/answers";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { readClocks } from "../../platform/time/clocks";
import { restCall } from "../../testing/calls/restCall";
import { Interest } from "./interest";
import { Profile } from "./Profile";

const testApp = useTestApp();
const rest = restCall(testApp);
const save = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { timeZone } }`;
const least = { status: "LEARNING", skills: ["TypeScript"] };
const saveAs = async (input: object) => {
  const as = await buildUser(testApp().db);
  return { as, answer: await testApp().graphql(save, { input: { ...least, ...input } }, { as }) };
};

describe("the time zone of a profile", () => {
  it.each([
    ["Asia/Manila", "Asia/Manila"],
    ["asia/manila", "Asia/Manila"],
    ["US/Eastern", "America/New_York"],
    ["Etc/UTC", "UTC"],
  ])("is stored under its canonical name: %s is %s", async (name, canonical) => {
    const { as, answer } = await saveAs({ timeZone: name });

    expect(answer.data.saveProfile).toEqual({ timeZone: canonical });
    expect(await testApp().db.findOneByOrFail(Profile, { userId: as.id })).toMatchObject({ timeZone: canonical });
  });

  it.each([
    ...["Asia/Calcutta", "Asia/Kolkata", "Asia/Katmandu", "Asia/Kathmandu", "Europe/Kiev", "Europe/Kyiv"],
    ...["Asia/Yangon", "Asia/Ho_Chi_Minh", "America/Nuuk", "America/Argentina/Buenos_Aires", "Atlantic/Faroe"],
  ])("N16 has the name that was sent, old or new: %s", async (name) => {
    expect((await saveAs({ timeZone: name })).answer.data.saveProfile.timeZone).toBe(name);
    expect((await saveAs({ timeZone: name.toLowerCase() })).answer.data.saveProfile.timeZone).toBe(name);
    const { minutesOf } = readClocks();
    expect(minutesOf(name)).toEqual(expect.any(Number));
  });

  it.each(["Mars/Olympus", "+05:30", "UTC+8", " Asia/Manila", "Asia/Manila\u0000", "x".repeat(90_000), "__proto__"])(
    "is refused by its field when nobody knows it: %.20p",
    async (timeZone) => {
      const { as, answer } = await saveAs({ timeZone });

      expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", ["timeZone"]]);
      expect(await testApp().db.countBy(Profile, { userId: as.id })).toBe(0);
    },
  );

  it("stays when it is left out, and goes when it is cleared", async () => {
    const { as } = await saveAs({ timeZone: "Asia/Manila" });
    const say = (input: object) => testApp().graphql(save, { input }, { as });

    expect((await say({ bio: "Hello" })).data.saveProfile.timeZone).toBe("Asia/Manila");
    expect((await say({ timeZone: " " })).data.saveProfile.timeZone).toBeNull();
    expect((await say({ timeZone: null })).data.saveProfile.timeZone).toBeNull();
  });

  it("is in the directory, for visitors too", async () => {
    await buildProfile(testApp().db, { timeZone: "Africa/Lagos", interest: Interest.PHYSICS });

    const { data } = await testApp().graphql(`{ profiles(first: 1, interests: PHYSICS) { nodes { timeZone } } }`);

    expect(data.profiles.nodes).toEqual([{ timeZone: "Africa/Lagos" }]);
  });

  it("survives a save over REST, where answers stay as they were", async () => {
    const { as } = await saveAs({ timeZone: "Asia/Manila" });

    const { status, body } = await rest("POST /api/profile", { as, body: { status: "Intern", skills: "a" } });

    expect([status, "timeZone" in body]).toEqual([200, false]);
    expect(await testApp().db.findOneByOrFail(Profile, { userId: as.id })).toMatchObject({ timeZone: "Asia/Manila" });
  });
});

import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import { Profile } from "../Profile";
import { StoredWishes } from "./StoredWishes";

const testApp = useTestApp();
const rest = restCall(testApp);
const fields = "learning timeZone availability { weekday from to }";
const say = (as: User, input: object) =>
  testApp().graphql(
    `mutation ($input: StudyWishesInput!) { saveStudyWishes(input: $input) { ${fields} } }`,
    { input },
    { as },
  );
const read = async (as: User) =>
  (await testApp().graphql(`{ studyWishes { ${fields} } }`, {}, { as })).data.studyWishes;
const makeProfile = (as: User, input: object = {}) =>
  testApp().graphql(
    `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { ${fields} } }`,
    { input: { status: "LEARNING", skills: ["Go"], ...input } },
    { as },
  );
const evening = [{ weekday: "MONDAY", from: "19:00", to: "21:00" }];

describe("what a member says before they have a profile", () => {
  it("X4 is kept field by field, and makes no profile", async () => {
    const ada = await buildUser(testApp().db);
    expect(await read(ada)).toEqual({ learning: [], timeZone: null, availability: [] });

    await say(ada, { learning: [" Spanish", "spanish"] });
    await say(ada, { timeZone: "Asia/Manila" });
    const { data } = await say(ada, { availability: evening });

    const all = { learning: ["Spanish"], timeZone: "Asia/Manila", availability: evening };
    expect([data.saveStudyWishes, await read(ada)]).toEqual([all, all]);
    expect(
      (await testApp().graphql(`{ profile(userId: "${ada.id}") { id } }`, {}, { as: ada })).data.profile,
    ).toBeNull();
    expect((await rest("GET /api/profile/me", { as: ada })).status).toBe(400);
  });

  it("X4 begins the profile that they make, which says otherwise where they do", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    for (const as of [ada, bo])
      await say(as, { learning: ["Spanish"], timeZone: "Asia/Manila", availability: evening });

    const begun = await makeProfile(ada);
    await rest("POST /api/profile", {
      as: bo,
      body: { status: "Intern", skills: "a", learning: "Chess", timeZone: "" },
    });

    expect(begun.data.saveProfile).toEqual({ learning: ["Spanish"], timeZone: "Asia/Manila", availability: evening });
    expect(await testApp().db.findOneByOrFail(Profile, { userId: bo.id })).toMatchObject({
      learning: ["Chess"],
      timeZone: null,
      availability: evening,
    });
    for (const userId of [ada.id, bo.id]) expect(await testApp().db.countBy(StoredWishes, { userId })).toBe(0);
  });

  it("changes the profile of who has one, and nothing else in it", async () => {
    const ada = await buildUser(testApp().db);
    await makeProfile(ada, { bio: "Hello", learning: ["Go"], timeZone: "Asia/Manila" });

    await say(ada, { learning: ["Chess"] });
    await say(ada, { availability: evening });

    const wishes = { learning: ["Chess"], timeZone: "Asia/Manila", availability: evening };
    expect(await read(ada)).toEqual(wishes);
    expect(await testApp().db.findOneByOrFail(Profile, { userId: ada.id })).toMatchObject({ bio: "Hello", ...wishes });
    expect(await testApp().db.countBy(StoredWishes, { userId: ada.id })).toBe(0);
  });

  it("names what is wrong, over both edges, and is for members", async () => {
    const ada = await buildUser(testApp().db);
    const many = Array.from({ length: 11 }, (_, n) => `t${n}`);

    for (const [field, value] of [
      ["learning", many],
      ["timeZone", "Mars"],
      ["availability", [{ weekday: "MONDAY", from: "9", to: "10:00" }]],
    ] as const) {
      const answer = await say(ada, { [field]: value });
      expect([codeOf(answer), inputFieldsOf(answer).map((name) => name.split(/[.[]/)[0])]).toEqual([
        "BAD_USER_INPUT",
        [field],
      ]);
      const { status, body } = await rest("PUT /api/profile/wishes", { as: ada, body: { [field]: value } });
      expect([status, body.errors[0].param.split(/[.[]/)[0]]).toEqual([400, field]);
    }
    expect(await testApp().db.countBy(StoredWishes, { userId: ada.id })).toBe(0);
    expect(codeOf(await testApp().graphql("{ studyWishes { learning } }"))).toBe("UNAUTHENTICATED");
    expect((await rest("GET /api/profile/wishes")).status).toBe(401);
  });

  it("is the same over REST", async () => {
    const ada = await buildUser(testApp().db);

    const put = await rest("PUT /api/profile/wishes", {
      as: ada,
      body: { learning: "Spanish, Go", availability: evening },
    });
    await rest("PUT /api/profile/wishes", { as: ada, body: { timeZone: "Asia/Manila" } });
    const got = await rest("GET /api/profile/wishes", { as: ada });

    expect(put.body).toEqual({ learning: ["Spanish", "Go"], timeZone: null, availability: evening });
    expect(got.body).toEqual({ ...put.body, timeZone: "Asia/Manila" });
    expect(await read(ada)).toEqual(got.body);
  });

  it("goes with the account", async () => {
    const ada = await buildUser(testApp().db);
    await say(ada, { learning: ["Spanish"] });

    await testApp().db.query("delete from users where id = $1", [ada.id]);

    expect(await testApp().db.countBy(StoredWishes, { userId: ada.id })).toBe(0);
  });

  it("is neither lost nor left over when it is said while the profile is made", async () => {
    for (let round = 0; round < 5; round++) {
      const ada = await buildUser(testApp().db);
      await Promise.all([say(ada, { learning: ["Spanish"] }), makeProfile(ada)]);

      expect((await read(ada)).learning).toEqual(["Spanish"]);
      expect(await testApp().db.countBy(StoredWishes, { userId: ada.id })).toBe(0);
    }
  });
});

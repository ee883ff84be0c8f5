import { codeOf, inputFieldsOf } from "../../testing/calls/answers";
import { blockCalls } from "../../testing/calls/blockCalls";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { User } from "../accounts/users/User";
import { Interest } from "./interest";
import { Profile } from "./Profile";
import { ProfileVisibility } from "./ProfileVisibility";

const testApp = useTestApp();
const rest = restCall(testApp);
const { change: changeBlock } = blockCalls(testApp);
const save = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { learning } }`;
const least = { status: "LEARNING", skills: ["TypeScript"] };
const saveAs = (as: User, input: object) => testApp().graphql(save, { input }, { as });
const newMember = () => buildUser(testApp().db);
const topicsOf = async ({ id }: User) => (await testApp().db.findOneByOrFail(Profile, { userId: id })).learning;

describe("what a member wants to learn", () => {
  it("is kept as skills are: trimmed, without empties, and in the first of spellings that differ in case", async () => {
    const { data } = await saveAs(await newMember(), {
      ...least,
      learning: [" Spanish , Linear algebra", "spanish", "", "ＳＱＬ", "Caf\u00e9", "CAFE\u0301"],
    });

    expect(data.saveProfile.learning).toEqual(["Spanish", "Linear algebra", "ＳＱＬ", "Caf\u00e9"]);
  });

  it("has at most 10 topics of 50 characters", async () => {
    const topics = (count: number, length: number) =>
      Array.from({ length: count }, (_, n) => `${n}`.padEnd(length, "x"));

    expect(
      (await saveAs(await newMember(), { ...least, learning: topics(10, 50) })).data.saveProfile.learning,
    ).toHaveLength(10);
    for (const learning of [topics(11, 5), topics(1, 51), ["a\u0000b"]]) {
      const answer = await saveAs(await newMember(), { ...least, learning });
      expect([codeOf(answer), inputFieldsOf(answer).map((field) => field.split("[")[0])]).toEqual([
        "BAD_USER_INPUT",
        ["learning"],
      ]);
    }
  });

  it("stays when a save leaves it out, over both edges, and goes when it is cleared", async () => {
    const ada = await newMember();
    await saveAs(ada, { ...least, learning: ["Spanish"] });

    await saveAs(ada, { bio: "Hello" });
    await rest("POST /api/profile", { as: ada, body: { status: "Intern", skills: "a" } });
    expect(await topicsOf(ada)).toEqual(["Spanish"]);

    await saveAs(ada, { learning: [] });
    expect(await topicsOf(ada)).toEqual([]);
    await saveAs(ada, { learning: ["Go"] });
    await saveAs(ada, { learning: null });
    expect(await topicsOf(ada)).toEqual([]);
  });

  it("is taken over REST as text or as a list, read at an address of its own, and in no answer of the contract", async () => {
    const ada = await newMember();
    const least = { status: "Intern", skills: "a" };
    const save = (learning: unknown) => rest("POST /api/profile", { as: ada, body: { ...least, learning } });
    const read = async () => (await rest(`GET /api/profile/user/${ada.id}/learning`)).body;

    const { body } = await save("Spanish, go,SPANISH");
    expect("learning" in body).toBe(false);
    expect(await read()).toEqual({ learning: ["Spanish", "go"] });
    await save(["Chess"]);
    expect(await read()).toEqual({ learning: ["Chess"] });
    for (const wrong of [7, [7], "x".repeat(51), Array.from({ length: 11 }, (_, n) => `t${n}`)])
      expect((await save(wrong)).body.errors).toMatchObject([{ param: "learning" }]);
    await save("");
    expect(await read()).toEqual({ learning: [] });
    expect((await rest("GET /api/profile/me", { as: ada })).body).not.toHaveProperty("learning");
  });

  it("is in the directory and on the profile, and hidden where the profile is", async () => {
    const { db } = testApp();
    const profile = { learning: ["Spanish"], interest: Interest.PHYSICS };
    const shown = await buildProfile(db, profile);
    const forMembers = await buildProfile(db, { ...profile, visibility: ProfileVisibility.MEMBERS });
    const viewer = await newMember();
    const blocker = await db.findOneByOrFail(User, { id: shown.userId });
    const directory = async (as?: User) =>
      (await testApp().graphql(`{ profiles(interests: PHYSICS) { nodes { userId: id learning } } }`, {}, { as })).data
        .profiles.nodes.length;
    const one = async (userId: string, as?: User) => [
      (await testApp().graphql(`{ profile(userId: "${userId}") { learning } }`, {}, { as })).data.profile,
      (await rest(`GET /api/profile/user/${userId}/learning`, { as })).status,
    ];

    expect([await directory(), await directory(viewer)]).toEqual([1, 2]);
    expect(await one(shown.userId)).toEqual([{ learning: ["Spanish"] }, 200]);
    expect(await one(forMembers.userId)).toEqual([null, 400]);
    expect(await one(forMembers.userId, viewer)).toEqual([{ learning: ["Spanish"] }, 200]);
    await changeBlock("blockUser", blocker, viewer);
    expect(await directory(viewer)).toBe(1);
    expect(await one(shown.userId, viewer)).toEqual([null, 400]);
  });
});

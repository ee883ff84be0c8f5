import { v7 as newId } from "uuid";
import { codeOf, inputFieldsOf } from "../../testing/calls/answers";
import { buildEducation, buildExperience, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Education } from "./Education";
import { Experience } from "./Experience";

const testApp = useTestApp();

const experience = {
  update: `mutation ($input: UpdateExperienceInput!) {
    updateExperience(input: $input) { id title company location from to current description }
  }`,
  entity: Experience,
  build: buildExperience,
  before: { title: "Nurse", company: "City Hospital", location: "Lagos", from: "2020-01-31", to: "2022-02-28" },
  change: { title: "Head nurse" },
};
const education = {
  update: `mutation ($input: UpdateEducationInput!) {
    updateEducation(input: $input) { id school degree fieldOfStudy from to current description }
  }`,
  entity: Education,
  build: buildEducation,
  before: { school: "UP", degree: "BSc", fieldOfStudy: "Art", from: "2020-01-31", to: "2022-02-28" },
  change: { degree: "MSc" },
};

describe.each([
  ["updateExperience", experience],
  ["updateEducation", education],
] as const)("M34 %s", (name, { update, entity, build, before, change }) => {
  const required = Object.keys(change)[0] ?? "";

  async function buildEntry() {
    const { db } = testApp();
    const member = await buildUser(db);
    const profile = await buildProfile(db, { userId: member.id });
    const entry = await build(db, { profileId: profile.id, description: "Nights", current: false, ...before });
    const send = (input: object, as = member) =>
      testApp().graphql(update, { input: { id: entry.id, ...input } }, { as });
    const stored = () => db.findOneByOrFail<Experience | Education>(entity, { id: entry.id });
    return { member, profile, entry, send, stored };
  }

  it("changes what is given, keeps what is left out, and clears what is null", async () => {
    const { entry, send, stored } = await buildEntry();

    const { data } = await send({ ...change, description: null });

    const expected = { ...before, ...change, description: null, current: false };
    expect(data[name]).toEqual({ id: entry.id, ...expected });
    expect(await stored()).toMatchObject({ ...expected, createdAt: entry.createdAt, profileId: entry.profileId });
  });

  it("clears the last day of what goes on again, and asks for nothing when nothing changes", async () => {
    const { send } = await buildEntry();

    expect((await send({})).data[name]).toMatchObject({ ...before, current: false, description: "Nights" });
    expect((await send({ current: true })).data[name]).toMatchObject({ to: null, current: true });
    expect((await send({ current: false, to: "2023-01-01" })).data[name]).toMatchObject({ to: "2023-01-01" });
  });

  it.each([
    ["a required text that is blank", { [required]: " " }, required],
    ["a required text that is null", { [required]: null }, required],
    ["a required text of 201 characters", { [required]: "x".repeat(201) }, required],
    ["a description of 201 characters", { description: "x".repeat(201) }, "description"],
    ["a NUL", { description: "a\u0000b" }, "description"],
    ["no first day", { from: null }, "from"],
    ["a first day that does not exist", { from: "2023-02-29" }, "from"],
    ["a first day after the last day that is stored", { from: "2023-01-01" }, "to"],
    ["a last day before the first day that is stored", { to: "2019-01-01" }, "to"],
  ])("refuses %s by the field's name and changes nothing", async (_case, changes, field) => {
    const { send, stored } = await buildEntry();

    const answer = await send(changes);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual([field]);
    expect(await stored()).toMatchObject({ ...before, description: "Nights" });
  });

  it("refuses visitors, members without a profile, and ids that are not in the viewer's profile", async () => {
    const [{ entry, stored }, other] = [await buildEntry(), await buildEntry()];
    const newcomer = await buildUser(testApp().db);
    const input = { id: entry.id, ...change };

    expect(codeOf(await testApp().graphql(update, { input }))).toBe("UNAUTHENTICATED");
    expect(codeOf(await testApp().graphql(update, { input }, { as: newcomer }))).toBe("NOT_FOUND");
    expect(codeOf(await testApp().graphql(update, { input }, { as: other.member }))).toBe("NOT_FOUND");
    expect(codeOf(await other.send({ id: newId(), ...change }))).toBe("NOT_FOUND");
    const malformed = await other.send({ id: "abc", ...change });
    expect([codeOf(malformed), inputFieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
    expect(await stored()).toMatchObject(before);
  });

  it("loses none of two changes that arrive at once", async () => {
    const { send, stored } = await buildEntry();

    await Promise.all([send(change), send({ description: "Days" })]);

    expect(await stored()).toMatchObject({ ...change, description: "Days" });
  });
});

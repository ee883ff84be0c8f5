import { v7 as newId } from "uuid";
import type { User } from "../accounts/users/User";
import { codeOf, fieldsOf, inputFieldsOf, messageOf } from "../../testing/calls/answers";
import { buildEducation, buildExperience, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Education } from "./Education";
import { Experience } from "./Experience";
import type { Profile } from "./Profile";

const testApp = useTestApp();

const experience = {
  add: `mutation ($input: AddExperienceInput!) {
    addExperience(input: $input) {
      id title
      profile { id experience { id title company location from to current description } }
    }
  }`,
  remove: `mutation ($id: ID!) { deleteExperience(id: $id) { experience { id } } }`,
  entity: Experience,
  build: buildExperience,
  field: "experience" as const,
  least: { title: "Teacher", company: "Open School", from: "2020-02-29" },
  required: [["title"], ["company"]],
  more: { location: "Cebu", description: "Physics and chemistry" },
  empty: { location: null, description: null },
};
const education = {
  add: `mutation ($input: AddEducationInput!) {
    addEducation(input: $input) {
      id school
      profile { id education { id school degree fieldOfStudy from to current description } }
    }
  }`,
  remove: `mutation ($id: ID!) { deleteEducation(id: $id) { education { id } } }`,
  entity: Education,
  build: buildEducation,
  field: "education" as const,
  least: { school: "University of Cebu", degree: "BSc", fieldOfStudy: "Physics", from: "2015-06-01" },
  required: [["school"], ["degree"], ["fieldOfStudy"]],
  more: { description: "With honours" },
  empty: { description: null },
};

async function buildMember(): Promise<{ member: User; profile: Profile }> {
  const member = await buildUser(testApp().db);
  return { member, profile: await buildProfile(testApp().db, { userId: member.id }) };
}

describe.each([
  ["addExperience", "deleteExperience", experience],
  ["addEducation", "deleteEducation", education],
] as const)("%s and %s", (addName, removeName, { add, remove, entity, build, field, least, required, more, empty }) => {
  const count = (profileId: string) => testApp().db.countBy<Experience | Education>(entity, { profileId });
  const send = (input: object, as?: User) => testApp().graphql(add, { input }, as ? { as } : {});

  it("add an entry to the viewer's profile, the newest first, and nothing is needed but the least", async () => {
    const { member, profile } = await buildMember();
    await build(testApp().db, { profileId: profile.id });

    const { data } = await send(least, member);

    expect(data[addName].profile.id).toBe(profile.id);
    expect(data[addName].profile[field]).toHaveLength(2);
    expect(data[addName].profile[field][0]).toEqual({
      id: expect.any(String),
      ...least,
      ...empty,
      to: null,
      current: false,
    });
  });

  it("M30 give back the entry that was added", async () => {
    const { member } = await buildMember();

    const { data } = await send(least, member);

    const [name = ""] = required[0] ?? [];
    expect(data[addName]).toMatchObject({ id: data[addName].profile[field][0].id, [name]: Object.values(least)[0] });
  });

  it("keep all that is said, and drop the last day of what goes on", async () => {
    const { member } = await buildMember();

    await send({ ...least, ...more, to: "2024-02-29" }, member);
    const { data } = await send({ ...least, current: true, to: "1999-01-01" }, member);

    const [today, past] = data[addName].profile[field];
    expect(past).toMatchObject({ ...least, ...more, to: "2024-02-29", current: false });
    expect(today).toMatchObject({ ...least, to: null, current: true });
  });

  it.each([
    ...required.map(([name = ""]) => [`a blank ${name}`, { [name]: "  " }, [name]] as const),
    ["a first word of 201 characters", { [required[0]?.[0] ?? ""]: "x".repeat(201) }, [required[0]?.[0]]] as const,
    ["a description of 201 characters", { description: "x".repeat(201) }, ["description"]] as const,
    ["a NUL", { description: "\u0000" }, ["description"]] as const,
    ["no first day", { from: "" }, ["from"]] as const,
    ["a first day that does not exist", { from: "2023-02-29" }, ["from"]] as const,
    ["a first day that is a number", { from: 20230101 }, ["from"]] as const,
    ["a last day before the first", { to: "1999-12-31" }, ["to"]] as const,
    ["a last day in words", { to: "yesterday" }, ["to"]] as const,
  ])("turn %s away by the field's name and add nothing", async (_case, overrides, fields) => {
    const { member, profile } = await buildMember();

    const answer = await send({ ...least, ...overrides }, member);

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(fields);
    expect(await count(profile.id)).toBe(0);
  });

  it("need a profile, and a member", async () => {
    const newcomer = await buildUser(testApp().db);

    expect(codeOf(await send(least, newcomer))).toBe("NOT_FOUND");
    expect(codeOf(await testApp().graphql(remove, { id: newId() }, { as: newcomer }))).toBe("NOT_FOUND");
    expect(codeOf(await send(least))).toBe("UNAUTHENTICATED");
    expect(codeOf(await testApp().graphql(remove, { id: newId() }))).toBe("UNAUTHENTICATED");
  });

  it("hold at most 100 entries, also when ten more arrive at once", async () => {
    const { member, profile } = await buildMember();
    for (let i = 0; i < 98; i++) await build(testApp().db, { profileId: profile.id });

    const answers = await Promise.all(Array.from({ length: 10 }, () => send(least, member)));

    const refused = answers.filter((answer) => answer.errors);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(["CONFLICT"]));
    expect(messageOf(refused[0] ?? {})).toMatch(/at most 100/);
    expect(refused).toHaveLength(8);
    expect(await count(profile.id)).toBe(100);
  });

  it("remove the viewer's own entry alone", async () => {
    const { member, profile } = await buildMember();
    const [gone, kept] = [
      await build(testApp().db, { profileId: profile.id }),
      await build(testApp().db, { profileId: profile.id }),
    ];

    const { data } = await testApp().graphql(remove, { id: gone.id }, { as: member });

    expect(data[removeName][field]).toEqual([{ id: kept.id }]);
  });

  it("know no entry of anyone else's, none that is gone and no malformed id", async () => {
    const [{ member }, other] = [await buildMember(), await buildMember()];
    const { id } = await build(testApp().db, { profileId: other.profile.id });

    const theirs = await testApp().graphql(remove, { id }, { as: member });
    const gone = await testApp().graphql(remove, { id: newId() }, { as: member });
    const malformed = await testApp().graphql(remove, { id: "abc" }, { as: member });

    expect([codeOf(theirs), codeOf(gone)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["id"]]);
    expect(await count(other.profile.id)).toBe(1);
  });
});

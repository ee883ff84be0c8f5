import { codeOf, inputFieldsOf } from "../../testing/calls/answers";
import { buildExperience, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Profile } from "./Profile";

const testApp = useTestApp();
const save = `mutation ($input: SaveProfileInput!) {
  saveProfile(input: $input) {
    id status interest company website location bio photo skills createdAt updatedAt viewerCanEdit
    social { youtube twitter facebook linkedin instagram } user { id } experience { id } education { id }
  }
}`;
const least = { status: "LEARNING", skills: ["TypeScript"] };
const empty = { youtube: null, twitter: null, facebook: null, linkedin: null, instagram: null };

describe("saveProfile", () => {
  it("creates the viewer's profile with what was said, and the rest empty", async () => {
    const viewer = await buildUser(testApp().db);

    const { data } = await testApp().graphql(save, { input: least }, { as: viewer });

    expect(data.saveProfile).toMatchObject({
      ...least,
      ...{ interest: "CODING", company: null, website: null, location: null, bio: null, photo: null },
      ...{ social: empty, user: { id: viewer.id }, experience: [], education: [], viewerCanEdit: true },
    });
  });

  it("M28 changes what is named and keeps the rest, the profile's id and its experience", async () => {
    const { db } = testApp();
    const before = await buildProfile(db, { interest: 7, company: "Old", bio: "Old", website: "https://old.example" });
    const job = await buildExperience(db, { profileId: before.id });
    const viewer = { ...(await buildUser(db)), id: before.userId };
    const input = { status: "MANAGER", skills: ["SQL, Rust", " SQL "], company: "New", bio: null };

    const { data } = await testApp().graphql(save, { input }, { as: viewer });

    expect(data.saveProfile).toMatchObject({
      ...{ id: before.id, status: "MANAGER", interest: "PHYSICS", company: "New", bio: null },
      ...{ website: "https://old.example", location: "Cebu", skills: ["SQL", "Rust"] },
      ...{ experience: [{ id: job.id }], createdAt: before.createdAt.toISOString() },
    });
    expect(Date.parse(data.saveProfile.updatedAt)).toBeGreaterThan(before.updatedAt.getTime());
  });

  it("M28 keeps what an older client does not know, status and skills among it", async () => {
    const { db } = testApp();
    const before = await buildProfile(db, { interest: 3, bio: "Old", skills: ["Go"] });
    const viewer = { ...(await buildUser(db)), id: before.userId };

    const named = await testApp().graphql(save, { input: { location: "Lagos" } }, { as: viewer });
    const nothing = await testApp().graphql(save, { input: {} }, { as: viewer });

    for (const { data } of [named, nothing]) {
      expect(data.saveProfile).toMatchObject({
        ...{ status: "LEARNING", interest: "LANGUAGE", bio: "Old", skills: ["Go"], location: "Lagos" },
      });
    }
  });

  it("M28 changes one link and keeps the others; null clears all five", async () => {
    const viewer = await buildUser(testApp().db);
    const links = { twitter: "https://x.example/ada", youtube: "https://y.example/ada" };
    await testApp().graphql(save, { input: { ...least, social: links } }, { as: viewer });

    const change = { social: { youtube: null, facebook: "https://f.example/ada" } };
    const changed = await testApp().graphql(save, { input: change }, { as: viewer });
    const cleared = await testApp().graphql(save, { input: { social: null } }, { as: viewer });

    expect(changed.data.saveProfile.social).toEqual({
      ...{ ...empty, twitter: links.twitter, facebook: "https://f.example/ada" },
    });
    expect(cleared.data.saveProfile.social).toEqual(empty);
  });

  it("M28 loses neither of two changes that come at the same time", async () => {
    const viewer = await buildUser(testApp().db);
    await testApp().graphql(save, { input: least }, { as: viewer });

    await Promise.all(
      [{ bio: "From the phone" }, { company: "From the desk" }].map((input) =>
        testApp().graphql(save, { input }, { as: viewer }),
      ),
    );

    const { data } = await testApp().graphql(save, { input: {} }, { as: viewer });
    expect(data.saveProfile).toMatchObject({ bio: "From the phone", company: "From the desk" });
  });

  it.each([
    ["nothing", {}, ["status", "skills"]],
    ["no status", { skills: ["Go"] }, ["status"]],
    ["no skills", { status: "LEARNING", bio: "Me" }, ["skills"]],
  ])("M28 makes no new profile of %s", async (_what, input, fields) => {
    const viewer = await buildUser(testApp().db);

    const answer = await testApp().graphql(save, { input }, { as: viewer });

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(fields);
    expect(await testApp().db.countBy(Profile, { userId: viewer.id })).toBe(0);
  });

  it("takes what was never set for empty: left out, null and blank are the same", async () => {
    const viewer = await buildUser(testApp().db);
    const input = { ...least, company: "", website: "  ", bio: null, social: { youtube: "" }, interest: null };

    const { data } = await testApp().graphql(save, { input }, { as: viewer });

    expect(data.saveProfile).toMatchObject({ company: null, website: null, bio: null, social: empty });
  });

  it("M41 keeps one of two skills that differ only in case, in its first spelling", async () => {
    const viewer = await buildUser(testApp().db);
    const input = { ...least, skills: ["TypeScript, SQL", "typescript", "Sql", "Caf\u00e9", "CAFE\u0301", "Rust"] };

    const { data } = await testApp().graphql(save, { input }, { as: viewer });

    expect(data.saveProfile.skills).toEqual(["TypeScript", "SQL", "Caf\u00e9", "Rust"]);
  });

  it("gives text back as it was written, in any script", async () => {
    const viewer = await buildUser(testApp().db);
    const bio = "  שלום\nمرحبا 👩🏽‍🔬 <script>alert(1)</script>  ";

    const { data } = await testApp().graphql(save, { input: { ...least, bio } }, { as: viewer });

    expect(data.saveProfile.bio).toBe(bio);
  });

  it("makes one profile of ten saves at once", async () => {
    const viewer = await buildUser(testApp().db);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testApp().graphql(save, { input: least }, { as: viewer })),
    );

    expect(new Set(answers.map(({ data }) => data.saveProfile.id)).size).toBe(1);
    expect(await testApp().db.countBy(Profile, { userId: viewer.id })).toBe(1);
  });

  it("turns visitors away, without a word about their input", async () => {
    expect(codeOf(await testApp().graphql(save, { input: least }))).toBe("UNAUTHENTICATED");
  });

  const long = (length: number) => "x".repeat(length);
  it.each([
    ["no skill", { skills: [] }, ["skills"]],
    ["blank skills", { skills: [" ", ","] }, ["skills"]],
    ["51 skills", { skills: Array.from({ length: 51 }, (_value, i) => `skill ${i}`) }, ["skills"]],
    ["a skill of 51 characters", { skills: [long(51)] }, ["skills"]],
    ["a company of 201 characters", { company: long(201) }, ["company"]],
    ["a location of 201 characters", { location: long(201) }, ["location"]],
    ["a bio of 2,001 characters", { bio: long(2_001) }, ["bio"]],
    ["a website that hides its host", { website: "https://paypal.com@evil.example/" }, ["website"]],
    ["a website that runs", { website: "javascript:alert(1)" }, ["website"]],
    ["a website in disguise", { website: "JaVaScRiPt:alert(1)" }, ["website"]],
    ["a website without a scheme", { website: "//evil.example" }, ["website"]],
    ["a website of 2,049 characters", { website: `https://a.example/${long(2_031)}` }, ["website"]],
    ["a photo made of data", { photo: "data:image/svg+xml,<svg/>" }, ["photo"]],
    ["a link that runs", { social: { linkedin: "vbscript:x" } }, ["social.linkedin"]],
    ["a NUL in the bio", { bio: "a\u0000b" }, ["bio"]],
    ["half a surrogate pair in a skill", { skills: ["Go", "\ud800"] }, ["skills[1]"]],
    ["an unknown status", { status: "WIZARD" }, ["status"]],
    ["an unknown interest", { interest: "MAGIC" }, ["interest"]],
    ["a cleared status", { status: null }, ["status"]],
    ["cleared skills", { skills: null }, ["skills"]],
    ["a status left out", { status: undefined }, ["status"]],
    ["two errors at once", { bio: long(2_001), company: long(201) }, ["company", "bio"]],
  ])("turns %s away by the field's name and saves nothing", async (_case, overrides, fields) => {
    const viewer = await buildUser(testApp().db);

    const answer = await testApp().graphql(save, { input: { ...least, ...overrides } }, { as: viewer });

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(inputFieldsOf(answer)).toEqual(fields);
    expect(await testApp().db.countBy(Profile, { userId: viewer.id })).toBe(0);
  });
});
